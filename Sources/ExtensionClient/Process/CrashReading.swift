/// Finds what matters in the standard error of a process that crashed: Swift's message and the
/// backtrace that its runtime prints.
extension CrashReport {
  public init(signal: Int32, standardError: String) {
    self.init(signal: signal)
    var innermost: [String] = []
    var own: [String] = []
    for line in standardError.split(whereSeparator: \.isNewline) {
      if message.isEmpty, let fatal = Self.fatal(line) {
        (message, file, self.line) = fatal
      } else if let frame = Self.frame(line) {
        innermost.append(frame.text)
        if frame.isUsers { own.append(frame.text) }
      } else if message.isEmpty, line.contains("terminate called") || line.contains("what():") {
        message = String(line)
      }
    }
    frames = Array((own.isEmpty ? innermost : own).prefix(12))
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

  /// `3 [ra] 0x00… body.getter + 12 in Weather at /…/View.swift:12:5`
  private static func frame(_ line: Substring) -> (text: String, isUsers: Bool)? {
    var words = line.drop { $0 == " " || $0 == "│" }.split(separator: " ")
    guard let first = words.first, Int(first) != nil, words.count > 2 else { return nil }
    words.removeFirst()
    if words[0].hasPrefix("[") { words.removeFirst() }
    guard let address = words.first, address.hasPrefix("0x") else { return nil }
    let text = words.dropFirst().joined(separator: " ")
    let libraries = ["libVitrineSDK", "libswift", "libFoundation", "[system]"]
    return (text, text.contains(".swift:") && !libraries.contains { text.contains($0) })
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
