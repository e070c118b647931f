#define _GNU_SOURCE
#include "launcher.h"

#include <elf.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>

bool attach(pid_t pid) {
  long options = PTRACE_O_EXITKILL | PTRACE_O_TRACECLONE | PTRACE_O_TRACESECCOMP;
  return ptrace(PTRACE_SEIZE, pid, NULL, (void *)options) == 0;
}

/// Whether the program has a function for a signal, or ignores it.
static bool is_handled(pid_t leader, int number) {
  char path[64], line[256];
  snprintf(path, sizeof path, "/proc/%d/status", leader);
  FILE *file = fopen(path, "re");
  if (file == NULL) return false;
  unsigned long long handled = 0;
  while (fgets(line, sizeof line, file) != NULL) {
    if (strncmp(line, "SigIgn:", 7) == 0 || strncmp(line, "SigCgt:", 7) == 0) {
      handled |= strtoull(line + 7, NULL, 16);
    }
  }
  fclose(file);
  return (handled >> (number - 1) & 1) != 0;
}

/// Signals that by themselves change nothing or only pause.
static bool ends_by_default(int number) {
  switch (number) {
    case SIGCHLD: case SIGCONT: case SIGURG: case SIGWINCH:
    case SIGSTOP: case SIGTSTP: case SIGTTIN: case SIGTTOU: return false;
    default: return true;
  }
}

/// The call that a filter has stopped at is not made and fails with "not permitted".
static void refuse_call(pid_t thread) {
#if defined(__x86_64__)
  struct user_regs_struct registers;
  if (ptrace(PTRACE_GETREGS, thread, NULL, &registers) != 0) return;
  registers.orig_rax = -1;
  registers.rax = -EPERM;
  ptrace(PTRACE_SETREGS, thread, NULL, &registers);
#elif defined(__aarch64__)
  int none = -1;
  struct iovec call = {&none, sizeof none};
  ptrace(PTRACE_SETREGSET, thread, (void *)0x404 /* NT_ARM_SYSTEM_CALL */, &call);
  struct user_regs_struct registers;
  struct iovec all = {&registers, sizeof registers};
  if (ptrace(PTRACE_GETREGSET, thread, (void *)NT_PRSTATUS, &all) != 0) return;
  registers.regs[0] = -EPERM;
  ptrace(PTRACE_SETREGSET, thread, (void *)NT_PRSTATUS, &all);
#else
#error "registers of this processor are not known"
#endif
}

bool handle_stop(const struct plan *plan, pid_t leader, pid_t thread, int status) {
  static bool has_started = false;
  int number = WSTOPSIG(status), event = status >> 16;
  if (event == PTRACE_EVENT_SECCOMP) {
    if (has_started) refuse_call(thread);
    has_started = true;
    number = 0;
  } else if (event == PTRACE_EVENT_STOP && number != SIGTRAP) {
    // Stopped as a whole, until SIGCONT.
    ptrace(PTRACE_LISTEN, thread, NULL, NULL);
    return false;
  } else if (event != 0) {
    number = 0;
  } else if (ends_by_default(number) && !is_handled(leader, number)) {
    report(plan, "signal %d", number);
    report_frames(plan, leader, thread);
    return true;
  }
  ptrace(PTRACE_CONT, thread, NULL, (void *)(long)number);
  return false;
}
