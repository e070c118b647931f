#define _GNU_SOURCE
#include "launcher.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The kernel's interface up to version 7, https://docs.kernel.org/userspace-api/landlock.html: the
// headers of a distribution are often older than its kernels.
#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif

struct ruleset {
  uint64_t files, network, scoped;
};
struct __attribute__((packed)) beneath {
  uint64_t allowed;
  int32_t parent;
};

enum { RULESET_VERSION = 1, RULE_PATH_BENEATH = 1 };

#define EXECUTE (1ULL << 0)
#define WRITE_FILE (1ULL << 1)
#define READ_FILE (1ULL << 2)
#define READ_DIR (1ULL << 3)
#define REMOVE_DIR (1ULL << 4)
#define REMOVE_FILE (1ULL << 5)
#define MAKE_DIR (1ULL << 7)
#define MAKE_REG (1ULL << 8)
#define MAKE_FIFO (1ULL << 10)
#define MAKE_SYM (1ULL << 12)
#define REFER (1ULL << 13)
#define TRUNCATE (1ULL << 14)
#define IOCTL_DEV (1ULL << 15)

#define ALL_OF_VERSION_1 ((1ULL << 13) - 1)
#define OF_FILES (EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL_DEV)
#define READING (READ_FILE | READ_DIR)
#define WRITING                                                                             \
  (READING | WRITE_FILE | REMOVE_DIR | REMOVE_FILE | MAKE_DIR | MAKE_REG | MAKE_FIFO |     \
   MAKE_SYM | REFER | TRUNCATE)

#define TCP_BIND_AND_CONNECT 3ULL
#define ABSTRACT_SOCKETS_AND_SIGNALS 3ULL

int landlock_version(void) {
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, RULESET_VERSION);
  return version < 0 ? 0 : (int)version;
}

static struct ruleset handled(int version, const struct plan *plan) {
  struct ruleset rules = {.files = ALL_OF_VERSION_1};
  if (version >= 2) rules.files |= REFER;
  if (version >= 3) rules.files |= TRUNCATE;
  if (version >= 4 && !plan->uses_network) rules.network = TCP_BIND_AND_CONNECT;
  if (version >= 5) rules.files |= IOCTL_DEV;
  if (version >= 6) rules.scoped = ABSTRACT_SOCKETS_AND_SIGNALS;
  return rules;
}

static uint64_t rights(enum access access) {
  switch (access) {
    case ACCESS_READ: return READING;
    case ACCESS_EXECUTE: return READING | EXECUTE;
    case ACCESS_WRITE: return WRITING;
  }
  return 0;
}

/// What is not there cannot be used either: no error.
static int allow(int rules, struct path_rule rule, uint64_t known) {
  int parent = open(rule.path, O_PATH | O_CLOEXEC);
  if (parent < 0) return 0;
  struct stat info;
  struct beneath beneath = {.allowed = rights(rule.access) & known, .parent = parent};
  if (fstat(parent, &info) == 0 && !S_ISDIR(info.st_mode)) beneath.allowed &= OF_FILES;
  long added = syscall(SYS_landlock_add_rule, rules, RULE_PATH_BENEATH, &beneath, 0);
  int code = added == 0 ? 0 : errno;
  close(parent);
  return code;
}

int restrict_files(const struct plan *plan) {
  int version = landlock_version();
  if (version == 0) return errno == 0 ? ENOSYS : errno;
  struct ruleset attributes = handled(version, plan);
  // Older kernels know a shorter structure; what they do not know is zero.
  int rules = (int)syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes, 0);
  if (rules < 0 && errno == E2BIG) {
    rules = (int)syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes.files, 0);
  }
  if (rules < 0) return errno;
  for (size_t i = 0; i < plan->path_count; i++) {
    int code = allow(rules, plan->paths[i], attributes.files);
    if (code != 0) return code;
  }
  int code = syscall(SYS_landlock_restrict_self, rules, 0) == 0 ? 0 : errno;
  close(rules);
  return code;
}
