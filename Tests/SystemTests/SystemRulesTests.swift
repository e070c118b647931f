import Testing
import VitrineRaster
import VitrinePlatform
import VitrineCatalog
import VitrineDrawing
import VitrineHost
import VitrineMessages

/// Pushes, stacks, gallery, taps: what the system decides by itself.
@Suite(.timeLimit(.minutes(60))) struct SystemRulesTests {
  // MARK: Pushes

  private static let large =
    "{\"aps\":{\"content-changed\":true},\"x\":\"\(String(repeating: "a", count: 4096))\"}"

  @Test(arguments: [
    ("widgets", "com.a.push-type.widgets", "{\"aps\":{\"content-changed\":true}}", ""),
    ("controls", "com.a.push-type.controls", "{\"aps\":{\"content-changed\":1}}", ""),
    ("widgets", "com.a", "{\"aps\":{\"content-changed\":true}}", "topic"),
    ("widgets", "com.a.push-type.widgets", "{}", "'aps'"),
    ("widgets", "com.a.push-type.widgets", "{\"aps\":{}}", "content-changed"),
    ("widgets", "com.a.push-type.widgets", "{\"aps\":{\"content-changed\":false}}", "true"),
    ("widgets", "com.a.push-type.widgets", "[", "JSON"),
    ("widgets", "com.a.push-type.widgets", large, "4096"),
    (
      "liveactivity", "com.a.push-type.liveactivity",
      "{\"aps\":{\"timestamp\":1,\"event\":\"update\",\"content-state\":{}}}", ""
    ),
    (
      "liveactivity", "com.a.push-type.liveactivity",
      "{\"aps\":{\"timestamp\":1,\"event\":\"start\",\"content-state\":{}}}", "attributes-type"
    ),
    ("liveactivity", "com.a.push-type.liveactivity", "{\"aps\":{\"event\":\"end\"}}", "timestamp"),
    ("liveactivity", "com.a.push-type.liveactivity", "{\"aps\":{\"timestamp\":1}}", "'event'"),
  ])
  func pushes(_ kind: String, _ topic: String, _ payload: String, _ problem: String) throws {
    let message = PushMessage(
      kind: try #require(PushMessage.Kind(rawValue: kind)), topic: topic, payload: payload)
    let problems = message.problems(app: "com.a").map(\.description).joined(separator: "\n")
    #expect(problem.isEmpty ? problems.isEmpty : problems.contains(problem), "\(problems)")
  }

  // MARK: Stacks

  private static func member(
    _ kind: String, _ scores: [(Double, Double, Double)]
  ) -> [SmartStack.Member] {
    [
      SmartStack.Member(
        kind: kind,
        entries: scores.enumerated().map { index, score in
          CheckedTimeline.Entry(
            date: score.0, index: index,
            relevance: EntryRelevance(score: score.1, duration: score.2))
        }, from: 0)
    ]
  }

  /// (date, score, duration) of entries; rotations as `time kind`.
  @Test func stackTurnsToWhatMatters() {
    let stack = SmartStack([
      Self.member("a", [(0, 0, 0), (10_000, 50, 0), (20_000, 10, 1000)]),
      Self.member("b", [(0, 1, 3600), (10_000, 0.2, 0), (20_000, 0.9, 0)]),
      Self.member("c", [(0, -5, 0)]),
    ])
    let rotations = stack.rotations(from: 0, to: 40_000).map {
      "\(Int($0.at)) \("abc".dropFirst($0.member).prefix(1))"
    }
    #expect(rotations == ["0 b", "10000 a", "20000 b"])
    // Scores of different providers have no common scale.
    #expect(stack.scores(at: 10_000).map(\.value) == [1, 0.2, 0])
    #expect(stack.scores(at: 5000).map(\.value) == [0, 0, 0])
  }

  @Test func stackDoesNotFlicker() {
    let a = Self.member("a", (0..<60).map { (Double($0) * 60, $0 % 2 == 0 ? 1 : 0.1, 0) })
    let b = Self.member("b", [(0, 1, 0), (100_000, 2, 0)])
    let rotations = SmartStack([a, b]).rotations(from: 0, to: 3600)
    // What is on top at the beginning is no turn.
    let later = rotations.dropFirst()
    #expect(
      zip(later, later.dropFirst()).allSatisfy { $1.at - $0.at >= SmartStack.minimumInterval })
    #expect(later.count > 1)
  }

  @Test func stackHasTenMembers() {
    let stack = SmartStack((0..<14).map { Self.member("\($0)", [(0, 1, 0)]) })
    #expect(stack.members.count == 10)
  }

  @Test func watchConditions() {
    func score(_ condition: RelevanceAttribute.Condition, _ situation: Situation) -> Double {
      WatchMatch(RelevanceAttribute(condition: condition), in: situation).score
    }
    var now = Situation(date: 10_000, place: "work", sleep: "bedtime", fitness: ["workoutActive"])
    now.location = (52.52, 13.405)
    #expect(score(.date(from: 9000, to: 11_000, kind: "scheduled"), now) > 0)
    #expect(score(.date(from: 11_000, to: 12_000, kind: "scheduled"), now) == 0)
    #expect(score(.date(from: 11_000, to: 11_000, kind: "default"), now) > 0)
    #expect(score(.place("work"), now) > 0 && score(.place("home"), now) == 0)
    #expect(score(.sleep("wakeup"), now) == 0 && score(.fitness("workoutActive"), now) > 0)
    // The Brandenburg Gate is about 2.0 km from Alexanderplatz.
    let gate = RelevanceAttribute.Condition.region(
      identifier: "gate", latitude: 52.5163, longitude: 13.3777, radius: 1950)
    #expect(score(gate, now) > 0)
    now.location = (52.5219, 13.4132)
    #expect(score(gate, now) == 0)
  }

  // MARK: Gallery

  @Test func galleryLeavesOutWhatCannotStand() throws {
    let phone = try #require(DeviceCatalog.find(DeviceCatalog.defaultID))
    func gallery(_ location: String, _ context: String) throws -> VitrineHost.Gallery {
      var kept = WidgetDescription(kind: "kept", families: ["systemSmall", "systemLarge"])
      kept.containerBackgroundRemovable = false
      var disfavored = WidgetDescription(
        kind: "dis", displayName: "Dis", families: ["systemSmall", "accessoryCircular"])
      disfavored.disfavoredLocations = [.init(location: "standBy", families: ["systemSmall"])]
      let island = WidgetDescription(kind: "i", families: [], configuration: .activity)
      return VitrineHost.Gallery(
        [kept, disfavored, island], location: location,
        context: try #require(ContextCatalog.find(context)), device: phone, os: 26)
    }
    let home = try gallery("homeScreen", "home-screen")
    #expect(home.items.map(\.kind) == ["kept", "dis"] && home.others.isEmpty)
    #expect(home.excluded.map(\.kind) == ["i"])
    let standBy = try gallery("standBy", "standby")
    #expect(standBy.items.isEmpty && standBy.others.map(\.name) == ["Dis"])
    #expect(standBy.excluded.map(\.kind) == ["kept", "i"])
    let lock = try gallery("lockScreen", "lock-screen")
    #expect(lock.items.map(\.families) == [[.accessoryCircular]])
  }

  /// A widget whose background stays is offered nowhere that shows none, accessories included, and
  /// each time the reason is said.
  @Test(arguments: [
    ("lock-screen", "iphone-17-pro", ["accessoryCircular", "accessoryInline"]),
    ("watch-face", "apple-watch-46mm", ["accessoryCorner", "accessoryRectangular"]),
    ("standby", "iphone-17-pro", ["systemSmall"]), ("carplay", "iphone-17-pro", ["systemSmall"]),
  ])
  func fixedBackgroundsAreNotOffered(_ id: String, _ device: String, _ families: [String]) throws {
    var kept = WidgetDescription(kind: "kept", families: families)
    kept.containerBackgroundRemovable = false
    let gallery = VitrineHost.Gallery(
      [kept], location: "x", context: try #require(ContextCatalog.find(id)),
      device: try #require(DeviceCatalog.find(device)), os: 26)
    #expect(gallery.items.isEmpty)
    #expect(gallery.excluded.count == 1)
    #expect(gallery.excluded.first?.reason.contains("background cannot be removed") == true)
  }

  /// The watch's Smart Stack keeps backgrounds.
  @Test func smartStackTakesFixedBackgrounds() throws {
    let watch = try #require(DeviceCatalog.find("apple-watch-46mm"))
    let stack = try #require(ContextCatalog.find("smart-stack"))
    #expect(stack.allows(.accessoryRectangular, on: watch, isBackgroundRemovable: false))
    let gallery = try #require(ContextCatalog.find("gallery"))
    #expect(gallery.allows(.accessoryRectangular, on: watch, isBackgroundRemovable: false))
    #expect(!gallery.allows(.accessoryCorner, on: watch, isBackgroundRemovable: false))
  }

  /// One line is one target: links and buttons in it never hide the address around them.
  @Test(arguments: [TapTarget.point(Point(5, 5)), .identifier("inner")])
  func inlineHasOneTarget(_ target: TapTarget) throws {
    var link = SemanticsNode(type: "Link", frame: Rect(x: 0, y: 0, width: 50, height: 20))
    (link.url, link.identifier) = ("app://inner", "inner")
    var around = SemanticsNode(type: "WidgetURL", frame: Rect(x: 0, y: 0, width: 100, height: 20))
    (around.url, around.children) = ("app://outer", [link])
    let archive = Archive(
      size: Size(100, 20), scale: 2, list: DisplayList(), semantics: around)
    let tap = try Tap(
      at: target, in: archive,
      rules: InteractionRules(family: .accessoryInline, platform: .iPhone, os: 26))
    #expect(tap.action == .open(url: "app://outer", isLink: false))
    #expect(tap.notes.count == 1)
  }

  // MARK: Taps

  private static func tree() -> Archive {
    func node(_ type: String, _ frame: Rect, _ change: (inout SemanticsNode) -> Void = { _ in })
      -> SemanticsNode
    {
      var node = SemanticsNode(type: type, frame: frame)
      change(&node)
      return node
    }
    let back = node("Button", Rect(x: 0, y: 0, width: 100, height: 100)) { $0.intent = "back" }
    let front = node("Toggle", Rect(x: 10, y: 10, width: 20, height: 20)) {
      $0.intent = "front"
      $0.traits = ["toggle"]
      $0.value = "1"
      $0.children = [
        node("Text", Rect(x: 10, y: 10, width: 5, height: 5)) { $0.identifier = "label" }
      ]
    }
    let link = node("Link", Rect(x: 60, y: 60, width: 20, height: 20)) { $0.url = "a://b" }
    let off = node("Button", Rect(x: 80, y: 0, width: 20, height: 20)) {
      $0.intent = "off"
      $0.traits = ["disabled"]
    }
    var root = node("WidgetURL", Rect(x: 0, y: 0, width: 150, height: 150)) { $0.url = "w://" }
    root.children = [back, front, link, off]
    return Archive(size: Size(150, 150), scale: 1, list: DisplayList(), semantics: root)
  }

  @Test(arguments: [
    (15.0, 15.0, TapAction.perform(reference: "front", toggleTo: false)),
    (50, 50, .perform(reference: "back", toggleTo: nil)),
    (65, 65, .open(url: "a://b", isLink: true)), (120, 120, .open(url: "w://", isLink: false)),
    (85, 5, .nothing("the Button is disabled")),
  ])
  func tapsHitTheFront(_ x: Double, _ y: Double, _ action: TapAction) throws {
    let rules = InteractionRules(family: .systemMedium, platform: .iPhone, os: 26)
    #expect(
      try VitrineHost.Tap(at: .point(Point(x, y)), in: Self.tree(), rules: rules).action == action
    )
  }

  @Test func namesLeadToTheControlAround() throws {
    let rules = InteractionRules(family: .systemMedium, platform: .iPhone, os: 26)
    let tap = try VitrineHost.Tap(at: .identifier("label"), in: Self.tree(), rules: rules)
    #expect(tap.action == .perform(reference: "front", toggleTo: false))
    #expect(throws: VitrineHost.Tap.NotFound.self) {
      try VitrineHost.Tap(at: .identifier("lable"), in: Self.tree(), rules: rules)
    }
  }

  @Test(arguments: Family.allCases)
  func everyFamilyHasItsRules(_ family: Family) {
    for platform in Device.Platform.allCases {
      let old = InteractionRules(family: family, platform: platform, os: 16)
      #expect(old.intentRefusal != nil)
      let locked = InteractionRules(family: family, platform: platform, os: 26, isLocked: true)
      #expect(locked.intentRefusal != nil)
    }
    let rules = InteractionRules(family: family, platform: .iPhone, os: 26)
    #expect(!family.isSystem || (rules.intentRefusal == nil && rules.linkRefusal == nil))
  }
}
