// Attacks of an extension on the machine, one a run: VITRINE_TEST_ATTACK names it, VITRINE_TEST_PHASE
// says when (constructor or main). What came of it stands in the file "outcome" of the container:
// "succeeded", or the name of the error that stopped it. AttackTests.swift has the table.
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static const char *text(const char *name) {
  const char *value = getenv(name);
  return value == NULL ? "" : value;
}
static const char *target(void) { return text("VITRINE_TEST_TARGET"); }
static pid_t victim(void) { return atoi(text("VITRINE_TEST_VICTIM")); }
static const char *in_container(const char *name) {
  static char path[4096];
  snprintf(path, sizeof path, "%s/%s", text("VITRINE_CONTAINER"), name);
  return path;
}

// Each answers at least 0 where it succeeded, else -1 with errno.

// MARK: Files

static long opens(const char *path, int flags) { return open(path, flags | O_CLOEXEC, 0600); }
static long read_file(void) { return opens(target(), O_RDONLY); }
static long write_file(void) { return opens(target(), O_WRONLY | O_TRUNC); }
static long append_file(void) { return opens(target(), O_WRONLY | O_APPEND); }
static long read_shadow(void) { return opens("/etc/shadow", O_RDONLY); }
static long read_passwords(void) { return opens("/etc/passwd", O_RDONLY); }
static long read_relative(void) {
  char path[8192] = "";
  for (int i = 0; i < 40; i++) strcat(path, "../");
  strcat(path, target() + 1);
  return chdir("/") == 0 || errno == EACCES ? opens(path, O_RDONLY) : -1;
}
static long create_beside(void) {
  char path[4096];
  snprintf(path, sizeof path, "%s.new", target());
  return opens(path, O_WRONLY | O_CREAT | O_EXCL);
}
static long remove_file(void) { return unlink(target()); }
static long rename_over(void) {
  const char *own = in_container("replacement");
  int file = open(own, O_WRONLY | O_CREAT, 0600);
  if (file >= 0) close(file);
  return rename(own, target());
}
static long truncate_file(void) { return truncate(target(), 0); }
static long list_folder(void) {
  char path[4096];
  snprintf(path, sizeof path, "%s", target());
  *strrchr(path, '/') = 0;
  return opendir(path) == NULL ? -1 : 0;
}
static long link_in(void) {
  const char *own = in_container("stolen");
  return link(target(), own);
}
static long read_by_symlink(void) {
  const char *own = in_container("way");
  unlink(own);
  if (symlink(target(), own) != 0) return -1;
  return opens(own, O_RDONLY);
}
static long make_terminal(void) { return opens("/dev/ptmx", O_RDWR | O_NOCTTY); }
static long read_descriptor(void) {
  char byte;
  return read(777, &byte, 1) == 1 ? 0 : -1;
}
static long read_environment(void) {
  return getenv("VITRINE_TEST_TOKEN") == NULL ? (errno = ENOENT, -1) : 0;
}

// MARK: Network

static long inet_socket(void) { return socket(AF_INET, SOCK_STREAM, 0); }
static long inet6_socket(void) { return socket(AF_INET6, SOCK_DGRAM, 0); }
static long netlink_socket(void) { return socket(AF_NETLINK, SOCK_RAW, 0); }
static long unix_pair(void) {
  int ends[2];
  return socketpair(AF_UNIX, SOCK_STREAM, 0, ends);
}
static struct sockaddr_in host_address(void) {
  return (struct sockaddr_in){.sin_family = AF_INET,
                              .sin_port = htons(atoi(text("VITRINE_TEST_PORT"))),
                              .sin_addr = {htonl(INADDR_LOOPBACK)}};
}
static long tcp_connect(void) {
  int own = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in address = host_address();
  return own < 0 ? -1 : connect(own, (struct sockaddr *)&address, sizeof address);
}
static long tcp_listen(void) {
  int own = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in any = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
  return own < 0 ? -1 : bind(own, (struct sockaddr *)&any, sizeof any);
}
static long udp_send(void) {
  int own = socket(AF_INET, SOCK_DGRAM, 0);
  struct sockaddr_in address = host_address();
  return own < 0 ? -1 : sendto(own, "x", 1, 0, (struct sockaddr *)&address, sizeof address);
}
static long datagram_outside(void) {
  int own = socket(AF_INET, SOCK_DGRAM, 0);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(9)};
  inet_pton(AF_INET, "192.0.2.1", &address.sin_addr);  // of documentation (RFC 5737)
  return own < 0 ? -1 : sendto(own, "x", 1, 0, (struct sockaddr *)&address, sizeof address);
}
/// To itself, as CoreFoundation wakes its threads.
static long datagram_to_self(void) {
  int own = socket(AF_INET, SOCK_DGRAM, 0);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
  socklen_t size = sizeof address;
  char byte;
  if (own < 0 || bind(own, (struct sockaddr *)&address, size) != 0 ||
      getsockname(own, (struct sockaddr *)&address, &size) != 0 ||
      sendto(own, "x", 1, 0, (struct sockaddr *)&address, size) != 1) {
    return -1;
  }
  return recv(own, &byte, 1, 0);
}
static long abstract_connect(void) {
  int own = socket(AF_UNIX, SOCK_STREAM, 0);
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  int length = snprintf(address.sun_path + 1, sizeof address.sun_path - 1, "vitrine-test-%s",
                        text("VITRINE_TEST_PORT"));
  return own < 0 ? -1
                 : connect(own, (struct sockaddr *)&address,
                           offsetof(struct sockaddr_un, sun_path) + 1 + length);
}

