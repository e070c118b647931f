import Testing
@testable import VitrineCatalog
@testable import VitrineComposition
import VitrineDrawing

/// Where Live Activities are shown, and in which form (Human Interface Guidelines, Live Activities).
@Suite(.timeLimit(.minutes(60))) struct LiveActivityPlaceTests {
  /// Context, device, families that it shows of a Live Activity, with their largest size.
  @Test(arguments: [
    (
      "home-screen", "iphone-17-pro",
      "islandCompact 230x36.67, islandCompactLeading 52.33x36.67, "
        + "islandCompactTrailing 52.33x36.67, islandMinimal 45x36.67, islandExpanded 371x160"
    ),
    (
      "home-screen", "iphone-16-plus",
      "islandCompact 250x36.67, islandCompactLeading 62.33x36.67, "
        + "islandCompactTrailing 62.33x36.67, islandMinimal 45x36.67, islandExpanded 408x160"
    ),
    ("home-screen", "iphone-16e", ""), ("home-screen", "iphone-14-plus", ""),
    ("home-screen", "iphone-se", ""), ("home-screen", "iphone-11", ""),
    ("banner", "iphone-16e", "activityLockScreen 362x160"),
    ("banner", "iphone-se", "activityLockScreen 347x160"),
    ("banner", "iphone-17-pro", ""),
    ("banner", "ipad-pro-11", "activityLockScreen 425x160"),
    ("lock-screen", "iphone-11", "activityLockScreen 386x160"),
    ("lock-screen", "ipad-pro-13", "activityLockScreen 500x160"),
    ("lock-screen-always-on", "iphone-15-pro", "activityLockScreen 365x160"),
    ("lock-screen-always-on", "iphone-15", ""), ("lock-screen-always-on", "iphone-16e", ""),
    ("standby", "iphone-17-pro", "activityLockScreen 371x160"),
    ("carplay", "iphone-17-pro", "activityLockScreen 240x78"),
    (
      "menu-bar", "mac",
      "islandCompact 112.66x36.67, islandMinimal 45x36.67, islandExpanded 371x160"
    ),
    ("smart-stack", "apple-watch-46mm", "activityLockScreen 194x80.5"),
  ])
  func families(_ context: String, _ device: String, _ expected: String) throws {
    let context = try #require(ContextCatalog.find(context))
    let device = try #require(DeviceCatalog.find(device))
    let found = (context.families[device.platform] ?? []).filter {
      $0.isActivity && context.allows($0, on: device)
    }
    let text = try found.map { family in
      let size = try #require(device.size(of: family, in: context.surface)).layout
      return "\(family) \(short(size.width))x\(short(size.height))"
    }
    #expect(text.joined(separator: ", ") == expected)
  }

  private func short(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// A card whose tint lets the screen through lies on a blur of it: no icon's edge stands behind its
  /// words.
  @Test(arguments: [
    ("banner", "iphone-16e"), ("banner", "iphone-se"), ("banner", "ipad-pro-11"),
    ("lock-screen", "iphone-17-pro"),
  ])
  func translucentCardsLieOnABlur(_ context: String, _ device: String) throws {
    let stand = try #require(Stand.find(context, device, .activityLockScreen))
    let size = try #require(stand.device.size(of: .activityLockScreen, in: stand.context.surface))
    let tint = DrawingOperation.fill(
      VectorPath(rect: Screens.rect(size.layout)), .winding, .color(RGBA(0.6, 0.4, 0.2, 0.5)))
    let bitmap = try Probe(content: [tint], background: nil).draw(
      stand, wallpaper: WallpaperCatalog.find("stripes"), crop: .screen)
    let request = ScreenRequest(
      input: stand.input, traits: stand.traits, drawn: size.drawn, surroundings: Surroundings(),
      scale: 1)
    let card = Screens.screen(request).slot.inset(by: 30)
    for y in [card.minY, card.midY, card.maxY].map({ Int($0) }) {
      let light = (Int(card.minX)..<Int(card.maxX)).map { bitmap[$0, y].luminance }
      let steps = zip(light, light.dropFirst()).map { abs($0 - $1) }
      #expect(try #require(steps.max()) < 0.06, "\(y)")
    }
  }

  /// In a car and on a watch the small form is asked for, elsewhere the medium one.
  @Test(arguments: [
    ("carplay", "iphone-17-pro", "small"), ("smart-stack", "apple-watch-46mm", "small"),
    ("lock-screen", "iphone-17-pro", "medium"), ("standby", "iphone-17-pro", "medium"),
    ("banner", "iphone-se", "medium"),
  ])
  func activityFamily(_ id: String, _ device: String, _ expected: String) throws {
    let context = try #require(ContextCatalog.find(id))
    let device = try #require(DeviceCatalog.find(device))
    let environment = try #require(
      context.environment(
        device: device, family: .activityLockScreen,
        options: EnvironmentOptions()))
    #expect(environment.activityFamily == expected)
  }

  /// In StandBy a Live Activity has the screen for itself, and is told so.
  @Test(arguments: [
    ("standby", true), ("standby-night", true), ("lock-screen", false), ("carplay", false),
  ])
  func fullScreen(_ id: String, _ expected: Bool) throws {
    let context = try #require(ContextCatalog.find(id))
    let device = try #require(DeviceCatalog.find("iphone-17-pro"))
    let environment = try #require(
      context.environment(
        device: device, family: .activityLockScreen, options: EnvironmentOptions()))
    #expect(environment.isActivityFullscreen == expected)
  }

  /// StandBy shows the Lock Screen's form twice as large.
  @Test func standByDoubles() throws {
    let device = try #require(DeviceCatalog.find("iphone-17-pro"))
    let size = try #require(device.size(of: .activityLockScreen, in: .standBy))
    #expect(abs(size.factor - 2) < 1e-9)
    let old = try #require(DeviceCatalog.find("iphone-se"))
    let narrow = try #require(old.size(of: .activityLockScreen, in: .standBy))
    #expect(narrow.drawn.width <= 667)
  }

  @Test(arguments: [
    ("iphone-se-3", Device.Sensors.none), ("iphone-8-plus", .none), ("iphone-x", .notch),
    ("iphone-11", .notch), ("iphone-13-mini", .notch), ("iphone-14", .notch),
    ("iphone-14-plus", .notch), ("iphone-16e", .notch), ("iphone-14-pro", .island),
    ("iphone-15", .island), ("iphone-16", .island), ("iphone-17-pro", .island),
    ("iphone-air", .island), ("ipad-pro-11", .none), ("mac", .none), ("393x852", .island),
  ])
  func sensors(_ id: String, _ expected: Device.Sensors) throws {
    #expect(try #require(DeviceCatalog.find(id)).sensors == expected)
  }

  @Test(arguments: [
    ("iphone-14-pro", true), ("iphone-15-pro-max", true), ("iphone-16-pro", true),
    ("iphone-17", true), ("iphone-air", true), ("393x852", true), ("iphone-14", false),
    ("iphone-15", false), ("iphone-16", false), ("iphone-16e", false), ("iphone-17e", false),
    ("iphone-se", false),
  ])
  func displaysThatStayOn(_ id: String, _ expected: Bool) throws {
    #expect(try #require(DeviceCatalog.find(id)).hasAlwaysOnDisplay == expected)
  }

  // MARK: What is drawn

  private func screen(_ context: String, _ device: String, _ family: Family, width: Double? = nil)
    throws -> Screen
  {
    let stand = try #require(Stand.find(context, device, family))
    var drawn = try #require(stand.device.size(of: family, in: stand.context.surface)).drawn
    if let width { drawn.width = width }
    return Screens.screen(
      ScreenRequest(
        input: stand.input, traits: stand.traits, drawn: drawn, surroundings: Surroundings(),
        scale: 3))
  }

  /// The compact island is centered on the camera, whatever it shows.
  @Test(arguments: [150.0, 190, 230])
  func compactIsSymmetric(_ width: Double) throws {
    let screen = try screen("home-screen", "iphone-17-pro", .islandCompact, width: width)
    let sensors = Sensors.island(try #require(DeviceCatalog.find("iphone-17-pro")))
    #expect(abs(screen.slot.midX - sensors.midX) < 1e-9)
  }

  /// The time and the indicators stand beside what the island covers, and touch nothing.
  @Test(arguments: [Family.islandCompact, .islandMinimal])
  func statusBarMakesRoom(_ family: Family) throws {
    let device = try #require(DeviceCatalog.find("iphone-17-pro"))
    let screen = try screen("home-screen", device.id, family)
    let black = IslandScreen.attached(Sensors.island(device)).union(screen.slot)
    let bar = StatusBar.list(
      ScreenRequest(
        input: ContextInput(device: device, family: family), traits: ContextTraits(),
        drawn: screen.slot.size, surroundings: Surroundings(), scale: 3),
      beside: family == .islandCompact ? screen.slot : black)
    for operation in bar.operations.dropFirst() {
      let box = try #require(DisplayList([operation]).inkBounds)
      let taken = family == .islandCompact ? screen.slot : black
      #expect(box.maxX <= taken.minX || box.minX >= taken.maxX, "\(box)")
      #expect(box.minX > 8 && box.maxX < device.screen.width - 8, "\(box)")
    }
  }

  /// The minimal form stands apart from the island that another activity has.
  @Test func minimalTouchesNothing() throws {
    let device = try #require(DeviceCatalog.find("iphone-17-pro"))
    let screen = try screen("home-screen", device.id, .islandMinimal)
    let island = IslandScreen.attached(Sensors.island(device))
    #expect(screen.slot.minX - island.maxX >= 6)
    #expect(screen.slot.maxX < device.screen.width - 60)
  }

  /// A phone with a notch shows it on every screen; one with a button has none.
  @Test(arguments: [("iphone-14", true), ("iphone-11", true), ("iphone-se", false)])
  func notches(_ id: String, _ hasNotch: Bool) throws {
    let device = try #require(DeviceCatalog.find(id))
    let box = Sensors.list(device).inkBounds
    #expect((box != nil) == hasNotch)
    if let box { #expect(box.minY == 0 && abs(box.midX - device.screen.width / 2) < 1e-6) }
  }

  @Test func bannersAreClearOfTheNotch() throws {
    let notch = Sensors.notchSize(try #require(DeviceCatalog.find("iphone-16e")))
    #expect(try screen("banner", "iphone-16e", .activityLockScreen).slot.minY > notch.height)
  }
}
