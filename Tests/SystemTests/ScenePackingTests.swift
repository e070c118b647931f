import Testing
@testable import VitrineCatalog
@testable import VitrineComposition
import VitrineDrawing

/// Several widgets on one screen: they lie on nothing else, and within the screen.
@Suite(.timeLimit(.minutes(60))) struct ScenePackingTests {
  private func scene(
    _ context: String, _ device: String, _ families: [Family], isLandscape: Bool = false
  ) throws -> SceneRequest {
    SceneRequest(
      device: try #require(DeviceCatalog.find(device)), isLandscape: isLandscape,
      context: try #require(ContextCatalog.find(context)), options: EnvironmentOptions(),
      items: families.map { SceneRequest.Item($0) }
    ).packed()
  }

  @Test(arguments: [
    ("home-screen", "iphone-17-pro", false), ("home-screen", "iphone-se", false),
    ("home-screen", "ipad-pro-11", false), ("home-screen", "ipad-pro-11", true),
    ("home-screen", "ipad-mini", true), ("mac-desktop", "mac", false),
  ])
  func widgetsLieOnNothingElse(_ context: String, _ device: String, _ isLandscape: Bool) throws {
    let scene = try scene(
      context, device, [.systemSmall, .systemMedium, .systemSmall, .systemSmall],
      isLandscape: isLandscape)
    let layout = scene.layout()
    let here = zip(scene.items, layout.frames).filter { $0.0.page == 0 }.map(\.1)
    #expect(here.count >= 3)
    for (index, frame) in here.enumerated() {
      #expect(frame.minX >= 0 && frame.maxX <= layout.size.width, "\(frame)")
      #expect(frame.minY >= 0 && frame.maxY <= layout.size.height, "\(frame)")
      for other in here.dropFirst(index + 1) {
        let isApart =
          frame.maxX <= other.minX + 0.5 || other.maxX <= frame.minX + 0.5
          || frame.maxY <= other.minY + 0.5 || other.maxY <= frame.minY + 0.5
        #expect(isApart, "\(frame) lies on \(other)")
      }
    }
  }

  /// The widgets' own apps have their icons on the first page, each with its pictures, and on no other.
  @Test func appsOfTheWidgetsHaveTheirIcons() throws {
    var scene = try scene("home-screen", "ipad-pro-11", [.systemSmall], isLandscape: true)
    #expect(scene.layout().images.isEmpty)
    scene.apps = [UInt8(1), 2].map { byte in
      var look = AppLook()
      look.icon = AppLook.Icon()
      look.icon?.layers = [AppLook.Layer(EncodedImage(format: .bitmap, bytes: [byte]))]
      return SceneRequest.App(name: "Kite \(byte)", look: look)
    }
    let layout = scene.layout()
    #expect(Set(layout.images.values.map(\.bytes)) == [[1], [2]])
    func names(_ page: Int) -> [String] {
      (layout.icons?(page).texts ?? []).filter { $0.hasPrefix("Kite") }
    }
    #expect(names(0) == ["Kite 1", "Kite 2"])
    #expect(names(1).isEmpty)
  }

  @Test func anIPadIsHeldOnItsSide() throws {
    let size = try scene("home-screen", "ipad-pro-11", [.systemSmall], isLandscape: true).layout()
      .size
    #expect(size.width > size.height)
  }

  /// Where a place has slots, each widget takes one of its own and the rest has no room.
  @Test(
    arguments: [
      ("standby", "iphone-17-pro", false, [.systemSmall, .systemSmall, .systemSmall], 2),
      ("carplay", "iphone-17-pro", false, [.systemSmall, .systemSmall], 1),
      (
        "lock-screen", "iphone-17-pro", false,
        [.accessoryCircular, .accessoryRectangular, .accessoryRectangular, .accessoryCircular], 3
      ),
      ("lock-screen", "iphone-17-pro", false, [.accessoryInline, .accessoryInline], 1),
      ("lock-screen", "iphone-17-pro", false, [.controlSmall, .controlSmall, .controlSmall], 2),
      ("lock-screen", "ipad-pro-11", false, [.systemSmall, .systemSmall, .accessoryInline], 3),
      (
        "lock-screen", "ipad-pro-11", true,
        [.accessoryCircular, .accessoryRectangular, .controlSmall, .accessoryCircular], 4
      ),
      (
        "watch-face", "apple-watch-46mm", false,
        Array(repeating: .accessoryCorner, count: 5)
          + Array(repeating: .accessoryCircular, count: 5),
        8
      ),
    ] as [(String, String, Bool, [Family], Int)])
  func slotsAreTakenOnce(
    _ context: String, _ device: String, _ isLandscape: Bool, _ families: [Family], _ room: Int
  ) throws {
    let scene = try scene(context, device, families, isLandscape: isLandscape)
    let here = zip(scene.items, scene.layout().frames).filter { $0.0.page == 0 }.map(\.1)
    #expect(here.count == room)
    // Corners lie along the dial, where only their squares overlap the circles'.
    guard context != "watch-face" else { return #expect(Set(here).count == room) }
    for (index, frame) in here.enumerated() {
      for other in here.dropFirst(index + 1) {
        #expect(frame.inset(by: 0.5).intersection(other).isEmpty, "\(frame) lies on \(other)")
      }
    }
  }

  /// Widgets without room cost nothing: no place is looked for once all are taken.
  @Test(arguments: [("standby", Family.systemSmall, 2), ("lock-screen", .accessoryCircular, 4)])
  func thousandsOfWidgets(_ context: String, _ family: Family, _ room: Int) throws {
    let scene = try scene(context, "iphone-17-pro", Array(repeating: family, count: 5_000))
    #expect(scene.items.count { $0.page == 0 } == room)
  }

  /// A wall is as wide as it is; what does not hang on it has no frame there either.
  @Test func aWallHasAnEnd() throws {
    let scene = try scene(
      "room", "apple-vision-pro", Array(repeating: .systemLarge, count: 12) + [.systemSmall])
    let layout = scene.layout()
    let hung = zip(scene.items, layout.frames).filter { $0.0.page == 0 }.map(\.1)
    #expect(!hung.isEmpty && hung.count < 12)
    #expect(
      hung.allSatisfy { $0.minX > RoomScreen.corner(layout.size) && $0.maxX < layout.size.width },
      "\(hung)")
    var alone = scene
    alone.items = Array(scene.items.filter { $0.page == 0 })
    #expect(layout.above?().operations.count == alone.layout().above?().operations.count)
  }

  /// Controls stand in the place of the Lock Screen's buttons, which then are not drawn.
  @Test func controlsTakeTheLockScreensButtons() throws {
    let scene = try scene("lock-screen", "iphone-17-pro", [.controlSmall, .controlSmall])
    let layout = scene.layout()
    #expect(layout.frames.allSatisfy { $0.minY > layout.size.height * 0.85 })
    #expect(layout.frames[0].maxX < layout.size.width / 2)
    #expect(layout.frames[1].minX > layout.size.width / 2)
    var alone = scene
    alone.items = []
    #expect(alone.layout().below().operations.count > layout.below().operations.count)
  }

  /// StandBy has two places.
  @Test func standByIsAPair() throws {
    let layout = try scene("standby", "iphone-17-pro", [.systemSmall, .systemSmall]).layout()
    #expect(layout.frames.count == 2 && layout.frames[0].maxX < layout.frames[1].minX)
  }

  /// The first of two activities is attached to the island, the second one stands beside it; a third has no
  /// room, and nothing has a name below.
  @Test func anIslandHoldsTwoActivities() throws {
    let scene = try scene(
      "home-screen", "iphone-17-pro", Array(repeating: .islandMinimal, count: 3))
    #expect(scene.items.map(\.page) == [0, 0, 1])
    let layout = scene.layout(isIsland: true)
    let island = try #require(layout.island)
    #expect(layout.frames[0].minX >= island.minX - 1 && layout.frames[0].maxX < island.midX)
    #expect(layout.frames[1].minX > island.maxX)
    #expect(scene.names(["A", "B"], below: layout.frames).operations.isEmpty)
    #expect(
      try self.scene("home-screen", "iphone-17-pro", [.islandCompact, .islandCompact]).items.map(
        \.page) == [0, 1])
  }

  /// What has no room goes to the next page.
  @Test func pagesAreFilled() throws {
    let scene = try scene(
      "home-screen", "iphone-17-pro", Array(repeating: .systemLarge, count: 3))
    #expect(scene.items.map(\.page) == [0, 1, 2])
  }

  /// Icons are clear of the dock on every phone.
  @Test(arguments: DeviceCatalog.all.filter { $0.platform == .iPhone })
  func iconsAreClearOfTheDock(_ device: Device) throws {
    let os = device.knownSystems.last ?? 26
    let grid = HomeGrid(device, os: os)
    let dock = device.screen.height - grid.icon - 28 - (device.displayCornerRadius > 0 ? 13 : 0)
    #expect(grid.icon(column: 0, row: grid.rows - 2).maxY < dock, "\(device.id)")
  }
}
