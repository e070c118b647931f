public import VitrinePlatform

/// A simulation's outcome for scripts and for people.
public struct TimelineReport: Sendable {
  /// The widget's identifier.
  public var kind: String
  /// WidgetKit's name of the family.
  public var family: String
  /// The device's identifier.
  public var device: String
  /// Seconds since 1970.
  public var from: Double
  /// Seconds since 1970.
  public var to: Double
  /// In order of time.
  public var events: [TimelineEvent]
  /// The daily reload budget as the simulation left it.
  public var budget: ReloadBudget
  /// For how long the screen showed content older than its widget wanted, seconds.
  public var staleSeconds: Double
  /// What was measured, where it was asked for.
  public var limits: ResourceUsage?

  /// What a simulation that has run has to say.
  public init(_ simulation: TimelineSimulation, device: String) {
    kind = simulation.kind
    family = simulation.environment.family
    self.device = device
    (from, to) = (simulation.from, simulation.to)
    events = simulation.events
    budget = simulation.placed.budget
    staleSeconds = simulation.staleSeconds
  }

  /// Whether the provider or the extension failed.
  public var hasFaults: Bool { events.contains { $0.kind == .fault } }

  /// As `timeline --format json` prints it.
  public var json: JSON {
    typealias Member = JSON.Member
    var members = [
      Member("kind", .string(kind)), Member("family", .string(family)),
      Member("device", .string(device)), Member("from", .string(DateText.iso8601(from))),
      Member("to", .string(DateText.iso8601(to))),
      Member("events", .array(events.map(Self.json))),
      Member(
        "budget",
        .object([
          "allowed": .integer(budget.allowed), "spent": .integer(budget.spent),
          "denied": .integer(budget.denied),
        ])),
      Member("staleSeconds", .number(staleSeconds)),
    ]
    if let limits { members.append(Member("limits", limits.json)) }
    return .object(members)
  }

  /// One event as an object.
  public static func json(_ event: TimelineEvent) -> JSON {
    typealias Member = JSON.Member
    var members = [
      Member("at", .string(DateText.iso8601(event.at))),
      Member("type", .string(event.kind.rawValue)), Member("cause", .string(event.cause)),
    ]
    if let name = event.name { members.append(Member("name", .string(name))) }
    if let date = event.entryDate {
      members.append(Member("date", .string(DateText.iso8601(date))))
    }
    if let index = event.entryIndex { members.append(Member("entry", .integer(index))) }
    if let cost = event.cost { members.append(Member("cost", .integer(cost))) }
    members.append(Member("detail", .string(event.detail)))
    return .object(members)
  }

  /// One line per event, then the totals.
  public var text: String {
    let heading =
      "\(kind) \(family) on \(device), \(DateText.iso8601(from)) to \(DateText.iso8601(to))"
    let lines = events.map(Self.line)
    let reloads = events.filter { $0.kind == .reload }.count
    let total =
      "\(reloads) reload\(reloads == 1 ? "" : "s"), \(budget.spent) counted against the daily "
      + "budget of \(budget.allowed), \(budget.denied) denied; content stale for "
      + DurationText.short(staleSeconds)
    let measured = limits.map { [$0.text] } ?? []
    return ([heading, ""] + lines + ["", total] + measured).joined(separator: "\n")
  }

  /// One event as a line of text.
  public static func line(_ event: TimelineEvent) -> String {
    func column(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    var detail = event.detail
    if let name = event.name { detail = "\(name): \(detail)" }
    if let date = event.entryDate, date != event.at {
      detail += ", dated \(DateText.iso8601(date))"
    }
    return column(DateText.iso8601(event.at), 22) + column(event.kind.rawValue, 13)
      + column(event.cause, 15) + detail
  }
}
