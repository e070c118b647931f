import Glibc
import VitrinePlatform

/// What the launcher says of a process that it has started, line by line (`Sources/Launcher`).
struct LaunchReport {
  /// An address in the crashed thread's stack, innermost first.
  struct Frame: Hashable {
    var address: UInt64
    /// From where the object's first page lies.
    var offset: UInt64
    var object: String
  }

  /// The process's own number; the launcher's is another.
  private(set) var pid: pid_t?
  private(set) var missing: [MissingLayer] = []
  /// Why it was not started.
  private(set) var refusal: String?
  /// The signal that it has ended itself with.
  private(set) var signal: Int32?
  private(set) var frames: [Frame] = []
  private(set) var exitStatus: Int32?
  private(set) var killSignal: Int32?
  private var unfinished: [UInt8] = []

  /// Reads what is there; false at the end.
  mutating func drain(_ descriptor: Int32) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
      unfinished += chunk[..<count]
      let lines = unfinished.split(separator: 10, omittingEmptySubsequences: false)
      for line in lines.dropLast() { take(String(decoding: line, as: UTF8.self)) }
      unfinished = Array(lines.last ?? [])
    }
  }

  mutating func take(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return }
    let rest = words[1]
    switch words[0] {
    case "pid": pid = pid_t(rest)
    case "missing": take(missing: rest)
    case "refused":
      refusal = "it is not confined by \(rest.replacing(" ", with: ": ", maxReplacements: 1))"
    case "failed":
      refusal = refusal ?? rest.split(separator: " ").dropFirst().joined(separator: " ")
    case "signal": signal = Int32(rest)
    case "frame": take(frame: rest)
    case "exit": exitStatus = Int32(rest)
    case "killed": killSignal = Int32(rest)
    default: break
    }
  }

  private mutating func take(missing text: String) {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let layer = Confinement.Layer(rawValue: parts[0]) else { return }
    missing.append(MissingLayer(layer: layer, reason: parts[1]))
  }

  private mutating func take(frame text: String) {
    let parts = text.split(separator: " ", maxSplits: 2).map(String.init)
    guard parts.count == 3, let address = UInt64(parts[0], radix: 16),
      let offset = UInt64(parts[1], radix: 16)
    else { return }
    frames.append(Frame(address: address, offset: offset, object: parts[2]))
  }
}
