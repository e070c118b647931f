import VitrinePlatform

/// What a placed widget shows and what comes next, in words.
public struct PlacementStatus: Sendable, CustomStringConvertible {
  /// What is placed, and where.
  public let widget: PlacedWidget
  public let description: String

  init(_ widget: PlacedWidget, _ state: PlacedTimeline, at now: Double) {
    self.widget = widget
    let location = "on \(widget.device), \(widget.context)"
    guard let timeline = state.timeline else {
      description = "\(location): nothing shown yet"
      return
    }
    var parts: [String] = []
    if let entry = timeline.current(at: now) {
      parts.append("showing entry \(entry + 1) of \(timeline.entries.count)")
    } else {
      parts.append("its first entry comes at \(DateText.iso8601(timeline.entries[0].date))")
    }
    if let next = state.nextMoment(after: now) {
      parts.append(next <= now ? "a change is due" : "next change at \(DateText.iso8601(next))")
    }
    parts.append(
      "\(state.budget.spent) of \(state.budget.allowed) daily reloads used")
    description = "\(location): \(parts.joined(separator: ", "))"
  }
}
