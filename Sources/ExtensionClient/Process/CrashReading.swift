/// Finds what matters of a process that crashed: Swift's message in its standard error, and the frames
/// that the launcher has collected.
extension CrashReport {
  /// - frames: `function in object at file:line:column`, innermost first.
  public init(signal: Int32, standardError: String, frames: [String]) {
    self.init(signal: signal)
    let own = frames.filter(Self.isUsers)
    for line in standardError.split(whereSeparator: \.isNewline) {
      if message.isEmpty, let fatal = Self.fatal(line) {
        (message, file, self.line) = fatal
      } else if message.isEmpty, line.contains("terminate called") || line.contains("what():") {
        message = String(line)
      }
    }
    self.frames = Array((own.isEmpty ? frames : own).prefix(12))
    // A message without a place, with one inside the standard library or with a module's name for a
    // folder (`Weather/View.swift`) takes the innermost frame of the user's own.
    if file.map({ !$0.hasPrefix("/") }) ?? true, let first = own.first,
      let place = Self.place(in: first)
    {
      (file, self.line) = place
    }
  }

  /// `Module/File.swift:12: Fatal error: text`
  private static func fatal(_ line: Substring) -> (String, String?, Int?)? {
    for marker in ["Fatal error: ", "Assertion failed: ", "Precondition failed: "] {
      guard let range = line.firstRange(of: marker) else { continue }
      let message = String(line[range.lowerBound...])
      let parts = line[..<range.lowerBound].split(separator: ":")
      guard parts.count >= 2, let number = Int(parts[1]) else { return (message, nil, nil) }
      return (message, String(parts[0]), number)
    }
    return nil
  }

  private static func isUsers(_ frame: String) -> Bool {
    frame.contains(".swift:") && !frame.contains("<compiler-generated>")
  }

  private static func place(in frame: String) -> (String, Int)? {
    guard let at = frame.range(ofLast: " at ") else { return nil }
    let parts = frame[at...].split(separator: ":")
    guard parts.count >= 2, let number = Int(parts[1]) else { return nil }
    return (String(parts[0]), number)
  }
}

extension String {
  /// Where the text behind the last occurrence begins.
  fileprivate func range(ofLast text: String) -> String.Index? {
    var found: String.Index?
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      found = range.upperBound
      rest = rest[range.upperBound...]
    }
    return found
  }
}
