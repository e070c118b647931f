public import VitrineMessages

/// A provider's timeline in the form in which it is shown.
public struct CheckedTimeline: Codable, Hashable, Sendable {
  /// An entry that passed the checks.
  public struct Entry: Codable, Hashable, Sendable {
    /// Seconds since 1970.
    public var date: Double
    /// Position in the provider's own order, by which a render request names it.
    public var index: Int
    /// What the entry says of its relevance, nil where it says nothing.
    public var relevance: EntryRelevance?
    public init(date: Double, index: Int, relevance: EntryRelevance? = nil) {
      self.date = date
      self.index = index
      self.relevance = relevance
    }
  }
  /// By date; of equal dates in the provider's order. Never empty.
  public var entries: [Entry]
  /// When the provider wants to be asked again.
  public var policy: ReloadPolicy

  /// When the policy wants to be asked again, seconds since 1970; nil: never.
  public var reloadDate: Double? {
    switch policy {
    case .atEnd: entries.last?.date
    case .after(let date): date
    case .never: nil
    }
  }

  /// The entry on screen: the last whose date has come; nil before the first.
  public func current(at now: Double) -> Int? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].date <= now { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }

  /// The first date after a moment at which the entry changes.
  public func nextChange(after now: Double) -> Double? {
    let next = current(at: now).map { $0 + 1 } ?? 0
    return next < entries.count ? entries[next].date : nil
  }
}
