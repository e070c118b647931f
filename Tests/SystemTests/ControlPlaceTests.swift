import Testing
@testable import VitrineCatalog
@testable import VitrineComposition
import VitrineDrawing
import VitrineHost
import VitrineMessages

/// Controls in Control Center, on the Lock Screen and at the Action button (facts/geometry.md §12).
@Suite(.timeLimit(.minutes(60))) struct ControlPlaceTests {
  @Test(arguments: [
    ("control-center", "iphone-17-pro", "controlSmall 72x72, control 158x72, controlLarge 158x158"),
    ("control-center", "ipad-pro-11", "controlSmall 72x72, control 158x72, controlLarge 158x158"),
    ("control-center", "mac", "controlSmall 72x72, control 158x72, controlLarge 158x158"),
    ("menu-bar", "mac", "controlSmall 30x24"),
    ("lock-screen", "iphone-17-pro", "controlSmall 50x50"),
    ("lock-screen", "ipad-pro-11", "controlSmall 50x50"),
    ("action-button", "iphone-17-pro", "control 158x72"),
    ("action-button", "iphone-16e", "control 158x72"), ("action-button", "iphone-15", ""),
    ("action-button", "iphone-15-pro", "control 158x72"),
    ("gallery", "iphone-17-pro", "control 158x72"),
    ("control-center", "apple-watch-46mm", "controlSmall 92x63"),
    ("control-center", "apple-watch-40mm", "controlSmall 72x49"),
    ("gallery", "apple-watch-46mm", "controlSmall 92x63"),
    ("smart-stack", "apple-watch-46mm", "control 194x80"),
    ("smart-stack", "apple-watch-40mm", "control 152x69"),
    ("action-button", "apple-watch-49mm", "controlSmall 93x63"),
    ("action-button", "apple-watch-ultra-2", "controlSmall 91x62"),
    ("action-button", "apple-watch-46mm", ""),
  ])
  func sizes(_ context: String, _ device: String, _ expected: String) throws {
    let context = try #require(ContextCatalog.find(context))
    let device = try #require(DeviceCatalog.find(device))
    let text = try (context.families[device.platform] ?? []).filter {
      $0.isControl && context.allows($0, on: device)
    }.map { family in
      let size = try #require(device.size(of: family, in: context.surface)).layout
      return "\(family) \(Int(size.width))x\(Int(size.height))"
    }
    #expect(text.joined(separator: ", ") == expected)
  }

  /// Controls came with OS 18.
  @Test func comeWithEighteen() throws {
    let device = try #require(DeviceCatalog.find("iphone-15-pro"))
    let center = try #require(ContextCatalog.find("control-center"))
    #expect(!center.allows(.control, on: device, os: 17))
    #expect(center.allows(.control, on: device, os: 18))
  }

  /// A bare control can be read: its white words stand on its place's ground, within its own outline.
  @Test(arguments: [
    ("control-center", "iphone-17-pro", Family.controlLarge),
    ("gallery", "iphone-17-pro", .control),
    ("action-button", "iphone-17-pro", .control),
    ("control-center", "apple-watch-46mm", .controlSmall),
    ("smart-stack", "apple-watch-46mm", .control),
    ("action-button", "apple-watch-49mm", .controlSmall),
  ])
  func bareControlsCanBeRead(_ context: String, _ device: String, _ family: Family) throws {
    let stand = try #require(Stand.find(context, device, family))
    let bitmap = try Probe(content: []).draw(
      stand, wallpaper: WallpaperCatalog.find("white"), crop: .widget)
    let middle = bitmap[bitmap.width / 2, bitmap.height / 2]
    #expect(middle.alpha == 1 && middle.luminance < 0.75, "\(middle.dump)")
    #expect(bitmap[0, 0].alpha == 0)
  }

  /// A watch's tiles lie on the screen, and none on another.
  @Test(arguments: FaceTests.watches, ["en_US", "ar_EG"])
  func tilesOfAWatch(_ device: Device, _ locale: String) throws {
    let stand = try #require(Stand.find("control-center", device.id, .controlSmall))
    #expect(!stand.context.allows(.controlSmall, on: device, os: 18))
    let surroundings = Surroundings(
      moment: LocalMoment(date: 1_780_911_660, timeZone: "UTC", locale: locale))
    let drawn = try #require(device.size(of: .controlSmall)).drawn
    let screen = Screens.screen(
      ScreenRequest(
        input: stand.input, traits: stand.traits, drawn: drawn, surroundings: surroundings, scale: 2
      ))
    #expect((screen.slot.midX > device.screen.width / 2) == (locale == "en_US"))
    let tiles = try screen.below().operations.dropFirst().map {
      try #require(DisplayList([$0]).inkBounds)
    }
    for tile in tiles {
      #expect(tile.minX >= 0 && tile.maxX <= device.screen.width)
      #expect(
        tile.maxX <= screen.slot.minX || tile.minX >= screen.slot.maxX
          || tile.maxY <= screen.slot.minY || tile.minY >= screen.slot.maxY)
    }
  }

  /// The system's own controls are those of the device: a Mac has neither a flashlight nor a cellular
  /// network, an iPad no flashlight. None stands there twice.
  @Test(arguments: [
    (Device.Platform.mac, ["antenna.radiowaves.left.and.right", "flashlight.on.fill", "airplane"]),
    (.iPad, ["antenna.radiowaves.left.and.right", "flashlight.on.fill"]), (.iPhone, []),
  ])
  func controlsOfTheSystem(_ platform: Device.Platform, _ foreign: [String]) {
    let controls = ControlCenterScreen.Controls(platform)
    let all = controls.connections.map(\.symbol) + controls.beside + controls.last
    #expect(
      controls.connections.count == 4 && controls.beside.count == 3 && controls.last.count == 4)
    #expect(Set(all).count == all.count && Set(all).isDisjoint(with: foreign))
  }

  /// A gallery offers a control where people can place it, in the sizes that it has there
  /// (WidgetKit's documentation, Controls).
  @Test(arguments: [
    ("controlCenter", "control-center", "iphone-17-pro", 26, "control controlLarge controlSmall"),
    ("controlCenter", "control-center", "iphone-15-pro", 17, ""),
    ("controlCenter", "control-center", "apple-watch-46mm", 26, "controlSmall"),
    ("controlCenter", "control-center", "apple-watch-46mm", 18, ""),
    ("smartStack", "smart-stack", "apple-watch-46mm", 26, "control"),
    ("smartStack", "smart-stack", "apple-watch-46mm", 18, ""),
    ("watchFace", "watch-face", "apple-watch-46mm", 26, ""),
    ("lockScreen", "lock-screen", "iphone-17-pro", 26, "controlSmall"),
    ("homeScreen", "home-screen", "iphone-17-pro", 26, ""),
  ])
  func offered(
    _ location: String, _ context: String, _ device: String, _ os: Int, _ expected: String
  ) throws {
    let gallery = try Gallery(
      [WidgetDescription(kind: "c", families: ["control"], configuration: .control)],
      location: location, context: #require(ContextCatalog.find(context)),
      device: #require(DeviceCatalog.find(device)), os: os)
    let families = gallery.items.flatMap(\.families).map(\.rawValue).sorted()
    #expect(families.joined(separator: " ") == expected)
    #expect(gallery.excluded.isEmpty == !expected.isEmpty)
  }

  /// The Action button is at the left of an Ultra's case in every language.
  @Test(arguments: ["en_US", "ar_EG"])
  func theUltrasButton(_ locale: String) throws {
    let stand = try #require(Stand.find("action-button", "apple-watch-49mm", .controlSmall))
    let drawn = try #require(stand.device.size(of: .controlSmall)).drawn
    let screen = Screens.screen(
      ScreenRequest(
        input: stand.input, traits: stand.traits, drawn: drawn,
        surroundings: Surroundings(
          moment: LocalMoment(date: 1_780_911_660, timeZone: "UTC", locale: locale)), scale: 2))
    #expect(screen.slot.maxX < stand.device.screen.width * 0.6)
    #expect(abs(screen.slot.midY - stand.device.screen.height / 2) < 1)
  }

  /// A menu bar item stands beyond the system's own, on the side where the language has them, and is
  /// read on every wallpaper; a Live Activity and its panel stand there too.
  @Test(
    arguments: [Family.controlSmall, .islandCompact, .islandMinimal, .islandExpanded],
    ["en_US", "de_DE", "ar_EG"])
  func menuBarItems(_ family: Family, _ locale: String) throws {
    let stand = try #require(Stand.find("menu-bar", "mac", family))
    let drawn = try #require(stand.device.size(of: family, in: .desktop)).drawn
    let screen = Screens.screen(
      ScreenRequest(
        input: stand.input, traits: stand.traits, drawn: drawn,
        surroundings: Surroundings(
          moment: LocalMoment(date: 1_780_911_660, timeZone: "UTC", locale: locale)), scale: 2))
    #expect((screen.slot.midX > stand.device.screen.width / 2) == (locale != "ar_EG"))
    for operation in screen.below().operations {
      let box = try #require(DisplayList([operation]).inkBounds)
      // The bar's own words and symbols.
      guard box.height < 24, box.maxY <= DesktopScreen.menuBar else { continue }
      #expect(box.maxX <= screen.slot.minX || box.minX >= screen.slot.maxX, "\(box) \(screen.slot)")
    }
  }

  /// Items of the menu bar are of one color, dark on a light wallpaper and white on a dark one.
  @Test(arguments: [("white", 0.1), ("black", 1)])
  func menuBarItemsCanBeRead(_ wallpaper: String, _ light: Double) throws {
    let stand = try #require(Stand.find("menu-bar", "mac", .controlSmall))
    let content = DisplayList([
      .fill(
        VectorPath(rect: Rect(x: 9, y: 6, width: 12, height: 12)), .winding,
        .color(RGBA(hex: 0xFF9500)))
    ])
    let bitmap = try Probe(content: content.operations, background: nil).draw(
      stand, wallpaper: WallpaperCatalog.find(wallpaper), crop: .widget)
    let middle = bitmap[bitmap.width / 2, bitmap.height / 2]
    #expect(abs(Double(middle.luminance) - light) < 0.1, "\(middle.dump)")
    #expect(bitmap[0, 0].alpha == 0)
  }

  /// No tile of the system's stands where the app's control does.
  @Test(
    arguments: ["iphone-17-pro", "iphone-se", "ipad-pro-11", "mac"],
    [Family.controlSmall, .control, .controlLarge])
  func nothingStandsInTheWay(_ device: String, _ family: Family) throws {
    let stand = try #require(Stand.find("control-center", device, family))
    let drawn = try #require(stand.device.size(of: family)).drawn
    let screen = Screens.screen(
      ScreenRequest(
        input: stand.input, traits: stand.traits, drawn: drawn, surroundings: Surroundings(),
        scale: 2))
    #expect(screen.slot.maxX <= screen.size.width && screen.slot.maxY <= screen.size.height)
    for operation in screen.below().operations {
      let box = try #require(DisplayList([operation]).inkBounds)
      // The ground lies below all tiles.
      guard box.width < 300 else { continue }
      let apart =
        box.maxX <= screen.slot.minX + 0.5 || box.minX >= screen.slot.maxX - 0.5
        || box.maxY <= screen.slot.minY + 0.5 || box.minY >= screen.slot.maxY - 0.5
      #expect(apart, "\(box) lies on \(screen.slot)")
    }
  }
}
