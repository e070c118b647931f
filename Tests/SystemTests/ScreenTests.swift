import Testing
@testable import VitrineCatalog
@testable import VitrineComposition
import VitrineDrawing
import VitrineRaster
import VitrineStudio

/// What screens are made of.
@Suite(.timeLimit(.minutes(60))) struct ScreenTests {
  @Test func wallpaperNamesAreUnique() {
    let ids = WallpaperCatalog.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.count >= 12)
    #expect(ids.contains(WallpaperCatalog.standard.id))
    #expect(!ids.contains("none"))
  }

  /// No wallpaper leaves a hole, and each comes out the same again.
  @Test(arguments: WallpaperCatalog.all, [Size(202, 437), Size(378, 245)])
  func wallpapersCoverTheScreen(_ wallpaper: Wallpaper, _ size: Size) {
    let first = rasterizer.render(wallpaper.draw(size), size: size, scale: 1)
    #expect(first.pixels.allSatisfy { $0 >> 24 == 255 })
    let second = Rasterizer().render(wallpaper.draw(size), size: size, scale: 1)
    #expect(first == second)
  }

  /// What the catalog says of a wallpaper's light is what it draws.
  @Test(arguments: WallpaperCatalog.all)
  func wallpapersKnowTheirLight(_ wallpaper: Wallpaper) throws {
    let light = try #require(PicturePixels().light(of: wallpaper))
    let said = wallpaper.light ?? -1
    #expect(abs(said - light) < 0.02, "\(wallpaper.id) draws \(light)")
  }

  /// Panes on one screen are dimmed alike; a dark screen's are not dimmed at all.
  @Test(arguments: [(0.2, 0.0), (0.6, 0), (0.8, 0.175), (1, 0.35)])
  func glassIsDimmedByTheScreen(_ light: Double, _ dim: Double) {
    let glass = Plates.glassRecipe(tint: nil, scheme: .light)
    let under = glass.under(light: light)
    #expect(under.dimming == 0)
    let expected = glass.fill.over(RGBA.black.opacity(dim))
    #expect(abs(under.fill.alpha - (dim == 0 ? glass.fill : expected).alpha) < 0.001)
    #expect(under.rim.x >= glass.rim.x && under.rim.x > under.rim.y)
    #expect(glass.under(light: nil) == glass)
  }

  @Test func lightIsLighterThanDark() {
    let size = Size(100, 200)
    func light(_ wallpaper: Wallpaper) -> Float {
      rasterizer.render(wallpaper.draw(size), size: size, scale: 1).middle.luminance
    }
    #expect(light(.white) > light(.light))
    #expect(light(.light) > light(.gray))
    #expect(light(.gray) > light(.dark))
    #expect(light(.dark) > light(.black))
  }

  @Test(arguments: [
    ("UTC", "en_US", "9:41", "Monday, June 8"), ("Asia/Tokyo", "ja_JP", "18:41", "6月8日 月曜日"),
    ("America/New_York", "en_US", "5:41", "Monday, June 8"),
    ("Pacific/Auckland", "de_DE", "21:41", "Montag, 8. Juni"),
    ("Pacific/Pago_Pago", "fr_FR", "22:41", "dimanche 7 juin"),
    ("UTC", "ar_EG", "٩:٤١", "الاثنين، ٨ يونيو"), ("UTC", "he_IL", "9:41", "יום שני, 8 ביוני"),
    ("UTC", "ru_RU", "09:41", "понедельник, 8 июня"),
    ("UTC", "tr_TR", "09:41", "8 Haziran Pazartesi"),
    ("UTC", "hi_IN", "9:41", "सोमवार, 8 जून"), ("UTC", "th_TH", "09:41", "วันจันทร์ที่ 8 มิถุนายน"),
    ("No/Such_Zone", "en_GB", "09:41", "Monday 8 June"),
  ])
  func moments(_ zone: String, _ locale: String, _ time: String, _ date: String) {
    let moment = LocalMoment(date: 1_780_911_660, timeZone: zone, locale: locale)
    #expect(moment.time == time)
    #expect(moment.longDate == date)
  }

  /// Winter and summer differ where clocks are changed.
  @Test func zonesFollowTheSeason() {
    #expect(ZoneOffset.seconds(of: "Europe/Berlin", at: 1_768_478_400) == 3600)
    #expect(ZoneOffset.seconds(of: "Europe/Berlin", at: 1_780_911_660) == 7200)
    #expect(ZoneOffset.seconds(of: "../../etc/passwd", at: 0) == 0)
  }

  @Test func bendingPutsTheBaselineOnTheCircle() {
    let bend = ArcWarp(
      center: Point(100, 100), radius: 50, angle: -.pi / 2, middle: 30, baseline: 10,
      isUpsideDown: false)
    for x in stride(from: 0.0, through: 60, by: 7.5) {
      let p = bend.map(Point(x, 10))
      let distance = ((p.x - 100) * (p.x - 100) + (p.y - 100) * (p.y - 100)).squareRoot()
      #expect(abs(distance - 50) < 1e-9)
    }
    let top = bend.map(Point(30, 10))
    #expect(abs(top.x - 100) < 1e-9 && abs(top.y - 50) < 1e-9)
    // Above the baseline is farther out.
    #expect(bend.map(Point(30, 4)).y < top.y)
  }

  @Test func bentTextKeepsItsLetters() {
    let text = Ink.text("Tide 2.2", 12, color: .white, at: Point(0, 12))
    let bend = ArcWarp(
      center: Point(100, 100), radius: 60, angle: 0, middle: 20, baseline: 8, isUpsideDown: true)
    let bent = bend.apply(to: text)
    func glyphs(_ list: DisplayList) -> [UInt32] {
      list.operations.flatMap { operation -> [UInt32] in
        switch operation {
        case .glyphs(let run, _): run.glyphs.map(\.id)
        case .group(let group): glyphs(group.contents)
        case .fill, .stroke, .image, .dynamicText, .progress, .glass: []
        }
      }
    }
    #expect(glyphs(bent) == glyphs(text))
    #expect(bent.operations.count == glyphs(text).count)
  }

  /// Runs of a line stand beside each other, whatever their writing's direction.
  @Test(arguments: ["Mon 8", "الاثنين 8", "יום ב׳ 8", "8日 月", "a الاثنين b"])
  func runsOfALineDoNotOverlap(_ text: String) throws {
    let list = Ink.text(text, 20, weight: 600, color: .white, at: Point(100, 50))
    let boxes = list.operations.compactMap { DisplayList([$0]).inkBounds }
      .sorted { $0.minX < $1.minX }
    #expect(boxes.count == list.operations.count)
    for (a, b) in zip(boxes, boxes.dropFirst()) { #expect(b.minX >= a.maxX - 0.5) }
    #expect(abs(try #require(boxes.first).minX - 100) < 0.5)
    let end = 100 + Ink.width(text, 20, weight: 600)
    #expect(abs(try #require(boxes.last).maxX - end) < 0.5)
  }

  /// Numbers and signs stand in the order of the screen's language: what is first stands at the right
  /// where it is written from there.
  @Test(arguments: [("↑ ٢١°  ↓ ١٣°", "↑"), ("↑ 21°  ↓ 13°", "↑"), ("7 – 9", "7")], [true, false])
  func linesHaveTheScreensDirection(_ line: (text: String, first: String), _ isMirrored: Bool)
    throws
  {
    func glyphs(_ text: String) -> [(x: Double, id: UInt32)] {
      Mirror(width: isMirrored ? 200 : nil)
        .text(text, 16, color: .white, at: Point(100, 50)).operations.flatMap { operation in
          guard case .glyphs(let run, _) = operation else { return [(x: Double, id: UInt32)]() }
          return run.glyphs.map { (run.origin.x + $0.x, $0.id) }
        }
    }
    let first = try #require(glyphs(line.first).first).id
    let sorted = glyphs(line.text).sorted { $0.x < $1.x }
    #expect((isMirrored ? sorted.last : sorted.first)?.id == first)
    // It begins, or ends, where it was put.
    #expect(sorted.allSatisfy { isMirrored ? $0.x < 100 : $0.x >= 100 })
  }

  /// A line's runs share its start: what is drawn reaches from the first to the end of the last.
  @Test func inkCountsGlyphsFromTheLine() throws {
    let run = GlyphRun(
      font: FontInstance(file: "Inter.ttf", size: 20), origin: Point(10, 20),
      glyphs: [GlyphRun.Glyph(id: 1, x: 30)], width: 8,
      text: "a")
    let box = try #require(DisplayList([.glyphs(run, .color(.white))]).inkBounds)
    #expect(box.minX == 40 && box.maxX == 48)
  }

  /// Pages of languages written from right to left are filled from there.
  @Test func pagesAreMirrored() {
    let device = DeviceCatalog.find("iphone-17-pro")!
    let width = device.screen.width
    let (plain, mirrored) = (
      HomeGrid(device, os: 26), HomeGrid(device, os: 26, isRightToLeft: true)
    )
    let size = Size(plain.small, plain.small)
    #expect(
      abs(
        mirrored.slot(.systemSmall, drawn: size).maxX
          - (width - plain.slot(.systemSmall, drawn: size).minX)) < 1e-9)
    #expect(mirrored.icon(column: 3, row: 0).x < mirrored.icon(column: 2, row: 0).x)
  }

  /// A label leaves the widget and keeps the groups it stood in.
  @Test func labelsAreSeparated() {
    let fill = DrawingOperation.fill(
      VectorPath(rect: Rect(x: 0, y: 0, width: 9, height: 9)), .winding, .color(.white))
    let list = DisplayList([
      fill,
      .group(
        EffectGroup(
          .tag(.accentable(true)),
          DisplayList([fill, .group(EffectGroup(.tag(.widgetLabel), DisplayList([fill])))]))),
    ])
    let (rest, label) = list.separatingWidgetLabel()
    #expect(
      rest
        == DisplayList([fill, .group(EffectGroup(.tag(.accentable(true)), DisplayList([fill])))]))
    #expect(
      label == DisplayList([.group(EffectGroup(.tag(.accentable(true)), DisplayList([fill])))]))
  }

  @Test(arguments: DeviceCatalog.all.filter { $0.platform == .iPhone || $0.platform == .iPad })
  func iconsAndWidgetsShareAGrid(_ device: Device) throws {
    for os in [18, 26] {
      let grid = HomeGrid(device, os: os)
      #expect(grid.icon >= 44 && grid.icon <= 90)
      let drawn = try #require(device.size(of: .systemMedium, os: os)).drawn
      let slot = grid.slot(.systemMedium, drawn: drawn)
      #expect(slot.minX >= 0 && slot.maxX <= device.screen.width)
      // The last icon of a row ends about where a widget over the row does.
      let taken = grid.cells(.systemMedium)
      let last = grid.icon(column: taken.columns - 1, row: 0)
      #expect(abs(last.maxX - slot.maxX) < grid.pitch.width / 2)
      for column in 1..<grid.columns {
        let (a, b) = (grid.icon(column: column - 1, row: 0), grid.icon(column: column, row: 0))
        #expect(b.minX > a.maxX, "icons touch on \(device.id)")
      }
    }
  }
}
