// The memory of a session as the kernel counts it: everything that the program starts, pages that no process
// has mapped and the kernel's own among it. Where no control group can be made, limits.c sums instead.
#define _GNU_SOURCE
#include "launcher.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define GROUP_PREFIX "vitrine-"

/// What the two versions of control groups call the same thing.
struct names {
  /// As the file system and its options are called in `/proc/self/mountinfo`.
  const char *type, *option;
  /// Files of a group: its limit, and what says how many processes the kernel has ended for it.
  const char *limit, *swap_limit, *events;
};

static const struct names versions[] = {
    {"cgroup2", "", "memory.max", "memory.swap.max", "memory.events"},
    {"cgroup", "memory", "memory.limit_in_bytes", "memory.memsw.limit_in_bytes",
     "memory.oom_control"},
};
enum { UNIFIED, LEGACY, VERSION_COUNT };

// MARK: Finding

static bool has_word(const char *list, const char *word) {
  size_t length = strlen(word);
  for (const char *at = list; (at = strstr(at, word)) != NULL; at += length) {
    bool begins = at == list || at[-1] == ',' || at[-1] == ' ';
    bool ends = at[length] == 0 || strchr(", \n", at[length]) != NULL;
    if (begins && ends) return true;
  }
  return false;
}

/// Where the hierarchy that counts memory is mounted, and which part of it the mount shows.
static bool find_mount(const struct names *names, char *root, char *point) {
  FILE *file = fopen("/proc/self/mountinfo", "re");
  if (file == NULL) return false;
  char line[2 * PATH_MAX + 512], type[64], options[512];
  bool found = false;
  while (!found && fgets(line, sizeof line, file) != NULL) {
    char *rest = strstr(line, " - ");
    found = rest != NULL && sscanf(line, "%*d %*d %*s %4095s %4095s", root, point) == 2 &&
            sscanf(rest, " - %63s %*s %511s", type, options) == 2 &&
            strcmp(type, names->type) == 0 &&
            (*names->option == 0 || has_word(options, names->option));
  }
  fclose(file);
  return found;
}

/// This process's own group as `/proc/self/cgroup` names it: `4:memory:/a/b`, `0::/a/b`.
static bool find_own(const struct names *names, char *path) {
  FILE *file = fopen("/proc/self/cgroup", "re");
  if (file == NULL) return false;
  char line[PATH_MAX + 256];
  bool found = false;
  while (!found && fgets(line, sizeof line, file) != NULL) {
    char *controllers = strchr(line, ':');
    char *place = controllers == NULL ? NULL : strchr(controllers + 1, ':');
    if (place == NULL) continue;
    *place++ = 0;
    place[strcspn(place, "\n")] = 0;
    found = *names->option == 0 ? controllers[1] == 0 : has_word(controllers + 1, names->option);
    if (found) snprintf(path, PATH_MAX, "%s", place);
  }
  fclose(file);
  return found;
}

// MARK: Making

/// A file of the group.
static int open_file(const struct group *group, const char *name, int flags) {
  char path[PATH_MAX + 64];
  snprintf(path, sizeof path, "%s/%s", group->path, name);
  return open(path, flags | O_CLOEXEC);
}

static bool write_file(const struct group *group, const char *name, const char *text) {
  int file = open_file(group, name, O_WRONLY);
  if (file < 0) return false;
  bool written = write(file, text, strlen(text)) == (ssize_t)strlen(text);
  close(file);
  return written;
}

/// Takes away the groups of launchers that were killed. One with a process in it stays.
static void remove_abandoned(const char *parent) {
  DIR *directory = opendir(parent);
  if (directory == NULL) return;
  for (struct dirent *entry; (entry = readdir(directory)) != NULL;) {
    if (strncmp(entry->d_name, GROUP_PREFIX, strlen(GROUP_PREFIX)) != 0) continue;
    pid_t launcher = (pid_t)atoi(entry->d_name + strlen(GROUP_PREFIX));
    if (launcher > 0 && kill(launcher, 0) != 0 && errno == ESRCH) {
      unlinkat(dirfd(directory), entry->d_name, AT_REMOVEDIR);
    }
  }
  closedir(directory);
}

/// A group below `parent` with a limit of memory that swapping does not get around.
static bool make_below(const char *parent, uint64_t limit, int version, struct group *group) {
  remove_abandoned(parent);
  int length = snprintf(group->path, PATH_MAX, "%s/" GROUP_PREFIX "%d", parent, getpid());
  if (length >= PATH_MAX || mkdir(group->path, 0700) != 0) {
    *group->path = 0;
    return false;
  }
  group->version = version;
  char text[32];
  snprintf(text, sizeof text, "%llu", (unsigned long long)limit);
  if (write_file(group, versions[version].limit, text)) {
    // Not every kernel counts what is swapped out.
    write_file(group, versions[version].swap_limit, version == UNIFIED ? "0" : text);
    return true;
  }
  remove_group(group);
  return false;
}

/// A group that has processes hands no memory on to groups below it in version 2, so that the next
/// place is beside it.
static bool make_of(int version, uint64_t limit, struct group *group) {
  char root[PATH_MAX], point[PATH_MAX], own[PATH_MAX], parent[2 * PATH_MAX];
  if (!find_mount(&versions[version], root, point)) return false;
  if (!find_own(&versions[version], own)) return false;
  size_t shown = strcmp(root, "/") == 0 ? 0 : strlen(root);
  if (strncmp(own, root, shown) != 0) return false;
  snprintf(parent, sizeof parent, "%s%s", point, strcmp(own, "/") == 0 ? "" : own + shown);
  if (make_below(parent, limit, version, group)) return true;
  char *last = strrchr(parent, '/');
  if (last == NULL || last < parent + strlen(point)) return false;
  *last = 0;
  return make_below(parent, limit, version, group);
}

bool make_group(uint64_t limit, struct group *group) {
  *group = (struct group){.path = ""};
  for (int version = 0; version < VERSION_COUNT; version++) {
    if (make_of(version, limit, group)) return true;
  }
  return false;
}

// MARK: Using

int open_to_clone_into(const struct group *group) {
  if (*group->path == 0 || group->version != UNIFIED) return -1;
  return open(group->path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

void join_group(struct group *group, pid_t pid) {
  if (*group->path == 0 || group->is_joined) return;
  const pid_t *processes;
  size_t count = list_session(pid, &processes);
  for (size_t i = 0; i < count; i++) {
    char text[32];
    snprintf(text, sizeof text, "%d", processes[i]);
    write_file(group, "cgroup.procs", text);
  }
  group->is_joined = true;
}

bool group_ran_out(const struct group *group) {
  if (*group->path == 0) return false;
  int descriptor = open_file(group, versions[group->version].events, O_RDONLY);
  FILE *file = descriptor < 0 ? NULL : fdopen(descriptor, "r");
  if (file == NULL) return false;
  char line[256];
  unsigned long long count = 0;
  while (fgets(line, sizeof line, file) != NULL && sscanf(line, "oom_kill %llu", &count) != 1) {
    continue;
  }
  fclose(file);
  return count > 0;
}

void remove_group(struct group *group) {
  if (*group->path != 0) rmdir(group->path);
  *group->path = 0;
}
