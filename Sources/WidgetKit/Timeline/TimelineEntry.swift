/// One dated state of a widget.
public protocol TimelineEntry {
  /// From when on this entry is the one shown.
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters in a stack of widgets.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// Compared among entries of one provider; nothing turns to a score of zero or less.
  public var score: Float
  /// Seconds from the entry's date for which the score holds; 0: until the next entry.
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When the system may ask for the next timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
  package enum Moment: Equatable, Sendable {
    case atEnd
    case never
    case after(Date)
  }
  package let moment: Moment
  public static let atEnd = TimelineReloadPolicy(moment: .atEnd)
  public static let never = TimelineReloadPolicy(moment: .never)
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(moment: .after(date))
  }
}

/// Entries in the order of their dates, and when to ask again.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}
extension Timeline: Sendable where EntryType: Sendable {}