// MARK: Processes

static long fork_process(void) {
  pid_t pid = fork();
  if (pid == 0) _exit(0);
  return pid;
}
static long clone3_process(void) {
  uint64_t arguments[8] = {0};
  arguments[4] = SIGCHLD;
  long pid = syscall(SYS_clone3, arguments, sizeof arguments);
  if (pid == 0) _exit(0);
  return pid;
}
static long spawn_process(void) {
  pid_t pid;
  char *arguments[] = {"/bin/true", NULL};
  int code = posix_spawn(&pid, arguments[0], NULL, NULL, arguments, environ);
  return code == 0 ? 0 : (errno = code, -1);
}
/// The new program writes down that it was there.
static long execute(void) {
  char command[4352];
  snprintf(command, sizeof command, "echo succeeded > '%s'", in_container("outcome"));
  char *arguments[] = {"/bin/sh", "-c", command, NULL};
  return execv(arguments[0], arguments);
}
static long execute_memory(void) {
  int file = (int)syscall(SYS_memfd_create, "program", 0);
  return file < 0 ? -1 : (long)file;
}
static long many_sessions(void) {
  for (int i = 0; i < 500; i++) {
    pid_t pid = fork();
    if (pid < 0) return -1;
    if (pid == 0) {
      setsid();
      prctl(PR_SET_PDEATHSIG, 0);
      for (int descriptor = 0; descriptor < 64; descriptor++) close(descriptor);
      execl("/bin/sleep", "vitrine-left-behind", "600", NULL);
      sleep(600);
      _exit(0);
    }
  }
  return 0;
}
static long new_user(void) { return unshare(CLONE_NEWUSER); }
static long forget_parent(void) { return prctl(PR_SET_PDEATHSIG, 0); }

// MARK: Other processes

static long trace(void) { return ptrace(PTRACE_SEIZE, victim(), NULL, NULL); }
static long peek(void) {
  static char bytes[16];
  struct iovec here = {bytes, 16}, there = {(void *)strtoull(text("VITRINE_TEST_ADDRESS"), NULL, 16), 16};
  return syscall(SYS_process_vm_readv, victim(), &here, 1, &there, 1, 0);
}
static long poke(void) {
  static char bytes[16];
  struct iovec here = {bytes, 16}, there = {(void *)strtoull(text("VITRINE_TEST_ADDRESS"), NULL, 16), 16};
  return syscall(SYS_process_vm_writev, victim(), &here, 1, &there, 1, 0);
}
static long open_memory(void) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/mem", victim());
  return opens(path, O_RDWR);
}
static long open_variables(void) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/environ", victim());
  return opens(path, O_RDONLY);
}
static long kill_host(void) { return kill(victim(), SIGKILL); }
static long queue_signal(void) { return sigqueue(victim(), SIGKILL, (union sigval){0}); }
static long signal_by_descriptor(void) {
  int file = (int)syscall(434 /* pidfd_open */, victim(), 0);
  return file < 0 ? -1 : syscall(424 /* pidfd_send_signal */, file, SIGKILL, NULL, 0);
}
static long limit_host(void) {
  struct rlimit limits = {10, 10};
  return prlimit(victim(), RLIMIT_CORE, &limits, NULL);
}
static long type_into_terminal(void) {
  int terminal = open(text("VITRINE_TEST_TERMINAL"), O_RDWR | O_NOCTTY);
  if (terminal < 0) return -1;
  return ioctl(terminal, TIOCSTI, "x");
}

// MARK: Kernel and memory

