#define _GNU_SOURCE
#include "launcher.h"

#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

const char *const layer_names[LAYER_COUNT] = {
    [LAYER_NAMESPACES] = "namespaces", [LAYER_LANDLOCK] = "landlock",
    [LAYER_SECCOMP] = "seccomp",       [LAYER_LIMITS] = "limits",
    [LAYER_PRIVILEGES] = "privileges", [LAYER_SESSION] = "session",
    [LAYER_DESCRIPTORS] = "descriptors", [LAYER_TRACING] = "tracing",
};

enum { STATUS_USAGE = 64, STATUS_REFUSED = 77, STATUS_CANNOT_START = 127 };

// MARK: The report

void report(const struct plan *plan, const char *format, ...) {
  if (plan->report < 0) return;
  char line[4096];
  va_list values;
  va_start(values, format);
  int length = vsnprintf(line, sizeof line - 1, format, values);
  va_end(values);
  if (length < 0) return;
  if (length > (int)sizeof line - 2) length = sizeof line - 2;
  line[length++] = '\n';
  // A host that reads no longer is found by the supervisor.
  while (write(plan->report, line, length) < 0 && errno == EINTR) continue;
}

void report_missing(const struct plan *plan, enum layer layer, int code) {
  report(plan, "missing %s %s", layer_names[layer], strerror(code));
  if (!plan->is_required) return;
  report(plan, "refused %s %s", layer_names[layer], strerror(code));
  _exit(STATUS_REFUSED);
}

// MARK: The command line

enum option_number {
  OPTION_READ = 1, OPTION_EXECUTE, OPTION_WRITE, OPTION_MEMORY, OPTION_CPU, OPTION_FILE_SIZE,
  OPTION_OPEN_FILES, OPTION_PROCESSES, OPTION_NETWORK, OPTION_REQUIRED, OPTION_WITHOUT,
  OPTION_KEEP, OPTION_REPORT, OPTION_PROBE, OPTION_WRITE_FILTER, OPTION_SESSION_MEMORY,
  OPTION_LOOPBACK
};

static const struct option options[] = {
    {"read", required_argument, NULL, OPTION_READ},
    {"execute", required_argument, NULL, OPTION_EXECUTE},
    {"write", required_argument, NULL, OPTION_WRITE},
    {"memory", required_argument, NULL, OPTION_MEMORY},
    {"session-memory", required_argument, NULL, OPTION_SESSION_MEMORY},
    {"cpu", required_argument, NULL, OPTION_CPU},
    {"file-size", required_argument, NULL, OPTION_FILE_SIZE},
    {"open-files", required_argument, NULL, OPTION_OPEN_FILES},
    {"processes", no_argument, NULL, OPTION_PROCESSES},
    {"network", no_argument, NULL, OPTION_NETWORK},
    {"loopback", no_argument, NULL, OPTION_LOOPBACK},
    {"required", no_argument, NULL, OPTION_REQUIRED},
    {"without", required_argument, NULL, OPTION_WITHOUT},
    {"keep", required_argument, NULL, OPTION_KEEP},
    {"report", required_argument, NULL, OPTION_REPORT},
    {"probe", no_argument, NULL, OPTION_PROBE},
    {"write-filter", required_argument, NULL, OPTION_WRITE_FILTER},
    {NULL, 0, NULL, 0},
};

static _Noreturn void refuse(const char *what, const char *value) {
  fprintf(stderr, "vitrine-launcher: error: %s '%s'\n", what, value);
  exit(STATUS_USAGE);
}

static uint64_t number(const char *text) {
  char *end;
  errno = 0;
  unsigned long long value = strtoull(text, &end, 10);
  if (errno != 0 || end == text || *end != 0) refuse("not a number:", text);
  return value;
}

static void leave_out(struct plan *plan, const char *name) {
  for (int layer = 0; layer < LAYER_COUNT; layer++) {
    if (strcmp(name, layer_names[layer]) == 0 || strcmp(name, "all") == 0) {
      plan->without[layer] = true;
      if (strcmp(name, "all") != 0) return;
    }
  }
  if (strcmp(name, "all") != 0) refuse("no layer is called", name);
}

static void add_path(struct plan *plan, enum access access, const char *path) {
  plan->paths[plan->path_count++] = (struct path_rule){access, path};
}

static void print_probe(void) {
  int namespaces = probe_namespaces(), calls = probe_seccomp();
  printf("namespaces %s\n", namespaces == 0 ? "yes" : strerror(namespaces));
  printf("landlock %d\n", landlock_version());
  printf("seccomp %s\n", calls == 0 ? "yes" : strerror(calls));
}

