import Testing
@testable import VitrineCatalog
@testable import VitrineComposition
import VitrineDrawing
import VitrineHost
import VitrineMessages
import VitrineRaster
@testable import VitrineStudio

/// What was seen to be wrong in pictures of all devices and places: one case each.
@Suite(.timeLimit(.minutes(60))) struct DesignerTests {
  private func request(
    _ context: String, _ device: String, _ family: Family, locale: String = "en_US", os: Int = 26,
    face: WatchFace = .standard
  ) throws -> ScreenRequest {
    let stand = try #require(Stand.find(context, device, family, os: os))
    var input = stand.input
    input.face = face
    let drawn = try #require(stand.device.size(of: family, in: stand.context.surface, os: os)).drawn
    let surroundings = Surroundings(
      appName: "Kite", moment: LocalMoment(date: 1_780_911_660, timeZone: "UTC", locale: locale))
    return ScreenRequest(
      input: input, traits: stand.context.traits(input), drawn: drawn, surroundings: surroundings,
      scale: 2)
  }

  // MARK: Frames

  /// A picture larger than its widget does not lie on what stands beside it.
  @Test(arguments: [
    ("standby", "iphone-17-pro"), ("standby-night", "iphone-se"), ("carplay", "iphone-17-pro"),
    ("lock-screen", "ipad-pro-11"),
  ])
  func contentEndsWithItsWidget(_ context: String, _ device: String) throws {
    let stand = try #require(Stand.find(context, device, .systemSmall))
    let wide = Rect(x: -400, y: -400, width: 1200, height: 1200)
    func draw(_ content: [DrawingOperation]) throws -> Bitmap {
      try Probe(content: content).draw(
        stand, wallpaper: WallpaperCatalog.find("black"), crop: .screen)
    }
    let (empty, full) = try (
      draw([]), draw([.fill(VectorPath(rect: wide), .winding, .color(.white))])
    )
    let slot = Screens.screen(try request(context, device, .systemSmall)).slot
    var changed = 0
    // Every fourth pixel of every fourth row says it.
    for y in stride(from: 0, to: full.height, by: 4) {
      for x in stride(from: 0, to: full.width, by: 4) where full[x, y] != empty[x, y] {
        changed += 1
        let isInside =
          Double(x) >= slot.minX - 1 && Double(x) < slot.maxX + 1 && Double(y) >= slot.minY - 1
          && Double(y) < slot.maxY + 1
        if !isInside {
          Issue.record("\(x), \(y) lies beside \(slot)")
          return
        }
      }
    }
    #expect(Double(changed) * 16 > slot.width * slot.height * 0.9)
  }

  // MARK: Bare pictures

  /// Content that a place has made white stands on its plate's color, or a dark one.
  @Test(arguments: [
    ("home-screen", true), ("home-screen-clear", false), ("home-screen-tinted", false),
    ("today-view-clear", false), ("lock-screen", false), ("standby", false), ("carplay", true),
  ])
  func groundsCanBeReadOn(_ context: String, _ isLight: Bool) throws {
    let family: Family = context == "lock-screen" ? .accessoryRectangular : .systemSmall
    let stand = try #require(Stand.find(context, "iphone-17-pro", family))
    let ground = Plates.ground(stand.traits)
    #expect(ground.alpha == 1)
    #expect((ground.luminance > 0.5) == isLight, "\(ground.dump)")
  }

  // MARK: Notes

  /// What covers a widget is said: it becomes one color, or keeps all of its own.
  @Test(
    arguments: [
      (nil, 1.0, "one color"), (.accented, 1.0, "one color"), (.fullColor, 1.0, "neither tint"),
      (.desaturated, 1.0, ""), (nil, 0.5, ""), (.fullColor, 0.5, ""),
    ] as [(AccentedImageMode?, Double, String)])
  func imagesThatCover(_ mode: AccentedImageMode?, _ part: Double, _ expected: String) throws {
    let stand = try #require(Stand.find("home-screen-tinted", "iphone-17-pro", .systemSmall))
    let size = Size(160, 160)
    let image = DisplayList([
      .image(
        ImageDrawing(
          image: ImageID("a"), frame: Rect(x: 0, y: 0, width: 160, height: 160 * part)))
    ])
    let list = mode.map { DisplayList([.group(EffectGroup(.tag(.accentedImage($0)), image))]) }
    let archive = Archive(
      size: size, scale: 2, list: list ?? image,
      semantics: SemanticsNode(type: "Widget", frame: Rect(x: 0, y: 0, width: 160, height: 160)))
    let notes = AccentedNotes.notes(
      archive, kind: "Cover", traits: stand.traits, isBackgroundRemovable: true)
    #expect(notes.isEmpty == expected.isEmpty)
    #expect(notes.allSatisfy { $0.message.contains(expected) })
  }

  // MARK: Watches

  /// What a face's rectangle holds begins six points from the display's edge, whichever the case.
  @Test(arguments: FaceTests.watches)
  func rectanglesKeepClearOfTheEdge(_ device: Device) throws {
    let request = try request("watch-face", device.id, .accessoryRectangular)
    let margins = request.traits.contentMargins
    let start = (device.screen.width - request.drawn.width) / 2 + margins.leading
    #expect(start >= 6 && margins.leading == margins.trailing && margins.top == 0)
  }

  /// A time of five signs does not touch the circle beside it, nor the display's edge.
  @Test(arguments: FaceTests.watches, ["en_US", "de_DE", "ar_EG"])
  func timesHaveRoom(_ device: Device, _ locale: String) throws {
    for id in ["modular", "modular-duo", "x-large"] {
      let face = try #require(WatchFace.all.first { $0.id == id })
      let request = try request(
        "watch-face", device.id, .accessoryCircular, locale: locale, face: face)
      let layout = FaceLayout.layout(request, families: [.accessoryCircular])
      let box = try #require(layout.below.inkBounds)
      #expect(box.minX >= 0 && box.maxX <= device.screen.width, "\(id)")
      guard let circle = layout.slots.first(where: { $0.index == 13 }) else { continue }
      let gap =
        locale == "ar_EG" ? circle.frame.minX - box.maxX : box.minX - circle.frame.maxX
      #expect(gap >= 7.5 * device.screen.width / 208, "\(id)")
    }
  }

  /// What the stack's next card says ends within it, whichever the case and the language.
  @Test(arguments: FaceTests.watches, ["en_US", "de_DE", "ru_RU", "hi_IN", "ar_EG", "th_TH"])
  func eventsEndWithTheirCard(_ device: Device, _ locale: String) throws {
    let request = try request("smart-stack", device.id, .accessoryRectangular, locale: locale)
    let unit = device.screen.width / 208
    let card = Rect(x: 5, y: 0, width: request.drawn.width, height: request.drawn.height)
    let box = try #require(SmartStackScreen.event(in: card, unit, request).inkBounds)
    #expect(box.minX >= card.minX + 11 && box.maxX <= card.maxX - 11, "\(box) in \(card)")
  }

  // MARK: Rooms and posters

  /// A tall widget hangs over no furniture.
  @Test func furnitureMakesRoom() throws {
    let size = Size(1280, 720)
    let all = RoomScreen.room(size).operations.count
    #expect(RoomScreen.room(size, clear: 400).operations.count == all)
    #expect(RoomScreen.room(size, clear: 560).operations.count < all)
  }

  /// What is seen through Apple Vision is no device with a case.
  @Test func visionHasNoCase() throws {
    let device = try #require(DeviceCatalog.find("apple-vision-pro"))
    let screen = Picture(list: DisplayList(), size: device.screen, scale: 1)
    var bare = Poster()
    bare.hasBezel = false
    #expect(Poster().picture(of: screen, on: device) == bare.picture(of: screen, on: device))
  }

  /// A dock's glass sees nothing of the ground around the case: its edges have the screen's color.
  @Test func glassEndsWithTheScreen() throws {
    let device = try #require(DeviceCatalog.find("iphone-se"))
    let size = device.screen
    let dock = Rect(x: 0, y: size.height - 90, width: size.width, height: 90)
    let screen = Picture(
      list: DisplayList([
        Brush.flat(size, RGBA(1, 0, 0)),
        .fill(
          VectorPath(rect: dock), .winding,
          .material(MaterialRecipe(blur: 24, saturation: 1, tint: RGBA.white.opacity(0)))),
      ]), size: size, scale: 1)
    var poster = Poster()
    poster.ground = RGBA(0, 0, 1)
    let casing = Casing(size, device)
    let bitmap = poster.picture(of: screen, on: device)
    let pixels = rasterizer.render(bitmap.list, size: bitmap.size, scale: 1)
    let (left, bottom) = (
      Int(24 + casing.inset.x) + 1, Int(24 + casing.inset.y + size.height) - 2
    )
    #expect(pixels[left, bottom].isNear(RGBA(1, 0, 0)))
    #expect(pixels[left + Int(size.width) / 2, bottom].isNear(RGBA(1, 0, 0)))
  }

  /// The app's own icon is not beside another of the same name.
  @Test(arguments: ["Calendar", "Kite"])
  func namesStandOnce(_ name: String) throws {
    var request = try request("home-screen", "iphone-17-pro", .systemSmall)
    request.surroundings.appName = name
    let icons = HomeIcons(request: request, grid: HomeGrid(request), owners: [request.app])
    let texts = icons.list(in: icons.free(beside: (2, 2))).texts
    #expect(texts.filter { $0 == "Calendar" }.count == 1)
  }

  /// What the system's neighbors say of a day agrees: the small one shows what the list begins with.
  @Test func neighborsAgree() throws {
    let request = try request("today-view", "iphone-17-pro", .systemSmall)
    let box = Rect(x: 0, y: 0, width: 164, height: 164)
    let day = Neighbors.day(in: box, radius: 20, request).texts
    let list = Neighbors.upcoming(in: box, radius: 20, request).texts
    #expect(day.contains("Design review") && list.contains("Design review"))
  }

  /// An iPad's Lock Screen gives a widget no margins: text in its corner lies on the wallpaper too.
  @Test func widgetsWithoutMarginsLieOnAWholeTile() throws {
    let stand = try #require(Stand.find("lock-screen", "ipad-pro-11", .systemSmall, os: 26))
    let bitmap = try Probe(content: []).draw(
      stand, wallpaper: WallpaperCatalog.find("white"), crop: .widget)
    #expect(bitmap[0, 0].alpha == 1 && bitmap[bitmap.width - 1, bitmap.height - 1].alpha == 1)
  }

  // MARK: Screens on their side

  /// An iPad on its side has its accessories at the leading edge, clear of the clock.
  @Test(arguments: ["en_US", "ar_EG"])
  func accessoriesStandBesideTheClock(_ locale: String) throws {
    var request = try request("lock-screen", "ipad-pro-11", .systemSmall, locale: locale)
    request.input.device.screen = Size(1210, 834)
    let parts = LockPage.Parts(request)
    let slot = LockPage.slot(request, parts)
    #expect(parts.isColumn)
    #expect(locale == "en_US" ? slot.maxX < 400 : slot.minX > 800)
    let places = (0..<4).map { parts.circle($0) }
    #expect(
      places[0].x == places[2].x && places[0].y == places[1].y && places[2].y > places[0].maxY)
  }

  /// Only devices without a home button show a line in its place.
  @Test(arguments: [("ipad-10-2", false), ("ipad-pro-11", true), ("iphone-se", false)])
  func homeIndicators(_ device: String, _ isShown: Bool) throws {
    let request = try request("lock-screen", device, .accessoryCircular)
    let size = request.device.screen
    let below = Screens.screen(request).below().operations.compactMap {
      DisplayList([$0]).inkBounds
    }
    #expect(below.contains { $0.minY > size.height - 16 } == isShown)
  }

  /// A screen with round corners has a dock that keeps clear of them.
  @Test(arguments: [
    ("iphone-duo-inner", true), ("iphone-duo", true), ("iphone-17-pro", true), ("iphone-se", false),
  ])
  func docks(_ id: String, _ isClear: Bool) throws {
    let request = try request("home-screen", id, .systemSmall)
    let dock = HomePage.dock(request, HomeGrid(request))
    let plate = try #require(DisplayList(Array(dock.operations.prefix(1))).inkBounds)
    let width = request.device.screen.width
    #expect((plate.minX > 8 && plate.maxY < request.device.screen.height - 8) == isClear)
    #expect((plate.width < width * 0.6) == (id == "iphone-duo-inner"))
  }

  /// The plates of dock, folder and search are dark where the icons are, but on a Lock Screen.
  @Test(arguments: [("home-screen", true), ("today-view", true), ("lock-screen", false)])
  func platesFollowTheAppearance(_ context: String, _ follows: Bool) throws {
    let family = context == "lock-screen" ? Family.accessoryCircular : .systemSmall
    func fill(_ appearance: RenderEnvironment.ColorScheme) throws -> RGBA? {
      var request = try request(context, "iphone-17-pro", family)
      request.input.appearance = appearance
      let box = Rect(x: 0, y: 0, width: 60, height: 60)
      guard case .glass(let pane) = Plates.chrome(box, radius: 12, request),
        case .material(let band) = Plates.band(request)
      else { return nil }
      #expect((band.tint.luminance < 0.5) == (follows && appearance == .dark))
      return pane.recipe.fill
    }
    let (light, dark) = try (fill(.light), fill(.dark))
    #expect(light != nil && (light != dark) == follows)
  }

  /// Names of icons are lifted off bright parts of a wallpaper; dark ones need nothing.
  @Test(arguments: [(RGBA.white, true), (RGBA(hex: 0x1C1C1E), false)])
  func namesOverTheWallpaper(_ color: RGBA, _ hasShadow: Bool) throws {
    let name = HomePage.name("Photos", below: Rect(x: 40, y: 40, width: 60, height: 60), color)
    guard case .group(let group)? = name.operations.first, case .shadow = group.effect else {
      #expect(!hasShadow)
      return
    }
    #expect(hasShadow && name.texts == ["Photos"])
  }

  /// A banner lies where the status bar of a phone without sensors is; nothing of it looks out.
  @Test(arguments: [("iphone-se", 0), ("iphone-16e", 1)])
  func bannersCoverTheStatusBar(_ id: String, _ count: Int) throws {
    let request = try request("banner", id, .activityLockScreen)
    let texts = Screens.screen(request).below().texts
    #expect(texts.filter { $0 == request.moment.time }.count == count)
  }

  /// A phone's inner screen is filled with as many columns as there is room for.
  @Test(arguments: [("iphone-duo-inner", 27, 8), ("iphone-duo", 27, 4), ("iphone-17-pro", 26, 4)])
  func columns(_ id: String, _ os: Int, _ count: Int) throws {
    let device = try #require(DeviceCatalog.find(id))
    let grid = HomeGrid(device, os: os)
    #expect(grid.columns == count)
    let (first, last) = (grid.icon(column: 0, row: 0), grid.icon(column: count - 1, row: 0))
    #expect(first.minX > 0 && abs(first.minX - (device.screen.width - last.maxX)) < 1.5)
  }

  /// What is white on a Lock Screen is dark where the wallpaper is light, with the clock above it;
  /// Always-On and dark wallpapers keep it light.
  @Test(arguments: [
    ("lock-screen", "white", true), ("lock-screen", "busy", true), ("lock-screen", "dusk", false),
    ("lock-screen-always-on", "white", false),
  ])
  func lockScreensCanBeRead(_ context: String, _ wallpaper: String, _ isDark: Bool) throws {
    let stand = try #require(Stand.find(context, "iphone-17-pro", .accessoryCircular))
    let frame = Rect(x: 0, y: 0, width: 72, height: 72)
    let bitmap = try Probe(content: [.fill(VectorPath(rect: frame), .winding, .color(.white))])
      .draw(stand, wallpaper: WallpaperCatalog.find(wallpaper), crop: .widget)
    let light = bitmap[bitmap.width / 2, bitmap.height / 2].luminance
    #expect(isDark ? light < 0.2 : light > 0.3, "\(light)")
  }

  /// Today View's search field stands below the status bar, on phones with a button too.
  @Test(arguments: ["iphone-se", "iphone-17-pro", "iphone-14", "ipad-mini"])
  func theSearchFieldKeepsClear(_ device: String) throws {
    let screen = Screens.screen(try request("today-view", device, .systemMedium))
    #expect(screen.slot.y - 52 >= 28)
  }

  // MARK: Galleries

  /// Controls have a gallery of their own, iPads one for their Lock Screen's accessories, and a drawer
  /// is no larger than a phone's screen.
  @Test(arguments: [
    ("ipad-pro-11", Family.accessoryRectangular), ("ipad-pro-11", .accessoryInline),
    ("ipad-pro-11", .control), ("mac", .control),
  ])
  func drawersArePanels(_ device: String, _ family: Family) throws {
    let stand = try #require(Stand.find("gallery", device, family))
    #expect(stand.context.allows(family, on: stand.device))
    let screen = Screens.screen(try request("gallery", device, family))
    #expect(screen.slot.minX >= 0 && screen.slot.maxX <= screen.size.width)
    #expect(screen.slot.maxY <= screen.size.height)
  }

  /// Apple Vision's gallery is a window in the room, which stays seen around it.
  @Test func visionChoosesInAWindow() throws {
    for family in [Family.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge] {
      let request = try request("gallery", "apple-vision-pro", family)
      let screen = Screens.screen(request)
      #expect(screen.slot != RoomScreen.screen(request).slot)
      #expect(screen.slot.minX > 300 && screen.slot.maxX < 1100, "\(family)")
      #expect(screen.slot.minY > 60 && screen.slot.maxY < 620, "\(family)")
    }
  }

  @Test func controlsAreListed() throws {
    let device = try #require(DeviceCatalog.find("iphone-17-pro"))
    let gallery = VitrineHost.Gallery(
      [
        WidgetDescription(kind: "w", families: ["systemSmall"]),
        WidgetDescription(kind: "c", families: ["control"], configuration: .control),
      ], location: "controlCenter", context: .controlCenter, device: device, os: 26)
    #expect(gallery.items.map(\.kind) == ["c"] && gallery.excluded.isEmpty)
  }

  /// A family that an OS does not have is not named among those of a place.
  @Test(arguments: [(26, false), (27, true)])
  func reasonsNameWhatThereIs(_ os: Int, _ isNamed: Bool) throws {
    let device = try #require(DeviceCatalog.find("iphone-17-pro"))
    let gallery = VitrineHost.Gallery(
      [WidgetDescription(kind: "w", families: ["accessoryInline"])], location: "homeScreen",
      context: .homeScreen, device: device, os: os)
    let reason = try #require(gallery.excluded.first?.reason)
    #expect(reason.contains("systemExtraLargePortrait") == isNamed)
  }

  /// An iPhone's Live Activity on a Mac is met in the menu bar.
  @Test(arguments: [Family.islandCompact, .islandMinimal, .islandExpanded])
  func activitiesOfAMac(_ family: Family) throws {
    let device = try #require(DeviceCatalog.find("mac"))
    #expect(ContextCatalog.main(for: family, on: device)?.id == "menu-bar")
  }

  // MARK: Sheets

  /// However many tiles there are, all of them lie on the picture, and it is not cut.
  @Test(arguments: [3, 60, 400])
  func sheetsAreWhole(_ count: Int) throws {
    let tiles = try (0..<count).map { index in
      var tile = try SheetTests.tile("home-screen", name: "Widget \(index / 20)")
      tile.size = Size(340, 360)
      return tile
    }
    let picture = SheetPicture.picture(title: "Sheet", tiles: tiles)
    #expect(picture.images.count == count)
    #expect(picture.size.width * picture.scale <= 16_384)
    #expect(picture.size.height * picture.scale <= 16_384)
    #expect(picture.size.width * picture.scale * picture.size.height * picture.scale <= 120e6 + 1)
    for operation in picture.list.operations {
      guard case .image(let image) = operation else { continue }
      #expect(image.frame.maxX <= picture.size.width && image.frame.maxY <= picture.size.height)
    }
  }
}
