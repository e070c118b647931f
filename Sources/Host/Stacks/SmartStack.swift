import VitrinePlatform

/// A stack of widgets of one size, of which one is on top.
public struct SmartStack: Hashable, Sendable {
  /// Members of one stack.
  public static let limit = 10
  /// Seconds between two turns by the system, so that a stack does not flicker (estimate; WidgetKit
  /// Developer Mode lifts the system's limit).
  public static let minimumInterval = 900.0

  /// A widget of a stack with its entries.
  public struct Member: Hashable, Sendable {
    /// The widget's identifier.
    public var kind: String
    /// In order of time.
    public var entries: [CheckedTimeline.Entry]
    /// From when on these entries hold, seconds since 1970.
    public var from: Double
    public init(kind: String, entries: [CheckedTimeline.Entry], from: Double) {
      self.kind = kind
      self.entries = entries
      self.from = from
    }
  }

  /// How much a member matters at a moment, and why.
  public struct Score: Hashable, Sendable {
    /// Which widget of the stack, counted from 0.
    public var member: Int
    /// The widget's identifier.
    public var kind: String
    /// 0 … 1: the entry's score by the largest of its own provider. Scores of different providers
    /// have no common scale (facts/behavior.md §14).
    public var value: Double
    /// Why the score is what it is, for a report.
    public var reason: String
  }

  /// A turn of the stack.
  public struct Rotation: Hashable, Sendable {
    /// Seconds since 1970.
    public var at: Double
    /// Which widget of the stack, counted from 0.
    public var member: Int
    /// Of every member, in the stack's order.
    public var scores: [Score]
  }

  /// Every timeline that a member has had, in order of time.
  public private(set) var members: [[Member]]
  private var largest: [Double]

  public init(_ members: [[Member]]) {
    self.members = Array(members.prefix(Self.limit))
    largest = self.members.map { timelines in
      let scores = timelines.flatMap(\.entries).compactMap { $0.relevance?.score }
      return scores.filter(\.isFinite).max() ?? 0
    }
  }

  /// The members in the order in which they matter.
  public func scores(at now: Double) -> [Score] {
    members.indices.map { score($0, at: now) }.enumerated()
      .sorted { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }.map(\.element)
  }

  private func score(_ index: Int, at now: Double) -> Score {
    let kind = members[index].first?.kind ?? ""
    func none(_ why: String) -> Score { Score(member: index, kind: kind, value: 0, reason: why) }
    guard let timeline = members[index].last(where: { $0.from <= now }),
      let position = timeline.entries.lastIndex(where: { $0.date <= now })
    else { return none("no entry is on screen yet") }
    let entry = timeline.entries[position]
    guard let relevance = entry.relevance else { return none("its entry has no relevance") }
    guard relevance.score > 0, largest[index] > 0 else {
      return none("a score of \(JSON.number(relevance.score)) never comes to the top")
    }
    // A duration of 0 holds until the next entry.
    let next = position + 1 < timeline.entries.count ? timeline.entries[position + 1].date : nil
    let end = relevance.duration > 0 ? entry.date + relevance.duration : next ?? .infinity
    guard now < end else {
      return none("its score was valid for \(DurationText.short(relevance.duration)) only")
    }
    let value = relevance.score / largest[index]
    let until = end.isFinite ? "until \(DateText.iso8601(end))" : "with no end"
    return Score(
      member: index, kind: kind, value: value,
      reason: "score \(JSON.number(relevance.score)) of at most "
        + "\(JSON.number(largest[index])), \(until)")
  }

  /// The turns of a span of time, the first being what is on top at its beginning.
  public func rotations(from start: Double, to end: Double) -> [Rotation] {
    guard !members.isEmpty else { return [] }
    var top = 0
    var rotations: [Rotation] = []
    var lastRotation = -Double.infinity
    for now in moments(from: start, to: end) {
      let scores = scores(at: now)
      let isFirst = rotations.isEmpty
      // Nothing that matters: the stack stays as it is.
      let wanted = scores[0].value > 0 ? scores[0].member : top
      // Among equals the one on top stays.
      let best = scores.first { $0.member == top && $0.value >= scores[0].value }?.member ?? wanted
      guard isFirst || (best != top && now - lastRotation >= Self.minimumInterval) else { continue }
      top = best
      lastRotation = isFirst ? lastRotation : now
      rotations.append(Rotation(at: now, member: top, scores: scores))
    }
    return rotations
  }

  /// When a score may change: entries begin, durations end, and a pause after either.
  private func moments(from start: Double, to end: Double) -> [Double] {
    var all: Set<Double> = [start]
    for entry in members.flatMap(\.self).flatMap(\.entries) {
      let over = entry.date + (entry.relevance?.duration ?? 0)
      for moment in [entry.date, over] { all.formUnion([moment, moment + Self.minimumInterval]) }
    }
    for timeline in members.flatMap(\.self) { all.insert(timeline.from) }
    return all.filter { $0 >= start && $0 < end }.sorted()
  }
}
