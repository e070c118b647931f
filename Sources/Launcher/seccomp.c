#define _GNU_SOURCE
#include "launcher.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <seccomp.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// A list of what is denied, not of what is allowed: JavaScriptCore, Foundation and glibc change what
// they call from version to version, and a picture that fails for a new harmless call is no defense.

/// For everybody: calls that reach beyond the process, or parts of the kernel that few programs use
/// and many escapes began in. Numbers that libseccomp does not know on a processor are skipped.
static const char *const never[] = {
    "ptrace", "process_vm_readv", "process_vm_writev", "process_madvise", "kcmp", "pidfd_getfd",
    "perf_event_open", "bpf", "userfaultfd", "fanotify_init", "lookup_dcookie",
    "mount", "umount", "umount2", "pivot_root", "move_mount", "open_tree", "fsopen", "fsmount",
    "fsconfig", "fspick", "mount_setattr", "chroot", "unshare", "setns", "swapon", "swapoff",
    "add_key", "request_key", "keyctl", "io_uring_setup", "io_uring_enter", "io_uring_register",
    "name_to_handle_at", "open_by_handle_at", "quotactl", "quotactl_fd", "acct", "syslog",
    "kexec_load", "kexec_file_load", "init_module", "finit_module", "delete_module", "reboot",
    "iopl", "ioperm", "modify_ldt", "vm86", "vm86old", "settimeofday", "clock_settime",
    "clock_adjtime", "adjtimex", "stime", "sethostname", "setdomainname", "vhangup",
    "personality", "memfd_secret", "seccomp", NULL};

/// For a widget: it has one process, one session, its own memory and no name that outlives it.
static const char *const never_in_a_widget[] = {
    "fork", "vfork", "setsid", "setpgid", "memfd_create", "pidfd_open", "pidfd_send_signal",
    "tkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo", "shmget", "shmat", "shmctl", "semget",
    "semop", "semctl", "msgget", "msgsnd", "msgrcv", "msgctl", "mq_open", "mq_unlink",
    "socketpair", "mknod", "mknodat", "process_mrelease", "migrate_pages", "move_pages", NULL};

static int deny(scmp_filter_ctx filter, const char *const *names) {
  for (; *names != NULL; names++) {
    int call = seccomp_syscall_resolve_name(*names);
    if (call == __NR_SCMP_ERROR) continue;
    int code = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), call, 0);
    if (code != 0 && code != -EDOM) return code;
  }
  return 0;
}

/// Denied where the lower half of an argument is the value: the kernel takes no more of it.
static int deny_value(scmp_filter_ctx filter, int call, unsigned argument, uint32_t value) {
  struct scmp_arg_cmp is = {argument, SCMP_CMP_MASKED_EQ, 0xffffffff, value};
  return seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EPERM), call, 1, &is);
}

/// Characters typed into a terminal, and a terminal's own menu of tricks.
static int deny_terminals(scmp_filter_ctx filter) {
  static const uint32_t requests[] = {TIOCSTI, TIOCSETD, 0x541C /* TIOCLINUX */, TIOCSCTTY,
                                      TIOCCONS};
  for (size_t i = 0; i < sizeof requests / sizeof *requests; i++) {
    int code = deny_value(filter, SCMP_SYS(ioctl), 1, requests[i]);
    if (code != 0) return code;
  }
  return 0;
}

/// Datagrams of IPv4 alone, which stay in the network that the process is in.
static int deny_all_but_datagrams(scmp_filter_ctx filter) {
  struct scmp_arg_cmp family = {0, SCMP_CMP_NE, 2 /* AF_INET */, 0};
  int code = seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EACCES), SCMP_SYS(socket), 1, &family);
  // The lower four bits are the type, the others are flags.
  for (uint64_t type = 0; type < 16 && code == 0; type++) {
    if (type == 2 /* SOCK_DGRAM */) continue;
    struct scmp_arg_cmp is = {1, SCMP_CMP_MASKED_EQ, 0xf, type};
    code = seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EACCES), SCMP_SYS(socket), 1, &is);
  }
  return code;
}

static int deny_sockets(scmp_filter_ctx filter, const struct plan *plan) {
  if (plan->has_loopback && !plan->uses_network) return deny_all_but_datagrams(filter);
  if (!plan->uses_network) return seccomp_rule_add(filter, SCMP_ACT_ERRNO(EACCES), SCMP_SYS(socket), 0);
  // Names and addresses only: no packets of its own making, no talk with the kernel.
  struct scmp_arg_cmp raw = {1, SCMP_CMP_MASKED_EQ, 0xf, 3 /* SOCK_RAW */};
  struct scmp_arg_cmp packet = {0, SCMP_CMP_EQ, 17 /* AF_PACKET */, 0};
  int code = seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EACCES), SCMP_SYS(socket), 1, &packet);
  // DNS asks the kernel for its addresses over a raw socket of AF_NETLINK (16).
  struct scmp_arg_cmp internet = {0, SCMP_CMP_NE, 16, 0};
  struct scmp_arg_cmp both[] = {internet, raw};
  if (code == 0) code = seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EACCES), SCMP_SYS(socket), 2, both);
  return code;
}