static void take(struct plan *plan, int option) {
  switch (option) {
    case OPTION_READ: add_path(plan, ACCESS_READ, optarg); break;
    case OPTION_EXECUTE: add_path(plan, ACCESS_EXECUTE, optarg); break;
    case OPTION_WRITE: add_path(plan, ACCESS_WRITE, optarg); break;
    case OPTION_MEMORY: plan->memory = number(optarg); break;
    case OPTION_SESSION_MEMORY: plan->session_memory = number(optarg); break;
    case OPTION_CPU: plan->cpu_seconds = number(optarg); break;
    case OPTION_FILE_SIZE: plan->file_size = number(optarg); break;
    case OPTION_OPEN_FILES: plan->open_files = number(optarg); break;
    case OPTION_PROCESSES: plan->starts_processes = true; break;
    case OPTION_NETWORK: plan->uses_network = true; break;
    case OPTION_LOOPBACK: plan->has_loopback = true; break;
    case OPTION_REQUIRED: plan->is_required = true; break;
    case OPTION_WITHOUT: leave_out(plan, optarg); break;
    case OPTION_KEEP: plan->last_descriptor = (int)number(optarg); break;
    case OPTION_REPORT: plan->report = (int)number(optarg); break;
    case OPTION_PROBE: print_probe(); exit(0);
    case OPTION_WRITE_FILTER: exit(write_filter(optarg) == 0 ? 0 : STATUS_CANNOT_START);
    default: exit(STATUS_USAGE);
  }
}

static struct plan read_plan(int count, char **arguments) {
  struct plan plan = {.last_descriptor = 2, .report = -1, .launcher = arguments[0]};
  plan.paths = calloc(count, sizeof *plan.paths);
  if (plan.paths == NULL) exit(STATUS_CANNOT_START);
  int option;
  while ((option = getopt_long(count, arguments, "+", options, NULL)) != -1) take(&plan, option);
  plan.program = arguments + optind;
  if (plan.program[0] == NULL) {
    fprintf(stderr, "usage: vitrine-launcher [OPTION]... -- PROGRAM [ARGUMENT]...\n");
    exit(STATUS_USAGE);
  }
  return plan;
}

// MARK: The child

static void confine_or_report(const struct plan *plan, enum layer layer, int code) {
  if (code != 0) report_missing(plan, layer, code);
}

static void confine(const struct plan *plan, bool traced) {
  if (!plan->without[LAYER_LIMITS]) {
    confine_or_report(plan, LAYER_LIMITS, set_limits(plan));
  }
  if (!plan->without[LAYER_PRIVILEGES]) drop_privileges();
  // Only who cannot gain privileges by a program may bring filters of its own.
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  if (!plan->without[LAYER_LANDLOCK]) {
    confine_or_report(plan, LAYER_LANDLOCK, restrict_files(plan));
  }
  if (!plan->without[LAYER_SECCOMP]) {
    confine_or_report(plan, LAYER_SECCOMP, restrict_calls(plan, traced));
  }
}

static void close_inherited(const struct plan *plan) {
  unsigned first = plan->last_descriptor + 1;
  if (syscall(SYS_close_range, first, ~0U, 4 /* CLOSE_RANGE_CLOEXEC */) == 0) return;
  int code = errno;
  for (int descriptor = first; descriptor < 1024; descriptor++) {
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  }
  if (code != ENOSYS) report_missing(plan, LAYER_DESCRIPTORS, code);
}

static _Noreturn void run_program(const struct plan *plan, bool traced) {
  if (!plan->without[LAYER_DESCRIPTORS]) close_inherited(plan);
  confine(plan, traced);
  execv(plan->program[0], plan->program);
  report(plan, "failed execve %s", strerror(errno));
  _exit(STATUS_CANNOT_START);
}

/// The first process of the namespace stays to wait for others where there can be others.
static void split_off_first(const struct plan *plan, int result) {
  pid_t program = fork();
  if (program < 0) _exit(STATUS_CANNOT_START);
  if (program > 0) reap_as_first(plan, program, result);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
}

static _Noreturn void begin(struct plan *plan, bool isolated, int go, uid_t user, gid_t group) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  signal(SIGPIPE, SIG_DFL);
  if (isolated) enter_namespaces(user, group);
  // Without a network of its own, loopback is the machine's.
  plan->has_loopback = plan->has_loopback && isolated && raise_loopback();
  // A terminal that is not the session's own takes no characters from it.
  if (!plan->without[LAYER_SESSION]) setsid();
  char traced = 0;
  // Without an answer the supervisor has gone.
  if (read(go, &traced, 1) != 1) _exit(STATUS_CANNOT_START);
  if (isolated && plan->starts_processes) split_off_first(plan, go);
  else close(go);
  run_program(plan, traced == 'T');
}

int main(int count, char **arguments) {
  struct plan plan = read_plan(count, arguments);
  if (plan.report >= 0) fcntl(plan.report, F_SETFD, FD_CLOEXEC);
  // Both ways: the word to go on, and the status of a program behind a first process.
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return STATUS_CANNOT_START;
  uid_t user = geteuid();
  gid_t group = getegid();
  struct group memory = {.path = ""};
  bool is_limited = plan.session_memory != 0 && !plan.without[LAYER_LIMITS];
  if (is_limited) make_group(plan.session_memory, &memory);
  bool isolated = !plan.without[LAYER_NAMESPACES];
  pid_t pid = clone_isolated(&plan, &memory, &isolated);
  if (pid < 0) {
    report(&plan, "failed clone %s", strerror(errno));
    remove_group(&memory);
    return STATUS_CANNOT_START;
  }
  if (pid == 0) {
    close(ends[0]);
    begin(&plan, isolated, ends[1], user, group);
  }
  close(ends[1]);
  return supervise(&plan, &memory, pid, isolated, ends[0]);
}
