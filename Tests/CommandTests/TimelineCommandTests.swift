import Foundation
import TestSupport
import Testing

/// `vitrine timeline`, `tap`, `push`, `gallery` and `stack` with small widgets of `Cases/widgets`.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct TimelineCommandTests {
  private static func path(_ name: String) -> String {
    WidgetCases.path(name)
  }

  private struct Event {
    var at: String
    var type: String
    var cause: String
    var name: String?
    var date: String?
    init(_ json: [String: Any]) {
      at = json["at"] as? String ?? ""
      type = json["type"] as? String ?? ""
      cause = json["cause"] as? String ?? ""
      name = json["name"] as? String
      date = json["date"] as? String
    }
  }

  private struct Report {
    var status: Int32
    var json: [String: Any]
    var events: [Event]
    func moments(_ type: String) -> [String] {
      events.filter { $0.type == type }.map { String($0.at.dropFirst(11).prefix(5)) }
    }
    var budget: [String: Int] { json["budget"] as? [String: Int] ?? [:] }
  }

  private static func timeline(_ kind: String, _ more: String...) throws -> Report {
    let outcome = try Command.run(
      ["timeline", path("providers"), "--widget", kind]
        + (more.contains("--from") ? [] : ["--from", "2026-06-08T00:00:00Z"]) + more
        + ["--format", "json"])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any],
      "\(outcome.errors)")
    let events = (json["events"] as? [[String: Any]] ?? []).map(Event.init)
    return Report(status: outcome.status, json: json, events: events)
  }

  @Test func aDayOfAnHourlyWidget() throws {
    let report = try Self.timeline("hourly", "--for", "6h")
    #expect(report.status == 0)
    #expect(report.json["kind"] as? String == "hourly")
    #expect(report.json["family"] as? String == "systemSmall")
    #expect(report.json["from"] as? String == "2026-06-08T00:00:00Z")
    #expect(report.json["to"] as? String == "2026-06-08T06:00:00Z")
    #expect(report.moments("reload") == ["00:00", "02:00", "04:00"])
    #expect(report.moments("entry") == ["00:00", "01:00", "02:00", "03:00", "04:00", "05:00"])
    #expect(report.events.filter { $0.type == "entry" }.allSatisfy { $0.date == $0.at })
    #expect(report.budget == ["allowed": 70, "spent": 2, "denied": 0])
    #expect(report.json["staleSeconds"] as? Double == 0)
  }

  /// Faults by kind, with what is on screen.
  @Test(arguments: [
    ("twice", "completion-twice"), ("again", "completion-twice"), ("missing", "completion-missing"),
    ("empty", "timeline-empty"), ("unsorted", "entries-unsorted"), ("past", "entries-in-past"),
    ("many", "entries-too-many"), ("crash", "provider-crashed"), ("loop", "provider-hung"),
  ])
  func faultsHaveNames(_ kind: String, _ name: String) throws {
    let report = try Self.timeline(kind, "--for", "4m", "--time-limit", "2")
    #expect(report.status == 1)
    #expect(report.events.filter { $0.type == "fault" }.map(\.name) == [name])
    let shows = !["missing", "empty", "crash", "loop"].contains(kind)
    #expect(report.moments("entry").isEmpty != shows)
  }

  /// Never is told from late as soon as the late call comes.
  @Test func lateIsNotNever() throws {
    let report = try Self.timeline("late", "--for", "24h", "--time-limit", "2")
    let names = Set(report.events.filter { $0.type == "fault" }.compactMap(\.name))
    #expect(names == ["completion-missing", "completion-late"])
  }

  @Test func greedyWidgetIsDenied() throws {
    let report = try Self.timeline("greedy", "--budget", "40")
    #expect(report.status == 0)
    let spent = try #require(report.budget["spent"])
    #expect((38...40).contains(spent))
    #expect(report.moments("reload").count == spent + 1)
    #expect(report.moments("denied").count == report.budget["denied"])
    #expect((report.json["staleSeconds"] as? Double ?? 0) > 40_000)
  }

  @Test func whatHappensOutsideHasItsCause() throws {
    let report = try Self.timeline(
      "once", "--event", "+1h push", "--event", "+2h locale de_DE", "--event", "+3h reload",
      "--event", "+3h push", "--event", "+4h appearance dark", "--event", "+5h clock +10h",
      "--event", "+6h kill", "--event", "+6h reload")
    #expect(report.status == 0)
    let reloads = report.events.filter { $0.type == "reload" }
    #expect(
      reloads.map(\.cause) == ["added", "push", "locale", "app", "appearance", "clock", "app"])
    #expect(report.moments("merged") == ["03:00"])
    #expect(report.moments("push") == ["01:00", "03:00"])
    // Ten hours are skipped; the day ends when as much time has passed.
    #expect(reloads.last?.at == "2026-06-08T16:00:00Z")
    #expect(report.budget["spent"] == 3)
  }

  /// Days of 23 and 25 hours, and a flight to another zone in between.
  @Test(arguments: [
    ("2026-03-27T12:00:00Z", ["27T23", "28T23", "29T22"]),
    ("2026-10-23T12:00:00Z", ["23T22", "24T22", "25T23"]),
  ])
  func daylightSavingMovesMidnight(_ from: String, _ midnights: [String]) throws {
    let report = try Self.timeline(
      "midnight", "--from", from, "--for", "72h", "--time-zone", "Europe/Berlin")
    let entries = report.events.filter { $0.type == "entry" }.map(\.at).dropFirst()
    #expect(entries.map { String($0.dropFirst(8).prefix(5)) } == midnights)
  }

  @Test func aNewTimeZoneIsANewTimeline() throws {
    let report = try Self.timeline(
      "midnight", "--from", "2026-06-08T12:00:00Z", "--for", "24h", "--time-zone",
      "Europe/Berlin", "--event", "+1h time-zone Asia/Tokyo")
    // Midnight in Tokyo is 15:00 UTC, not Berlin's 22:00.
    #expect(report.moments("entry") == ["12:00", "13:00", "15:00"])
    #expect(report.events.filter { $0.type == "reload" }.map(\.cause) == ["added", "time-zone"])
  }

  @Test func widgetThatReloadsItself() throws {
    let report = try Self.timeline("caller", "--for", "10m")
    #expect(report.events.filter { $0.type == "reload" }.map(\.cause) == ["added", "app"])
    #expect(report.moments("reload") == ["00:00", "00:05"])
  }

  @Test func sameBytesAlways() throws {
    let arguments = ["timeline", Self.path("providers"), "--widget", "greedy", "--for", "48h"]
    let first = try Command.run(arguments)
    #expect(try Command.run(arguments).output == first.output)
  }

  // MARK: Live Activities

  private static func push(_ payload: String) throws -> (Command.Outcome, Set<String>) {
    let folder = scratchFolder("vitrine-push")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try Command.run([
      "push", "Match", path("activity"), "--payload", payload, "-o", folder.path,
    ])
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (outcome, Set(files ?? []))
  }

  @Test func aPushIsShown() throws {
    let (outcome, files) = try Self.push(
      #"{"aps":{"timestamp":1,"event":"update","content-state":{"home":2,"away":1}}}"#)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let regions = [
      "activityLockScreen", "islandCompact", "islandMinimal", "islandExpanded",
    ]
    #expect(files == Set(regions.flatMap { ["\($0)-before.png", "\($0)-after.png"] }))
  }

  /// Payloads that no device would take, by what is said about them.
  @Test(arguments: [
    (
      #"{"aps":{"timestamp":1,"event":"update","content-state":{"home":"2","away":1}}}"#,
      "aps.content-state.home"
    ),
    (
      #"{"aps":{"timestamp":1,"event":"update","content-state":{"home":2}}}"#,
      "aps.content-state.away"
    ),
    (#"{"aps":{"event":"update","content-state":{"home":2,"away":1}}}"#, "timestamp"),
    (#"{"aps":{"timestamp":1,"event":"begin"}}"#, "event"),
    (#"{"aps":{"timestamp":1,"event":"update"}}"#, "content-state"),
    (
      #"{"aps":{"timestamp":1,"event":"update","content-state":{"home":2,"away":1},"x":""#
        + String(repeating: "x", count: 4096) + #""}}"#, "4096"
    ),
  ])
  func wrongPushesAreNamed(_ payload: String, _ word: String) throws {
    let (outcome, _) = try Self.push(payload)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(word), "\(outcome.errors)")
  }

  // MARK: Taps

  private struct Tapped {
    var status: Int32
    var action: String?
    var url: String?
    var before: String
    var after: String
    var pictures: Set<String>
    var errors: String
  }

  private static func tap(_ arguments: [String]) throws -> Tapped {
    let folder = scratchFolder("vitrine-tap")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try Command.run(
      ["tap", path("taps"), "-o", folder.path, "--format", "json"] + arguments)
    let json =
      outcome.output.isEmpty
      ? [:]
      : try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any] ?? [:]
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Tapped(
      status: outcome.status, action: json["action"] as? String, url: json["url"] as? String,
      before: texts(json["before"]), after: texts(json["after"]), pictures: Set(files ?? []),
      errors: outcome.errors)
  }

  /// The texts of a tree and the values of its toggles.
  private static func texts(_ node: Any?) -> String {
    guard let node = node as? [String: Any] else { return "" }
    let isToggle = node["type"] as? String == "Toggle"
    let own = isToggle ? node["value"] as? String : node["text"] as? String
    let children = (node["children"] as? [Any] ?? []).map { texts($0) }
    return ([own ?? ""] + children).filter { !$0.isEmpty }.joined(separator: " ")
  }

  @Test func buttonPerformsItsIntent() throws {
    let tapped = try Self.tap(["--family", "systemMedium", "--identifier", "button"])
    #expect(tapped.status == 0, "\(tapped.errors)")
    #expect(tapped.action == "button")
    #expect(tapped.before.hasPrefix("0 "))
    #expect(tapped.after.hasPrefix("3 "))
    #expect(tapped.pictures == ["before.png", "pending.png", "after.png"])
  }

  @Test func toggleIsSetAndStays() throws {
    let folder = scratchFolder("vitrine-kept")
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = [
      "--family", "systemMedium", "--identifier", "toggle", "--container", folder.path,
    ]
    let first = try Self.tap(arguments)
    #expect(first.action == "toggle")
    #expect(first.before.contains("0 Lamp") && first.after.contains("1 Lamp"))
    let second = try Self.tap(arguments)
    #expect(second.before.contains("1 Lamp") && second.after.contains("0 Lamp"))
  }

  @Test func failingIntentStillReloads() throws {
    let tapped = try Self.tap(["--family", "systemMedium", "--identifier", "far"])
    #expect(tapped.status == 1)
    #expect(tapped.pictures.contains("after.png"))
  }

  @Test(arguments: [
    ("systemMedium", "link", "link", "taps://link"),
    ("accessoryRectangular", "link", "link", "taps://link"),
    ("accessoryCircular", "link", "widgetURL", "taps://widget"),
    ("systemSmall", "count", "widgetURL", "taps://widget"),
  ])
  func linksByFamily(_ family: String, _ identifier: String, _ action: String, _ url: String) throws
  {
    let tapped = try Self.tap(["--family", family, "--identifier", identifier])
    #expect(tapped.status == 0, "\(tapped.errors)")
    #expect(tapped.action == action)
    #expect(tapped.url == url)
    #expect(tapped.pictures == ["before.png"])
  }

  @Test func lockedDeviceDoesNothing() throws {
    let tapped = try Self.tap([
      "--family", "accessoryRectangular", "--identifier", "button", "--locked",
    ])
    #expect(tapped.action == "none")
    #expect(tapped.errors.contains("locked"))
  }

  @Test(arguments: [
    ["--identifier", "nothing"], ["--at", "5"], [], ["--at", "1,1", "--identifier", "button"],
  ])
  func tapsThatHitNothing(_ arguments: [String]) throws {
    #expect(try Self.tap(["--family", "systemMedium"] + arguments).status == 64)
  }
}
