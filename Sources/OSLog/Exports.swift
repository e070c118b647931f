public import Foundation
@_exported public import VitrineOS

/// Reading the log back. Inert: nothing is kept.
public final class OSLogStore: Sendable {
  public enum Scope: Sendable { case currentProcessIdentifier }
  public init(scope: Scope) throws {}
  public func position(date: Date) -> OSLogPosition { OSLogPosition() }
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
  public func getEntries(
    at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil
  ) throws -> [OSLogEntry] { [] }
}
public final class OSLogPosition: Sendable {}
open class OSLogEntry: @unchecked Sendable {
  open var composedMessage: String { "" }
  open var date: Date { Date() }
}
open class OSLogEntryLog: OSLogEntry, @unchecked Sendable {
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }
  open var subsystem: String { "" }
  open var category: String { "" }
  open var process: String { "" }
  open var level: Level { .undefined }
}