/// Signals and limits are for the process itself; `pid` is its number where it runs.
static int deny_others(scmp_filter_ctx filter, pid_t pid) {
  struct scmp_arg_cmp other = {0, SCMP_CMP_NE, (scmp_datum_t)pid, 0};
  int code = seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(kill), 1, &other);
  if (code == 0) {
    code = seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(tgkill), 1, &other);
  }
  struct scmp_arg_cmp not_self = {0, SCMP_CMP_NE, 0, 0};
  if (code == 0) {
    code = seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(prlimit64), 1, &not_self);
  }
  return code;
}

/// Threads are made with `clone`, whose flags a filter can see; `clone3` has them in memory, and glibc
/// takes the other where it is missing.
static int deny_processes(scmp_filter_ctx filter, bool traced) {
  struct scmp_arg_cmp process = {0, SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0};
  int code =
      seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(clone), 1, &process);
  // One `execve` is the start of the program itself: the tracer lets that one through.
  if (code == 0 && traced) code = seccomp_rule_add(filter, SCMP_ACT_TRACE(0), SCMP_SYS(execve), 0);
  if (code == 0) code = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(execveat), 0);
  return code;
}

static int deny_namespaces(scmp_filter_ctx filter) {
  static const uint64_t flags[] = {CLONE_NEWUSER, CLONE_NEWPID, CLONE_NEWNS, CLONE_NEWNET,
                                   CLONE_NEWIPC, CLONE_NEWUTS, CLONE_NEWCGROUP};
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
    struct scmp_arg_cmp is = {0, SCMP_CMP_MASKED_EQ, flags[i], flags[i]};
    int code = seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(clone), 1, &is);
    if (code != 0) return code;
  }
  return 0;
}

static scmp_filter_ctx make_filter(const struct plan *plan, bool traced, pid_t pid) {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
  if (filter == NULL) return NULL;
  seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
  // A binary search instead of eighty comparisons for each call.
  seccomp_attr_set(filter, SCMP_FLTATR_CTL_OPTIMIZE, 2);
  int code = deny(filter, never);
  if (code == 0) code = deny_terminals(filter);
  if (code == 0) code = deny_sockets(filter, plan);
  if (code == 0) code = seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);
  if (code == 0 && plan->starts_processes) code = deny_namespaces(filter);
  if (code == 0 && !plan->starts_processes) {
    code = deny(filter, never_in_a_widget);
    if (code == 0) code = deny_processes(filter, traced);
    if (code == 0) code = deny_others(filter, pid);
    // What ends it with its supervisor stays set.
    if (code == 0) code = deny_value(filter, SCMP_SYS(prctl), 0, PR_SET_PDEATHSIG);
  }
  if (code == 0) return filter;
  seccomp_release(filter);
  errno = -code;
  return NULL;
}

/// A filter that was compiled before, `PROGRAM.filter`; false where there is none, or one of an older
/// program.
static bool load_compiled(const char *launcher) {
  char path[4096];
  struct stat own, compiled;
  struct sock_filter instructions[1024];
  if (snprintf(path, sizeof path, "%s.filter", launcher) >= (int)sizeof path) return false;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  bool fits = stat(launcher, &own) == 0 && fstat(file, &compiled) == 0 &&
              compiled.st_mtime >= own.st_mtime && compiled.st_uid == own.st_uid;
  ssize_t size = fits ? read(file, instructions, sizeof instructions) : 0;
  close(file);
  if (size <= 0 || size % sizeof *instructions != 0) return false;
  struct sock_fprog program = {.len = size / sizeof *instructions, .filter = instructions};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0;
}

int restrict_calls(const struct plan *plan, bool traced) {
  pid_t pid = (pid_t)syscall(SYS_getpid);
  bool is_usual = traced && pid == 1 && !plan->starts_processes && !plan->uses_network;
  if (is_usual && load_compiled(plan->launcher)) return 0;
  scmp_filter_ctx filter = make_filter(plan, traced, pid);
  if (filter == NULL) return errno;
  int code = seccomp_load(filter);
  seccomp_release(filter);
  return -code;
}

int write_filter(const char *path) {
  struct plan usual = {.report = -1};
  scmp_filter_ctx filter = make_filter(&usual, true, 1);
  if (filter == NULL) return errno;
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  int code = file < 0 ? errno : -seccomp_export_bpf(filter, file);
  if (file >= 0) close(file);
  seccomp_release(filter);
  return code;
}

int probe_seccomp(void) {
  unsigned action = SECCOMP_RET_TRACE;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0 ? 0 : errno;
}
