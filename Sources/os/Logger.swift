/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}

/// A subsystem and a category.
public final class OSLog: Hashable, Sendable {
  public struct Category: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "disabled", category: "")

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  public func isEnabled(type: OSLogType) -> Bool { LogOutput.isOn(type) && self != .disabled }
  public var signpostsEnabled: Bool { false }

  public static func == (a: OSLog, b: OSLog) -> Bool {
    a.subsystem == b.subsystem && a.category == b.category
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(subsystem)
    hasher.combine(category)
  }
}

/// Writes messages to standard error: what is `notice` or graver, and everything with
/// `VITRINE_LOG=debug`.
public struct Logger: Sendable {
  private let log: OSLog

  public init() { log = .default }
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  public init(_ logObj: OSLog) { log = logObj }

  public func log(_ message: OSLogMessage) { write(.default, message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
  public func trace(_ message: OSLogMessage) { write(.debug, message) }
  public func debug(_ message: OSLogMessage) { write(.debug, message) }
  public func info(_ message: OSLogMessage) { write(.info, message) }
  public func notice(_ message: OSLogMessage) { write(.default, message) }
  public func warning(_ message: OSLogMessage) { write(.error, message) }
  public func error(_ message: OSLogMessage) { write(.error, message) }
  public func critical(_ message: OSLogMessage) { write(.fault, message) }
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  private func write(_ type: OSLogType, _ message: OSLogMessage) {
    guard log.isEnabled(type: type) else { return }
    LogOutput.write(type, log, message.text)
  }
}