static long memory_file(void) {
  int file = (int)syscall(SYS_memfd_create, "x", 0);
  return file < 0 ? -1 : ftruncate(file, 1500L << 20);
}
static long shared_segment(void) {
  int segment = shmget(IPC_PRIVATE, 4096, 0600);
  if (segment >= 0) shmctl(segment, IPC_RMID, NULL);
  return segment;
}
static long reserve(void) {
  void *memory = mmap(NULL, 64L << 30, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return memory == MAP_FAILED ? -1 : 0;
}
/// What is shared counts as nobody's data: the host sees it.
static long shared_memory(void) {
  for (;;) {
    char *memory = mmap(NULL, 16 << 20, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return -1;
    memset(memory, 1, 16 << 20);
    usleep(1000);
  }
}
/// Each takes less than one may, and together they take more.
static long many_hogs(void) {
  for (int i = 0; i < 4; i++) {
    if (fork() == 0) {
      memset(malloc(40 << 20), 1, 40 << 20);
      for (;;) pause();
    }
  }
  for (;;) pause();
}
static long large_file(void) {
  signal(SIGXFSZ, SIG_IGN);
  int file = open(in_container("large"), O_WRONLY | O_CREAT, 0600);
  return file < 0 ? -1 : ftruncate(file, 1L << 30);
}
static long many_files(void) {
  for (int i = 0; i < 3000; i++) {
    if (dup(1) < 0) return -1;
  }
  return 0;
}
static long mount_folder(void) { return syscall(SYS_mount, "none", in_container(""), "tmpfs", 0, NULL); }
static long load_program(void) { return syscall(SYS_bpf, 5, NULL, 0); }
static long add_key(void) { return syscall(SYS_add_key, "user", "vitrine-test", "x", 1, -3); }
static long make_ring(void) {
  char parameters[256] = {0};
  return syscall(425 /* io_uring_setup */, 4, parameters);
}
static long open_event(void) {
  char attributes[128] = {0};
  return syscall(SYS_perf_event_open, attributes, 0, -1, -1, 0);
}
static long handle_faults(void) { return syscall(SYS_userfaultfd, 1); }
static long crash(void) { return *(volatile int *)8; }
static long hang(void) {
  for (;;) pause();
  return 0;
}

static const struct { const char *name; long (*run)(void); } attacks[] = {
    {"read-file", read_file}, {"write-file", write_file}, {"append-file", append_file},
    {"read-shadow", read_shadow}, {"read-passwords", read_passwords},
    {"read-relative", read_relative}, {"create-beside", create_beside},
    {"remove-file", remove_file}, {"rename-over", rename_over}, {"truncate-file", truncate_file},
    {"list-folder", list_folder}, {"link-in", link_in}, {"read-by-symlink", read_by_symlink},
    {"make-terminal", make_terminal}, {"read-descriptor", read_descriptor},
    {"read-environment", read_environment}, {"inet-socket", inet_socket},
    {"inet6-socket", inet6_socket}, {"netlink-socket", netlink_socket}, {"unix-pair", unix_pair},
    {"datagram-outside", datagram_outside}, {"datagram-to-self", datagram_to_self},
    {"tcp-connect", tcp_connect}, {"tcp-listen", tcp_listen}, {"udp-send", udp_send},
    {"abstract-connect", abstract_connect}, {"fork", fork_process}, {"clone3", clone3_process},
    {"spawn", spawn_process}, {"execute", execute}, {"execute-memory", execute_memory},
    {"many-sessions", many_sessions}, {"new-user", new_user}, {"forget-parent", forget_parent},
    {"trace", trace}, {"peek", peek}, {"poke", poke}, {"open-memory", open_memory},
    {"open-variables", open_variables}, {"kill-host", kill_host}, {"queue-signal", queue_signal},
    {"signal-by-descriptor", signal_by_descriptor}, {"limit-host", limit_host},
    {"type-into-terminal", type_into_terminal}, {"memory-file", memory_file},
    {"shared-segment", shared_segment}, {"reserve", reserve}, {"shared-memory", shared_memory},
    {"many-hogs", many_hogs}, {"large-file", large_file}, {"many-files", many_files}, {"mount", mount_folder},
    {"bpf", load_program}, {"add-key", add_key}, {"io-uring", make_ring},
    {"perf-event", open_event}, {"userfaultfd", handle_faults}, {"crash", crash}, {"hang", hang},
};

static void attack(const char *phase) {
  if (strcmp(text("VITRINE_TEST_PHASE"), phase) != 0) return;
  for (size_t i = 0; i < sizeof attacks / sizeof *attacks; i++) {
    if (strcmp(attacks[i].name, text("VITRINE_TEST_ATTACK")) != 0) continue;
    // Opened before: some attacks take all descriptors.
    int file = open(in_container("outcome"), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    errno = 0;
    const char *outcome = attacks[i].run() >= 0 ? "succeeded" : strerrorname_np(errno);
    if (outcome == NULL) outcome = "stopped";
    if (write(file, outcome, strlen(outcome)) < 0) _exit(3);
    _exit(0);
  }
  _exit(2);
}

__attribute__((constructor)) static void before_main(void) { attack("constructor"); }

int main(void) {
  attack("main");
  return 2;
}
