public import VitrineMessages
import VitrinePlatform

/// From what a provider said to what can be shown, with everything that was wrong about it.
public enum TimelineCheck {
  /// Entries kept of one timeline: one a minute for a day (estimate; the system has a limit by the
  /// extension's memory only). At the last one kept the provider is asked again.
  public static let entryLimit = 1440

  /// The timeline in the order in which it is shown, or the fault that WidgetKit would log.
  public static func check(
    _ response: TimelineResponse, at now: Double
  ) throws(TimelineFault) -> (timeline: CheckedTimeline, faults: [TimelineFault]) {
    var faults = response.faults.compactMap(TimelineFault.init(noted:))
    var entries = response.entries.enumerated().map { index, entry in
      CheckedTimeline.Entry(date: entry.date, index: index, relevance: entry.relevance)
    }
    let count = entries.count
    guard count > 0 else { throw TimelineFault(.timelineEmpty, "the timeline has no entries") }
    entries.removeAll { !$0.date.isFinite }
    if entries.count < count {
      faults.append(
        TimelineFault(
          .entryDateInvalid, "\(count - entries.count) of \(count) entries have no valid date"))
    }
    guard !entries.isEmpty else {
      throw TimelineFault(.timelineEmpty, "no entry of the timeline has a valid date")
    }
    if zip(entries, entries.dropFirst()).contains(where: { $0.date > $1.date }) {
      entries.sort { ($0.date, $0.index) < ($1.date, $1.index) }
      faults.append(
        TimelineFault(
          .entriesUnsorted,
          "entries are not sorted by date; shown in the order of their dates"))
    }
    var policy = checked(response.policy, at: now, &faults)
    limit(&entries, &policy, at: now, &faults)
    let timeline = CheckedTimeline(entries: entries, policy: policy)
    if let fault = past(timeline, at: now) { faults.append(fault) }
    return (timeline, faults)
  }

  private static func checked(
    _ policy: ReloadPolicy, at now: Double, _ faults: inout [TimelineFault]
  ) -> ReloadPolicy {
    guard case .after(let date) = policy else { return policy }
    guard date.isFinite else {
      faults.append(
        TimelineFault(.policyInPast, "the policy's date is not valid; treated as never"))
      return .never
    }
    if date < now {
      faults.append(
        TimelineFault(
          .policyInPast,
          "the policy asks for a reload at \(DateText.iso8601(date)), which has passed"))
    }
    return policy
  }

  private static func limit(
    _ entries: inout [CheckedTimeline.Entry], _ policy: inout ReloadPolicy, at now: Double,
    _ faults: inout [TimelineFault]
  ) {
    guard entries.count > entryLimit else { return }
    let count = entries.count
    // What has passed but the last makes room first.
    let passed = max(0, (entries.lastIndex { $0.date <= now } ?? 0))
    entries = Array(entries[passed...].prefix(entryLimit))
    if let last = entries.last?.date {
      switch policy {
      case .after(let date) where date <= last: break
      case .atEnd, .after, .never: policy = .after(last)
      }
    }
    faults.append(
      TimelineFault(
        .entriesTooMany,
        "\(count) entries, of which \(entries.count) are kept; provide at most \(entryLimit), with "
          + "the policy .atEnd"))
  }

  /// A single entry of earlier today is usual (a date widget's midnight); an entry that can never
  /// be replaced, or a timeline that is over before it is shown, is not.
  private static func past(_ timeline: CheckedTimeline, at now: Double) -> TimelineFault? {
    guard let last = timeline.entries.last?.date, last < now else { return nil }
    let isOver = timeline.policy == .atEnd || timeline.entries.count > 1
    guard isOver || now - last > ReloadBudget.day else { return nil }
    return TimelineFault(
      .entriesInPast,
      "every entry is in the past, the last by \(DurationText.short(now - last)); it is shown")
  }
}
