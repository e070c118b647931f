#define _GNU_SOURCE
#include "launcher.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <net/if.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { NAMESPACES = CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWIPC };

// The system call itself: glibc's `clone` wants a stack, and this one returns twice as `fork` does.
static pid_t clone_with(unsigned long flags) {
  return (pid_t)syscall(SYS_clone, flags | SIGCHLD, NULL, NULL, NULL, NULL);
}

/// What is born in a group need not be moved there, for which the kernel stops all that start threads.
static pid_t clone_into(int group, unsigned long flags) {
  struct clone_args arguments = {
      .flags = flags | CLONE_INTO_CGROUP, .exit_signal = SIGCHLD, .cgroup = group};
  return (pid_t)syscall(SYS_clone3, &arguments, sizeof arguments);
}

static pid_t clone_session(unsigned long flags, struct group *group) {
  int directory = open_to_clone_into(group);
  if (directory >= 0) {
    pid_t pid = clone_into(directory, flags);
    close(directory);
    group->is_joined = pid >= 0;
    if (group->is_joined) return pid;
  }
  return clone_with(flags);
}

pid_t clone_isolated(struct plan *plan, struct group *group, bool *isolated) {
  if (!*isolated) return clone_session(0, group);
  if (plan->has_loopback) {
    pid_t pid = clone_session(NAMESPACES | CLONE_NEWNET, group);
    if (pid >= 0) return pid;
    // The other namespaces do not depend on the network's.
    plan->has_loopback = false;
  }
  pid_t pid = clone_session(NAMESPACES, group);
  if (pid >= 0) return pid;
  int code = errno;
  *isolated = false;
  report_missing(plan, LAYER_NAMESPACES, code);
  return clone_session(0, group);
}

static bool write_text(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return false;
  bool written = write(file, text, strlen(text)) == (ssize_t)strlen(text);
  close(file);
  return written;
}

void enter_namespaces(uid_t user, gid_t group) {
  char map[64];
  write_text("/proc/self/setgroups", "deny");
  snprintf(map, sizeof map, "%u %u 1", user, user);
  write_text("/proc/self/uid_map", map);
  snprintf(map, sizeof map, "%u %u 1", group, group);
  write_text("/proc/self/gid_map", map);
  // A /proc of this namespace shows nobody else. In a container whose own is covered in part the
  // kernel refuses it; then the old one stays, of which Landlock leaves the process itself.
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0) {
    mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL);
  }
}

bool raise_loopback(void) {
  struct ifreq device = {.ifr_name = "lo", .ifr_flags = IFF_UP | IFF_RUNNING};
  int any = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (any < 0) return false;
  bool is_up = ioctl(any, SIOCSIFFLAGS, &device) == 0;
  close(any);
  return is_up;
}

int probe_namespaces(void) {
  pid_t pid = clone_with(NAMESPACES);
  if (pid < 0) return errno;
  if (pid == 0) _exit(0);
  waitpid(pid, NULL, __WALL);
  return 0;
}
