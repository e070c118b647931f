// Starts somebody else's program confined: what a process can lose before its first instruction it
// loses here, between `clone` and `execve`. README.md says which layer stops what.
#ifndef VITRINE_LAUNCHER_H
#define VITRINE_LAUNCHER_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// What stands between the program and the machine. Each can be missing on a machine.
enum layer {
  LAYER_NAMESPACES,
  LAYER_LANDLOCK,
  LAYER_SECCOMP,
  LAYER_LIMITS,
  LAYER_PRIVILEGES,
  LAYER_SESSION,
  LAYER_DESCRIPTORS,
  LAYER_TRACING,
  LAYER_COUNT
};

extern const char *const layer_names[LAYER_COUNT];

/// How a program may use a path and what lies below it.
enum access { ACCESS_READ, ACCESS_EXECUTE, ACCESS_WRITE };

struct path_rule {
  enum access access;
  const char *path;
};

/// What the command line asks for.
struct plan {
  struct path_rule *paths;
  size_t path_count;
  /// Limits of `setrlimit`; 0: the one that is inherited.
  uint64_t memory, cpu_seconds, file_size, open_files;
  /// Bytes of memory of the program and all that it starts together; 0: no limit.
  uint64_t session_memory;
  /// Whether it may start processes, as a compiler does; a widget may not.
  bool starts_processes;
  /// Whether it may open sockets.
  bool uses_network;
  /// Whether it may send datagrams to itself, in a network of its own that leads nowhere: what CoreFoundation
  /// wakes its threads with.
  bool has_loopback;
  /// Whether a layer that this machine does not offer is a reason not to start.
  bool is_required;
  /// Layers left out: what a user or a test asked for.
  bool without[LAYER_COUNT];
  /// The highest descriptor that the program gets.
  int last_descriptor;
  /// Descriptor that the report goes to, -1: none.
  int report;
  /// This program's own path; the compiled system call filter may stand beside it.
  const char *launcher;
  /// The program and its arguments, ended by NULL.
  char **program;
};

// main.c: lines of the report, each written at once.
void report(const struct plan *plan, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/// Says that a layer is missing. Where all are required it ends this process.
void report_missing(const struct plan *plan, enum layer layer, int code);

/// A control group for one session.
struct group {
  /// Its folder, empty: there is none.
  char path[PATH_MAX];
  /// Which interface the kernel offers it by; cgroup.c knows them.
  int version;
  /// Whether the session is in it.
  bool is_joined;
};

// namespaces.c
/// `clone` into new namespaces and into the group, where the kernel can; `isolated`, the group and the plan's
/// `has_loopback` say what went well. Returns as `fork` does.
pid_t clone_isolated(struct plan *plan, struct group *group, bool *isolated);
/// In the child: the user's own number in the new namespace, and a `/proc` of it.
void enter_namespaces(uid_t user, gid_t group);
/// Brings up the only device of a new network; false where it cannot.
bool raise_loopback(void);
/// 0 or the error of making them.
int probe_namespaces(void);

// landlock.c
/// The kernel's version of Landlock, 0: it has none.
int landlock_version(void);
/// 0 or an error.
int restrict_files(const struct plan *plan);

// seccomp.c
/// 0 or an error. `traced`: a tracer decides about `execve`.
int restrict_calls(const struct plan *plan, bool traced);
/// Compiles the filter of a widget that is traced and alone in its namespace into a file.
int write_filter(const char *path);
int probe_seccomp(void);

// limits.c
int set_limits(const struct plan *plan);
/// A process and its descendants, in memory that the next call takes; how many there are.
size_t list_session(pid_t pid, const pid_t **processes);
/// Bytes of memory that a process and its descendants have for themselves.
uint64_t session_memory(pid_t pid);
/// Drops every capability and the way back to one.
void drop_privileges(void);

// supervise.c
/// Watches the program until it or the host has ended, and takes its group away; the status to end with.
int supervise(
    const struct plan *plan, struct group *group, pid_t pid, bool isolated, int go);
/// In a namespace of its own, for a program that starts others: waits as its first process.
void reap_as_first(const struct plan *plan, pid_t program, int result) __attribute__((noreturn));

// cgroup.c
/// A group that may have so many bytes of memory; false: this machine lets us make none.
bool make_group(uint64_t limit, struct group *group);
/// A descriptor for `CLONE_INTO_CGROUP`, -1: there is no group, or it has to be joined afterwards.
int open_to_clone_into(const struct group *group);
/// Moves a process and its descendants into the group. For 15 ms nobody on the machine can start a thread
/// meanwhile, so that it is for sessions that last.
void join_group(struct group *group, pid_t pid);
/// Whether the kernel has ended a process because the group had no memory left.
bool group_ran_out(const struct group *group);
/// Takes an empty group away. Without a group nothing happens.
void remove_group(struct group *group);

// trace.c
/// Attaches to the program; whether that was allowed.
bool attach(pid_t pid);
/// Handles one stop of a traced thread. True: the program has ended itself by a signal.
bool handle_stop(const struct plan *plan, pid_t leader, pid_t thread, int status);

// backtrace.c
/// Reports the frames of a stopped thread.
void report_frames(const struct plan *plan, pid_t leader, pid_t thread);

#endif
