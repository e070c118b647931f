import Testing
import VitrinePlatform

/// An attack of `Cases/attacks.c`, what stops it, and what the attacker is told.
struct Attack: CustomTestStringConvertible, Sendable {
  let name: String
  /// The error that the attacker sees.
  let error: String
  /// Layers of which each one alone stops it; without all of them it succeeds. Empty: the kernel
  /// itself, or the absence of what it reaches for, would stop it anyway on most machines.
  let layers: Set<Confinement.Layer>
  /// Whether only root could do it unconfined, or has the privileges that are taken.
  let needsRoot: Bool

  var testDescription: String { name }

  init(
    _ name: String, _ error: String, _ layers: Set<Confinement.Layer> = [],
    needsRoot: Bool = false
  ) {
    (self.name, self.error, self.layers, self.needsRoot) = (name, error, layers, needsRoot)
  }

  static let all: [Attack] = files + network + processes + others + kernel

  private static let files = [
    Attack("read-file", "EACCES", [.landlock]),
    Attack("write-file", "EACCES", [.landlock]),
    Attack("append-file", "EACCES", [.landlock]),
    Attack("read-shadow", "EACCES", [.landlock], needsRoot: true),
    Attack("read-passwords", "EACCES", [.landlock]),
    Attack("read-relative", "EACCES", [.landlock]),
    Attack("create-beside", "EACCES", [.landlock]),
    Attack("remove-file", "EACCES", [.landlock]),
    Attack("rename-over", "EACCES", [.landlock]),
    Attack("truncate-file", "EACCES", [.landlock]),
    Attack("list-folder", "EACCES", [.landlock]),
    Attack("link-in", "EXDEV", [.landlock]),
    Attack("read-by-symlink", "EACCES", [.landlock]),
    Attack("make-terminal", "EACCES", [.landlock]),
    Attack("read-descriptor", "EBADF", [.descriptors]),
    Attack("read-environment", "ENOENT"),
  ]

  private static let network = [
    Attack("inet-socket", "EACCES", [.seccomp]),
    Attack("inet6-socket", "EACCES", [.seccomp]),
    Attack("netlink-socket", "EACCES", [.seccomp]),
    Attack("unix-pair", "EPERM", [.seccomp]),
    Attack("tcp-connect", "EACCES", [.seccomp, .landlock]),
    Attack("tcp-listen", "EACCES", [.seccomp, .landlock]),
    Attack("udp-send", "EACCES", [.seccomp]),
    Attack("abstract-connect", "EACCES", [.seccomp, .landlock]),
  ]

  private static let processes = [
    Attack("fork", "EPERM", [.seccomp]),
    Attack("clone3", "ENOSYS", [.seccomp]),
    Attack("spawn", "EPERM", [.seccomp, .landlock]),
    Attack("execute", "EPERM", [.seccomp, .landlock]),
    Attack("execute-memory", "EPERM", [.seccomp]),
    Attack("many-sessions", "EPERM", [.seccomp]),
    Attack("new-user", "EPERM", [.seccomp]),
    Attack("forget-parent", "EPERM", [.seccomp]),
  ]

  /// Processes of the host and its terminal.
  private static let others = [
    Attack("trace", "EPERM", [.seccomp, .landlock, .namespaces, .privileges], needsRoot: true),
    Attack("peek", "EPERM", [.seccomp, .landlock, .namespaces, .privileges], needsRoot: true),
    Attack("poke", "EPERM", [.seccomp, .landlock, .namespaces, .privileges], needsRoot: true),
    Attack("open-memory", "ENOENT", [.landlock, .namespaces, .privileges], needsRoot: true),
    Attack("open-variables", "ENOENT", [.namespaces, .privileges], needsRoot: true),
    Attack("kill-host", "EPERM", [.seccomp, .landlock, .namespaces]),
    Attack("queue-signal", "EPERM", [.seccomp, .landlock, .namespaces]),
    Attack("signal-by-descriptor", "EPERM", [.seccomp, .landlock, .namespaces]),
    Attack("limit-host", "EPERM", [.seccomp, .namespaces]),
    Attack(
      "type-into-terminal", "EACCES", [.seccomp, .landlock, .namespaces, .privileges],
      needsRoot: true),
  ]

  private static let kernel = [
    Attack("memory-file", "EPERM", [.seccomp, .limits]),
    Attack("shared-segment", "EPERM", [.seccomp]),
    Attack("reserve", "ENOMEM", [.limits]),
    Attack("large-file", "EFBIG", [.limits]),
    Attack("many-files", "EMFILE", [.limits]),
    Attack("mount", "EPERM"),
    Attack("bpf", "EPERM"),
    Attack("add-key", "EPERM", [.seccomp]),
    Attack("io-uring", "EPERM", [.seccomp]),
    Attack("perf-event", "EPERM"),
    Attack("userfaultfd", "EPERM"),
  ]
}
