#define _GNU_SOURCE
#include "launcher.h"

#include <dirent.h>
#include <errno.h>
#include <linux/capability.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

static int limit(__rlimit_resource_t resource, uint64_t value, uint64_t beyond) {
  struct rlimit inherited;
  if (getrlimit(resource, &inherited) != 0) return errno;
  // An unprivileged process cannot raise what it has inherited.
  rlim_t most = value + beyond;
  if (most > inherited.rlim_max) most = inherited.rlim_max;
  struct rlimit limits = {.rlim_cur = value < most ? value : most, .rlim_max = most};
  return setrlimit(resource, &limits) == 0 ? 0 : errno;
}

int set_limits(const struct plan *plan) {
  int code = limit(RLIMIT_CORE, 0, 0);
  // Private memory and not addresses: JavaScriptCore reserves gigabytes of those.
  if (code == 0 && plan->memory != 0) code = limit(RLIMIT_DATA, plan->memory, 0);
  // The signal comes at the first limit and can be named; at the second one the kernel kills.
  if (code == 0 && plan->cpu_seconds != 0) code = limit(RLIMIT_CPU, plan->cpu_seconds, 1);
  if (code == 0 && plan->file_size != 0) code = limit(RLIMIT_FSIZE, plan->file_size, 0);
  if (code == 0 && plan->open_files != 0) code = limit(RLIMIT_NOFILE, plan->open_files, 0);
  return code;
}

// MARK: The memory of a session

enum { MOST_PROCESSES = 4096 };

/// Memory that no file stands behind, in bytes.
static uint64_t own_memory(pid_t pid) {
  char path[64], line[256];
  snprintf(path, sizeof path, "/proc/%d/status", pid);
  FILE *file = fopen(path, "re");
  if (file == NULL) return 0;
  uint64_t sum = 0;
  while (fgets(line, sizeof line, file) != NULL) {
    unsigned long long value;
    if (sscanf(line, "RssAnon: %llu kB", &value) == 1 ||
        sscanf(line, "RssShmem: %llu kB", &value) == 1) {
      sum += value << 10;
    }
  }
  fclose(file);
  return sum;
}

/// Adds what the threads of a process have started; the number of processes that are known then.
static size_t add_children(pid_t pid, pid_t *known, size_t count) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", pid);
  DIR *threads = opendir(path);
  if (threads == NULL) return count;
  for (struct dirent *thread; (thread = readdir(threads)) != NULL;) {
    char place[128];
    snprintf(place, sizeof place, "%s/%.20s/children", path, thread->d_name);
    FILE *file = thread->d_name[0] == '.' ? NULL : fopen(place, "re");
    if (file == NULL) continue;
    int child;
    while (count < MOST_PROCESSES && fscanf(file, "%d", &child) == 1) known[count++] = child;
    fclose(file);
  }
  closedir(threads);
  return count;
}

size_t list_session(pid_t pid, const pid_t **processes) {
  static pid_t known[MOST_PROCESSES];
  size_t count = 1;
  known[0] = pid;
  for (size_t i = 0; i < count; i++) count = add_children(known[i], known, count);
  *processes = known;
  return count;
}

uint64_t session_memory(pid_t pid) {
  const pid_t *processes;
  size_t count = list_session(pid, &processes);
  uint64_t sum = 0;
  for (size_t i = 0; i < count; i++) sum += own_memory(processes[i]);
  return sum;
}

void drop_privileges(void) {
  for (int capability = 0; capability < 64; capability++) {
    prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
  }
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct none[2] = {{0}, {0}};
  syscall(SYS_capset, &header, none);
}
