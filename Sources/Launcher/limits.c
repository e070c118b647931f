#define _GNU_SOURCE
#include "launcher.h"

#include <errno.h>
#include <linux/capability.h>
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

void drop_privileges(void) {
  for (int capability = 0; capability < 64; capability++) {
    prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
  }
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct none[2] = {{0}, {0}};
  syscall(SYS_capset, &header, none);
}
