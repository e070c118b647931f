#if canImport(Glibc)
  import Glibc
#endif

/// Lines on standard error, each in one write.
enum LogOutput {
  private static let everything: Bool =
    getenv("VITRINE_LOG").map { String(cString: $0) == "debug" } ?? false

  static func isOn(_ type: OSLogType) -> Bool {
    everything || (type != .debug && type != .info)
  }

  static func write(_ type: OSLogType, _ log: OSLog, _ text: String) {
    let place = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: ":")
    let line = Array("\(type.name): \(place.isEmpty ? "" : "[\(place)] ")\(text)\n".utf8)
    _ = line.withUnsafeBytes { Glibc.write(2, $0.baseAddress, $0.count) }
  }
}

/// `os_log("value %{public}@", log: .default, type: .info, value)`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  LogOutput.write(type, log, LegacyFormat.text("\(message)", arguments))
}

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  LogOutput.write(type, log, LegacyFormat.text("\(message)", arguments))
}

public func os_log(_ message: OSLogMessage) {
  LogOutput.write(.default, .default, message.text)
}

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  if log.isEnabled(type: type) { LogOutput.write(type, log, message.text) }
}

/// `%{public}s`, `%d`, `%.2f` … replaced in order by the values' descriptions.
enum LegacyFormat {
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    var result = ""
    var rest = arguments.makeIterator()
    var text = Array(format)[...]
    while let character = text.popFirst() {
      guard character == "%", let next = text.first else {
        result.append(character)
        continue
      }
      if next == "%" {
        text.removeFirst()
        result.append("%")
        continue
      }
      if next == "{", let close = text.firstIndex(of: "}") { text = text[(close + 1)...] }
      var precision: Int?
      var flags = ""
      while let flag = text.first, "-+ #0123456789.lhqzt".contains(flag) {
        flags.append(flag)
        text.removeFirst()
      }
      if let dot = flags.firstIndex(of: ".") {
        precision = Int(flags[flags.index(after: dot)...].prefix { $0.isNumber })
      }
      let kind = text.popFirst()
      guard let value = rest.next() else { continue }
      switch (kind, value) {
      case ("f", let value as Double): result += FixedPoint.text(value, precision: precision ?? 6)
      case ("x", let value as any FixedWidthInteger): result += String(value, radix: 16)
      default: result += "\(value)"
      }
    }
    return result
  }
}
