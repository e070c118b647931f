#define _GNU_SOURCE
#include "launcher.h"

#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/uio.h>
#include <sys/user.h>

enum { MOST_FRAMES = 48, MOST_MAPPINGS = 4096 };

struct mapping {
  uint64_t begin, end, base;
  bool is_code;
  char *path;
};
struct mappings {
  struct mapping *all;
  size_t count;
};

/// `7f00-7f10 r-xp 00001000 08:01 42   /usr/lib/libc.so.6`
static bool parse(char *line, struct mapping *mapping) {
  unsigned long long begin, end, offset;
  char permissions[5];
  int path = 0;
  if (sscanf(line, "%llx-%llx %4s %llx %*s %*s %n", &begin, &end, permissions, &offset, &path) < 4) {
    return false;
  }
  if (path == 0 || line[path] != '/') return false;
  line[strcspn(line, "\n")] = 0;
  *mapping = (struct mapping){begin, end, begin, permissions[2] == 'x', strdup(line + path)};
  // Offsets of an object count from where its first page lies.
  mapping->base = offset == 0 ? begin : 0;
  return mapping->path != NULL;
}

static struct mappings read_mappings(pid_t leader) {
  struct mappings found = {calloc(MOST_MAPPINGS, sizeof(struct mapping)), 0};
  char path[64], line[4352];
  snprintf(path, sizeof path, "/proc/%d/maps", leader);
  FILE *file = fopen(path, "re");
  if (file == NULL || found.all == NULL) return found;
  while (found.count < MOST_MAPPINGS && fgets(line, sizeof line, file) != NULL) {
    struct mapping *mapping = &found.all[found.count];
    if (!parse(line, mapping)) continue;
    if (mapping->base == 0 && found.count > 0 && strcmp(mapping[-1].path, mapping->path) == 0) {
      mapping->base = mapping[-1].base;
    }
    found.count++;
  }
  fclose(file);
  return found;
}

static const struct mapping *find(struct mappings mappings, uint64_t address) {
  for (size_t i = 0; i < mappings.count; i++) {
    const struct mapping *mapping = &mappings.all[i];
    if (address >= mapping->begin && address < mapping->end) return mapping;
  }
  return NULL;
}

/// Two words of the program's memory.
static bool read_pair(pid_t leader, uint64_t address, uint64_t pair[2]) {
  struct iovec here = {pair, 16}, there = {(void *)address, 16};
  return process_vm_readv(leader, &here, 1, &there, 1, 0) == 16;
}

static bool read_registers(pid_t thread, uint64_t *pc, uint64_t *fp, uint64_t *link) {
  struct user_regs_struct registers;
  struct iovec all = {&registers, sizeof registers};
  if (ptrace(PTRACE_GETREGSET, thread, (void *)NT_PRSTATUS, &all) != 0) return false;
#if defined(__x86_64__)
  *pc = registers.rip, *fp = registers.rbp, *link = 0;
#elif defined(__aarch64__)
  *pc = registers.pc, *fp = registers.regs[29], *link = registers.regs[30];
#endif
  return true;
}

/// False where the address is in no object's code: the walk has gone astray.
static bool report_frame(const struct plan *plan, struct mappings mappings, uint64_t address) {
  const struct mapping *mapping = find(mappings, address);
  if (mapping == NULL || !mapping->is_code) return false;
  report(plan, "frame %llx %llx %s", (unsigned long long)address,
         (unsigned long long)(address - mapping->base), mapping->path);
  return true;
}

/// Swift marks the frame pointer of an asynchronous function in bit 60 and keeps its context below.
static const uint64_t async_mark = 1ULL << 60;

static void walk_contexts(const struct plan *plan, pid_t leader, struct mappings mappings,
                          uint64_t context, int left) {
  uint64_t pair[2];
  // The parent's context, and where it goes on.
  while (left-- > 0 && context != 0 && read_pair(leader, context, pair)) {
    if (!report_frame(plan, mappings, pair[1])) return;
    context = pair[0];
  }
}

void report_frames(const struct plan *plan, pid_t leader, pid_t thread) {
  uint64_t pc, fp, link, pair[2];
  if (plan->report < 0 || !read_registers(thread, &pc, &fp, &link)) return;
  struct mappings mappings = read_mappings(leader);
  report_frame(plan, mappings, pc);
  // A return address is one behind the call.
  for (int left = MOST_FRAMES; left > 0; left--) {
    bool is_async = (fp & async_mark) != 0;
    fp &= ~async_mark;
    if (fp == 0 || !read_pair(leader, fp, pair)) return;
    if (is_async) {
      uint64_t below[2];
      if (!read_pair(leader, fp - 8, below)) return;
      report_frame(plan, mappings, pair[1] - 1);
      return walk_contexts(plan, leader, mappings, below[0], left);
    }
    report_frame(plan, mappings, pair[1] - 1);
    // The stack grows downward: a chain that does not is none.
    if ((pair[0] & ~async_mark) <= fp) return;
    fp = pair[0];
  }
}
