#define _GNU_SOURCE
#include "launcher.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifndef SYS_pidfd_open
#define SYS_pidfd_open 434
#endif

enum { STATUS_OF_SIGNAL = 128, STATUS_LOST = 70 };
/// Milliseconds between two looks at the memory of a session: the limit of each process stops what is
/// faster.
enum { MEMORY_INTERVAL = 100 };
/// Seconds after which a session that was not born in its group is moved there.
enum { SECONDS_UNTIL_JOINED = 1 };

/// What the supervisor waits for.
struct watch {
  int signals;
  /// The host: readable when it has ended.
  int host;
};

static struct watch begin_watching(void) {
  sigset_t set;
  sigemptyset(&set);
  for (const int *number = (const int[]){SIGCHLD, SIGTERM, SIGINT, SIGHUP, 0}; *number; number++) {
    sigaddset(&set, *number);
  }
  sigprocmask(SIG_BLOCK, &set, NULL);
  signal(SIGPIPE, SIG_IGN);
  return (struct watch){
      .signals = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK),
      .host = (int)syscall(SYS_pidfd_open, getppid(), 0)};
}

/// Sleeps until something has happened; whether that is a reason to end the program.
static bool wait_for_end(const struct plan *plan, struct watch watch) {
  struct pollfd events[] = {{watch.signals, POLLIN, 0}, {watch.host, POLLIN, 0},
                            {plan->report, 0, 0}};
  int count = poll(events, 3, plan->session_memory == 0 ? -1 : MEMORY_INTERVAL);
  if (count < 0) return errno != EINTR;
  // A host that has closed the report wants no more of the program.
  if (events[1].revents != 0 || (events[2].revents & (POLLERR | POLLNVAL)) != 0) return true;
  struct signalfd_siginfo info;
  while (read(watch.signals, &info, sizeof info) == sizeof info) {
    if (info.ssi_signo != SIGCHLD) return true;
  }
  return false;
}

// MARK: What is left

/// Ends what has been left by a program that had no namespace to go down with: orphans come to this
/// process, and what they leave does so too.
static void end_orphans(void) {
  char path[64], text[4096];
  snprintf(path, sizeof path, "/proc/self/task/%d/children", getpid());
  for (int round = 0; round < 1000; round++) {
    FILE *file = fopen(path, "re");
    size_t length = file == NULL ? 0 : fread(text, 1, sizeof text - 1, file);
    if (file != NULL) fclose(file);
    if (length == 0) return;
    text[length] = 0;
    char *rest = text;
    for (char *word; (word = strsep(&rest, " ")) != NULL;) {
      if (*word != 0) kill((pid_t)atoi(word), SIGKILL);
    }
    while (waitpid(-1, NULL, __WALL) > 0) continue;
  }
}

static void end_all(pid_t pid) {
  kill(pid, SIGKILL);
  // Of any: a traced process is gone only when each of its threads has been taken away.
  pid_t ended;
  while ((ended = waitpid(-1, NULL, __WALL)) != pid) {
    if (ended < 0 && errno != EINTR) break;
  }
  end_orphans();
}

void reap_as_first(const struct plan *plan, pid_t program, int result) {
  // Descriptors of the conversation are the program's alone.
  syscall(SYS_close_range, 0, plan->last_descriptor, 0);
  int status, ended;
  while ((ended = waitpid(-1, &status, __WALL)) >= 0 || errno == EINTR) {
    if (ended == program) break;
  }
  if (write(result, &status, sizeof status) < 0) _exit(STATUS_LOST);
  _exit(0);
}

// MARK: Supervising

/// How the program ended, reported and as a status of this process. A program that starts processes
/// is a tool: whoever waits for it sees its own end.
static int conclude(const struct plan *plan, int status) {
  if (WIFEXITED(status)) {
    report(plan, "exit %d", WEXITSTATUS(status));
    return WEXITSTATUS(status);
  }
  int number = WTERMSIG(status);
  report(plan, "killed %d", number);
  if (plan->starts_processes) {
    signal(number, SIG_DFL);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    kill(getpid(), number);
  }
  return STATUS_OF_SIGNAL + number;
}

/// Takes what `waitpid` has; true once the program itself has ended, with its status.
static bool collect(const struct plan *plan, pid_t pid, int *result) {
  int status;
  pid_t ended;
  bool signaled = false;
  while ((ended = waitpid(-1, &status, WNOHANG | __WALL)) > 0) {
    if (WIFSTOPPED(status)) {
      if (!signaled && handle_stop(plan, pid, ended, status)) {
        signaled = true;
        // The first process of a namespace does not end by a signal of its own.
        kill(pid, SIGKILL);
      }
    } else if (ended == pid) {
      *result = status;
      return true;
    }
  }
  return ended < 0 && errno == ECHILD;
}

/// Whether the session has taken more memory than it may: as its group says, or by the sum, which sees
/// what began before the group was joined.
static bool has_run_out(const struct plan *plan, const struct group *group, pid_t pid) {
  if (plan->session_memory == 0) return false;
  return group_ran_out(group) || session_memory(pid) > plan->session_memory;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

int supervise(
    const struct plan *plan, struct group *group, pid_t pid, bool isolated, int go) {
  struct watch watch = begin_watching();
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  bool wants_tracing = !plan->without[LAYER_TRACING] && !plan->starts_processes;
  bool traced = wants_tracing && attach(pid);
  if (wants_tracing && !traced) report_missing(plan, LAYER_TRACING, errno);
  report(plan, "pid %d", pid);
  if (write(go, traced ? "T" : "N", 1) != 1) return STATUS_LOST;
  // The other end is the program's alone: the host sees it close.
  syscall(SYS_close_range, 0, plan->last_descriptor, 0);
  int status = 0;
  bool ended, unwanted = false, exhausted = false;
  double begin = now();
  while (!(ended = collect(plan, pid, &status)) && !unwanted && !exhausted) {
    unwanted = wait_for_end(plan, watch);
    exhausted = !unwanted && has_run_out(plan, group, pid);
    if (now() - begin >= SECONDS_UNTIL_JOINED) join_group(group, pid);
  }
  if (!ended) {
    end_all(pid);
    status = SIGKILL;
  } else if (isolated && plan->starts_processes) {
    int inner;
    if (recv(go, &inner, sizeof inner, MSG_DONTWAIT) == sizeof inner) status = inner;
  }
  end_orphans();
  exhausted = exhausted || group_ran_out(group);
  remove_group(group);
  if (unwanted) return STATUS_OF_SIGNAL + SIGKILL;
  if (exhausted) report(plan, "memory %llu", (unsigned long long)plan->session_memory);
  return conclude(plan, status);
}
