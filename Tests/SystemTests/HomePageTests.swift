import Testing
@testable import VitrineCatalog
@testable import VitrineComposition
import VitrineDrawing
import VitrineMessages
import VitrineStudio

/// Pages of a Home Screen, the app that a widget belongs to, and the sheet that edits a widget.
@Suite(.timeLimit(.minutes(60))) struct HomePageTests {
  private func request(
    _ context: String, _ device: String, _ family: Family, app: AppLook = AppLook(),
    appearance: RenderEnvironment.ColorScheme = .light, locale: String = "en_US", os: Int = 26
  ) throws -> ScreenRequest {
    let stand = try #require(Stand.find(context, device, family, os: os))
    var input = stand.input
    input.appearance = appearance
    let drawn = try #require(stand.device.size(of: family, in: stand.context.surface, os: os)).drawn
    var surroundings = Surroundings(
      appName: "Kite", widgetName: "Wind", widgetDescription: "See the wind.",
      moment: LocalMoment(date: 1_780_911_660, timeZone: "UTC", locale: locale))
    surroundings.app = app
    return ScreenRequest(
      input: input, traits: stand.context.traits(input), drawn: drawn, surroundings: surroundings,
      scale: 2)
  }

  private static let icon: AppLook = {
    var look = AppLook()
    var icon = AppLook.Icon()
    icon.fill = AppLook.Fill(RGBA(hex: 0x102030), RGBA(hex: 0x102030))
    icon.layers = [AppLook.Layer(EncodedImage(format: .bitmap, bytes: [1, 2, 3]))]
    look.icon = icon
    return look
  }()

  // MARK: The page

  /// The widget's own app is the first icon beside it, and its pictures go with the screen.
  @Test(arguments: [
    ("home-screen", RenderEnvironment.ColorScheme.light), ("home-screen", .dark),
    ("home-screen-clear", .light), ("home-screen-tinted", .dark),
  ])
  func pagesShowTheOwnApp(_ context: String, _ appearance: RenderEnvironment.ColorScheme) throws {
    let request = try request(
      context, "iphone-17-pro", .systemSmall, app: Self.icon, appearance: appearance)
    let screen = Screens.screen(request)
    let list = screen.below()
    // Below the widget, and below the icon.
    #expect(list.texts.filter { $0 == "Kite" }.count == 2)
    #expect(list.texts.contains("Utilities"))
    #expect(screen.images.count == 1)
    let shown = list.images
    #expect(shown.map(\.image) == Array(screen.images.keys))
    let frame = try #require(shown.first?.frame)
    #expect(!frame.intersects(screen.slot))
  }

  /// A dark icon is clear where the system's dark ground is to be seen; a picture that has no dark one is
  /// shown as it is, and a watch has none.
  @Test(arguments: [
    (true, true, false, true), (false, true, false, false), (true, false, false, false),
    (true, true, true, false),
  ])
  func darkIconsStandOnTheSystemsGround(
    _ hasDark: Bool, _ dark: Bool, _ isRound: Bool, _ hasGround: Bool
  ) {
    var look = AppLook()
    var icon = AppLook.Icon()
    icon.layers = [AppLook.Layer(EncodedImage(format: .bitmap, bytes: [1]))]
    look.icon = icon
    if hasDark { look.darkIcon = icon }
    let own = OwnIcon(
      look, name: "Kite", in: Rect(x: 0, y: 0, width: 60, height: 60), dark: dark, os: 26,
      isRound: isRound)
    #expect(own.list.operations.count == (hasGround ? 2 : 1) + (isRound ? 0 : 1), "with the rim")
    #expect(own.list.images.count == 1)
  }

  /// Icons are circles on a watch and on Apple Vision.
  @Test(arguments: [
    ("apple-vision-pro", Family.systemSmall, true),
    ("apple-watch-46mm", .accessoryRectangular, true),
    ("iphone-17-pro", .systemSmall, false), ("mac", .systemSmall, false),
  ])
  func someDevicesHaveRoundIcons(_ device: String, _ family: Family, _ isRound: Bool) throws {
    let request = try request("gallery", device, family, app: Self.icon)
    let rect = Rect(x: 0, y: 0, width: 30, height: 30)
    let expected = OwnIcon(
      Self.icon, name: "Kite", in: rect, dark: false, os: 26, isRound: isRound)
    #expect(OwnIcon(request, in: rect).list == expected.list)
  }

  /// A layer that Icon Composer fills has that color and not its picture's.
  @Test func filledLayersHaveTheirColor() {
    var look = AppLook()
    var icon = AppLook.Icon()
    icon.fill = AppLook.Fill(.black, .black)
    icon.layers = [AppLook.Layer(EncodedImage(format: .bitmap, bytes: [1]))]
    icon.layers[0].fill = AppLook.Fill(RGBA(hex: 0x00FF00), RGBA(hex: 0x00FF00))
    look.icon = icon
    let own = OwnIcon(
      look, name: "Kite", in: Rect(x: 0, y: 0, width: 60, height: 60), dark: false, os: 26)
    #expect(own.list.dump.contains("mask"))
  }

  /// On a white wallpaper the dock is seen, and the status bar is dark, on the page left of it too.
  @Test(arguments: ["iphone-17-pro", "iphone-se", "ipad-air-11"], [18, 26])
  func aWhiteWallpaper(_ device: String, _ os: Int) throws {
    for context in ["home-screen", "today-view"] {
      let stand = try #require(Stand.find(context, device, .systemSmall, os: os))
      let bitmap = try Probe(content: []).draw(
        stand, wallpaper: WallpaperCatalog.find("white"), crop: .screen)
      let bar = (0..<bitmap.width).flatMap { x in (4..<30).map { bitmap[x, $0] } }
      #expect(bar.contains { $0.alpha == 1 && $0.luminance < 0.3 }, "\(context)")
      guard context == "home-screen" else { continue }
      let plate = bitmap[bitmap.width / 2, bitmap.height - 40].luminance
      #expect(plate < 0.95, "\(plate)")
    }
  }

  /// Pages that a banner or the island covers show no widget, and not its app.
  @Test(arguments: [
    ("banner", "iphone-se", Family.activityLockScreen),
    ("home-screen", "iphone-17-pro", .islandCompact),
  ])
  func otherPagesDoNot(_ context: String, _ device: String, _ family: Family) throws {
    let screen = Screens.screen(try request(context, device, family, app: Self.icon))
    #expect(screen.images.isEmpty && !screen.below().texts.contains("Kite"))
  }

  /// Icons, folder and dock stay clear of each other and of the widget on every phone and iPad.
  @Test(arguments: DeviceCatalog.all.filter { [.iPhone, .iPad].contains($0.platform) })
  func cellsAreFree(_ device: Device) throws {
    let request = try request("home-screen", device.id, .systemSmall)
    let grid = HomeGrid(request)
    let slot = grid.slot(.systemSmall, drawn: request.drawn)
    let icons = HomeIcons(request: request, grid: grid, owners: [request.app])
    let cells = icons.free(beside: grid.cells(.systemSmall))
    let frames = cells.map { grid.icon(column: $0.column, row: $0.row) }
    for (index, frame) in frames.enumerated() {
      #expect(!frame.intersects(slot))
      #expect(frame.minX >= 0 && frame.maxX <= device.screen.width)
      for other in frames[(index + 1)...] { #expect(!frame.intersects(other)) }
    }
  }

  /// The search button is as wide as its word, which is in the middle of it.
  @Test(arguments: ["en_US", "fr_FR", "ar_EG", "ja_JP"])
  func searchHoldsItsWord(_ locale: String) throws {
    let request = try request("home-screen", "iphone-17-pro", .systemSmall, locale: locale)
    let list = HomePage.dock(request, HomeGrid(request))
    let word = request.words["Search"]
    let plate = try #require(list.panes.last)
    let ink = try #require(
      DisplayList(list.operations.filter { DisplayList([$0]).texts.contains(word) }).inkBounds)
    #expect(ink.minX > plate.minX + 10 && ink.maxX < plate.maxX - 10)
    #expect((request.isRightToLeft ? plate.maxX - ink.maxX : ink.minX - plate.minX) > 20)
  }

  // MARK: The app's name

  @Test(
    arguments: [
      ("de_DE", "Drachen"), ("de", "Drachen"), ("zh_CN", "风筝"), ("zh-Hans_SG", "风筝"),
      ("zh_TW", nil),
      ("pt_BR", "Pipa"), ("pt_PT", nil), ("fr", nil), ("", nil),
    ] as [(String, String?)])
  func namesByLocale(_ locale: String, _ expected: String?) {
    var look = AppLook()
    look.names = ["de": "Drachen", "zh-Hans": "风筝", "pt-BR": "Pipa"]
    #expect(look.name(locale: locale) == expected)
  }

  // MARK: The editing sheet

  private func sheet(
    _ app: AppLook, locale: String = "en_US",
    _ appearance: RenderEnvironment.ColorScheme = .light
  ) throws -> EditingSheet {
    EditingSheet(
      request: try request(
        "home-screen", "iphone-17-pro", .systemSmall, app: app, appearance: appearance,
        locale: locale),
      parameters: [
        EditedParameter("Beach", .text("Tarifa")), EditedParameter("Gusts", .flag(true)),
        EditedParameter("Boat", .none),
      ])
  }

  /// It stands on `WidgetBackground`; values and switches have the `AccentColor`, names what is read
  /// on that background.
  @Test(arguments: [RenderEnvironment.ColorScheme.light, .dark])
  func sheetHasTheTargetsColors(_ appearance: RenderEnvironment.ColorScheme) throws {
    var look = AppLook()
    look.background = AppLook.Pair(light: RGBA(hex: 0xFFEECC), dark: RGBA(hex: 0x221100))
    look.accent = AppLook.Pair(light: RGBA(hex: 0x007700), dark: RGBA(hex: 0x66FF66))
    let isDark = appearance == .dark
    let card = try sheet(look, appearance).card.list
    #expect(card.texts == ["Wind", "See the wind.", "Beach", "Tarifa", "Gusts", "Boat", "Choose"])
    let colors = card.colors
    #expect(colors.first == (isDark ? look.background?.dark : look.background?.light))
    let accent = try #require(isDark ? look.accent?.dark : look.accent?.light)
    // Two words and the switch.
    #expect(colors.filter { $0 == accent }.count == 3)
    #expect(colors.contains(isDark ? .white : .black))
  }

  @Test func sheetIsMirrored() throws {
    let (plain, mirrored) = (try sheet(AppLook()).card, try sheet(AppLook(), locale: "ar").card)
    func middle(_ text: String, _ list: DisplayList) throws -> Double {
      let operations = list.operations.filter { DisplayList([$0]).texts == [text] }
      return try #require(DisplayList(operations).inkBounds).midX
    }
    for text in ["Beach", "Tarifa"] {
      let (left, right) = (try middle(text, plain.list), try middle(text, mirrored.list))
      #expect(abs(left - (plain.size.width - right)) < 1.5, "\(text)")
    }
  }

  /// Over the whole screen the card stands in the middle, and the sensors are not blurred.
  @Test func sheetCoversThePage() throws {
    let stand = try #require(Stand.find("home-screen", "iphone-17-pro", .systemSmall))
    var composition = Composition(
      context: stand.context, input: stand.input, crop: .screen, wallpaper: .dusk)
    let rows = [EditedParameter("Beach", .none)]
    let picture = composition.editing(rows, scale: 2)
    #expect(picture.size == stand.device.screen && picture.backdrop != nil)
    let drawn = try picture.drawn
    let island = Sensors.island(stand.device)
    #expect(drawn[Int(island.midX * 2), Int(island.midY * 2)] == .black)
    composition.crop = .widget
    let card = composition.editing(rows, scale: 2)
    #expect(card.size.width < stand.device.screen.width && card.backdrop == nil)
  }

  // MARK: The gallery

  /// A Mac lists its own widgets apart from those of its owner's iPhone.
  @Test(arguments: [true, false])
  func macListsApart(_ isBuiltForPhone: Bool) throws {
    var request = try request("gallery", "mac", .systemSmall)
    request.surroundings.isBuiltForPhone = isBuiltForPhone
    let texts = Screens.screen(request).below().texts
    let (mac, phone, own) = (
      try #require(texts.firstIndex(of: "Mac")), try #require(texts.firstIndex(of: "iPhone")),
      try #require(texts.firstIndex(of: "Kite"))
    )
    #expect(mac < phone)
    #expect(isBuiltForPhone ? own > phone : own > mac && own < phone)
  }
}

extension DisplayList {
  /// Every picture, however deep.
  fileprivate var images: [ImageDrawing] {
    operations.flatMap { operation -> [ImageDrawing] in
      switch operation {
      case .image(let image): [image]
      case .group(let group): group.contents.images
      case .fill, .stroke, .glyphs, .dynamicText, .progress, .glass: []
      }
    }
  }

  /// Frames of the panes of glass.
  fileprivate var panes: [Rect] {
    operations.compactMap { if case .glass(let pane) = $0 { pane.frame } else { nil } }
  }

  /// Plain colors in the order of drawing, however deep.
  fileprivate var colors: [RGBA] {
    operations.flatMap { operation -> [RGBA] in
      switch operation {
      case .fill(_, _, .color(let color)), .glyphs(_, .color(let color)): [color]
      case .group(let group): group.contents.colors
      default: []
      }
    }
  }
}

extension Rect {
  /// Whether both cover something of the same.
  fileprivate func intersects(_ other: Rect) -> Bool {
    let part = intersection(other)
    return part.width > 0.01 && part.height > 0.01
  }
}
