/// A crash as a person reads it: the functions that were running, and why it happened.
extension CrashReport {
  /// A function that was running when the extension crashed.
  public struct Call: Hashable, Sendable {
    /// Demangled.
    public var function: String
    /// The source, where it is known.
    public var file: String?
    /// Counted from 1.
    public var line: Int?
    /// Counted from 1.
    public var column: Int?
    /// How often it stands in the backtrace at this line.
    public var count = 1

    /// `body.getter + 459 in extension at /…/View.swift:26:22`
    init(frame: String) {
      let parts = Self.split(frame, at: " at ")
      function = Self.split(Self.split(parts.0, at: " in ").0, at: " + ").0
      if function.isEmpty { function = "code without a name" }
      let location = (parts.1 ?? "").split(separator: ":").map(String.init)
      guard location.count >= 2, let number = Int(location[1]) else { return }
      (file, line, column) = (location[0], number, location.count > 2 ? Int(location[2]) : nil)
    }

    private static func split(_ text: String, at mark: String) -> (String, String?) {
      guard let range = text.firstRange(of: mark) else { return (text, nil) }
      return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
    }

    fileprivate func isSame(_ other: Call) -> Bool {
      (function, file, line) == (other.function, other.file, other.line)
    }
  }

  /// Innermost first; what calls itself stands there once.
  public var calls: [Call] {
    frames.map(Call.init).reduce(into: []) { calls, call in
      if let known = calls.firstIndex(where: { $0.isSame(call) }) {
        calls[known].count += 1
      } else {
        calls.append(call)
      }
    }
  }

  /// Why the extension crashed, as far as it is known; empty where it is not.
  public var reason: String {
    if !message.isEmpty { return message }
    let names = recursion
    guard let first = names.first else { return "" }
    return names.count == 1
      ? "endless recursion: \(first) calls itself"
      : "endless recursion: \(names.joined(separator: " calls ")) calls \(first)"
  }

  /// Functions that call each other until the stack is full, in the order of their calls; empty
  /// where the crash was another one.
  var recursion: [String] {
    // A full stack is a wrong address: SIGBUS, SIGSEGV.
    guard signal == 7 || signal == 11 else { return [] }
    let names = frames.map { Call(frame: $0).function }
    // What the recursion calls last may be something else, such as a helper.
    for start in 0...3 {
      let rest = Array(names.dropFirst(start))
      for period in 1...4 where rest.count >= max(6, 2 * period) {
        guard zip(rest, rest.dropFirst(period)).allSatisfy({ $0 == $1 }) else { continue }
        return rest.prefix(period).reversed()
      }
    }
    return []
  }
}
