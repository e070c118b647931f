import Testing
@testable import VitrineCatalog
@testable import VitrineComposition
import VitrineDrawing
import VitrineMessages
import VitrineRaster

/// Probe widgets in every place: exact where a rule is exact, by order where it is an estimate.
@Suite(.timeLimit(.minutes(60))) struct PlaceTests {
  static let accented = Stand.all.filter {
    if case .accented = $0.traits.appearance { return $0.unscaled != nil }
    return false
  }
  static let vibrant = Stand.all.filter {
    $0.traits.appearance == .vibrant(tint: nil) && $0.unscaled != nil
  }
  static let lockScreen = Stand.find("lock-screen", "iphone-17-pro", .accessoryRectangular)

  @Test func placesAreFound() {
    #expect(Stand.all.count > 150)
    #expect(Self.accented.count > 20)
    #expect(Self.vibrant.count > 8)
  }

  // MARK: Accented

  /// Every pixel keeps its alpha and takes its group's color.
  @Test(arguments: accented)
  func accentedIsATemplate(_ stand: Stand) throws {
    guard case .accented(let colors) = stand.traits.appearance, let size = stand.unscaled else {
      return
    }
    let sources = [RGBA(1, 0, 0), RGBA(0, 0.5, 0, 0.5), RGBA(0, 0, 0), RGBA(0.2, 0.9, 0.4, 0.25)]
    let accent = DisplayList([square(2, in: size, sources[2]), square(3, in: size, sources[3])])
    let probe = Probe(content: [
      square(0, in: size, sources[0]), square(1, in: size, sources[1]),
      .group(EffectGroup(.tag(.accentable(true)), accent)),
    ])
    let bitmap = try probe.draw(stand)
    for index in 0..<4 {
      let at = pixel(index, in: size)
      let group = index < 2 ? colors.primary : colors.accent
      let expected = RGBA(group.red, group.green, group.blue, sources[index].alpha)
      let found = bitmap[at.x, at.y]
      #expect(found.isNear(expected), "square \(index) is \(found.dump), not \(expected.dump)")
    }
  }

  /// An opaque slab in the view tree stays what it is: solid.
  @Test(arguments: accented, WallpaperCatalog.all.filter { ["busy", "white"].contains($0.id) })
  func slabsStay(_ stand: Stand, _ wallpaper: Wallpaper) throws {
    guard case .accented(let colors) = stand.traits.appearance, let size = stand.unscaled else {
      return
    }
    let slab = try Probe(content: [square(1, in: size, RGBA(0.1, 0.1, 0.4))])
      .draw(stand, wallpaper: wallpaper)
    let at = pixel(1, in: size)
    #expect(slab[at.x, at.y].isNear(colors.alone ?? colors.primary))
  }

  @Test(arguments: accented.filter { $0.device.platform != .watch })
  func imageModes(_ stand: Stand) throws {
    guard case .accented(let colors) = stand.traits.appearance, let size = stand.unscaled else {
      return
    }
    // A gray whose luminance is its value.
    let gray: UInt8 = 102
    let id = ImageID("gray")
    let resource = EncodedImage(
      format: .pixels, bytes: [gray, gray, gray, 255], pixelWidth: 1, pixelHeight: 1)
    func image(_ index: Int, _ mode: AccentedImageMode) -> DrawingOperation {
      let at = pixel(index, in: size)
      let frame = Rect(x: Double(at.x) - 5, y: Double(at.y) - 5, width: 10, height: 10)
      return .group(
        EffectGroup(
          .tag(.accentedImage(mode)),
          DisplayList([.image(ImageDrawing(image: id, frame: frame))])))
    }
    let modes: [AccentedImageMode] = [.accented, .desaturated, .accentedDesaturated, .fullColor]
    let probe = Probe(
      content: modes.enumerated().map { image($0, $1) }
        // Something accentable, so that iOS 18 has two groups.
        + [
          .group(
            EffectGroup(
              .tag(.accentable(true)), DisplayList([.fill(VectorPath(), .winding, .color(.black))]))
          )
        ],
      images: [id: resource])
    let bitmap = try probe.draw(stand)
    let part = Float(gray) / 255
    let expected = [
      colors.accent, colors.primary.opacity(Double(part)),
      colors.accent.opacity(Double(part) + Accented.lift), RGBA(part, part, part),
    ]
    for (index, color) in expected.enumerated() {
      let at = pixel(index, in: size)
      let found = bitmap[at.x, at.y]
      #expect(found.isNear(color), "\(modes[index]) is \(found.dump), not \(color.dump)")
    }
  }

  @Test(arguments: [
    ("infograph", RGBA.white, RGBA(0, 1, 0)), ("x-large", RGBA(0, 1, 0), RGBA.white),
  ])
  func watchFaces(_ id: String, _ primary: RGBA, _ accent: RGBA) throws {
    let face = try #require(WatchFace.all.first { $0.id == id })
    let colors = try #require(face.colors(RGBA(0, 1, 0)))
    #expect(colors.primary == primary)
    #expect(colors.accent == accent)
    #expect(!colors.keepsImages)
  }

  // MARK: Night

  @Test(arguments: [0, 1, 2])
  func nightIsRed(_ channel: Int) throws {
    let stand = try #require(Stand.find("standby-night", "iphone-17-pro", .systemSmall))
    let whole = VectorPath(rect: Rect(x: 0, y: 0, width: 400, height: 400))
    for value in [Float(0.2), 0.6, 1] {
      var color = RGBA(0, 0, 0)
      switch channel {
      case 0: color.red = value
      case 1: color.green = value
      default: color.blue = value
      }
      let bitmap = try Probe(content: [.fill(whole, .winding, .color(color))]).draw(stand)
      let found = bitmap[bitmap.width / 2, bitmap.height / 2]
      #expect(found.alpha == 1)
      #expect(found.green <= found.red * 0.1 + 0.004 && found.blue <= found.red * 0.1 + 0.004)
      // A pure red is not darker than a third: it is what headings on black are drawn in.
      #expect(abs(found.red - value * NightRed.weights[channel]) < 0.01)
    }
  }

  // MARK: Backgrounds

  @Test(arguments: Stand.all)
  func backgroundIsGoneOrKept(_ stand: Stand) throws {
    guard !stand.family.isActivity else { return }
    let bitmap = try Probe(content: []).draw(stand)
    let found = bitmap[bitmap.width / 2, bitmap.height / 2]
    if stand.traits.showsContainerBackground {
      #expect(found.isNear(RGBA(1, 0, 0)), "\(found.dump)")
    } else {
      // Over nothing, nothing of the system's stands in for it either.
      #expect(found == .clear, "\(found.dump)")
    }
  }

  @Test(arguments: Stand.all.filter { $0.family.isSystem })
  func fixedBackgrounds(_ stand: Stand) throws {
    let allowed = stand.context.allows(
      stand.family, on: stand.device, os: stand.os, isBackgroundRemovable: false)
    let bare = ["lock-screen", "lock-screen-always-on", "standby", "standby-night", "carplay"]
    #expect(allowed != bare.contains(stand.context.id))
    guard allowed else { return }
    let options = EnvironmentOptions(os: stand.os)
    let environment = try #require(
      stand.context.environment(
        device: stand.device, family: stand.family, options: options, isBackgroundRemovable: false))
    #expect(environment.showsContainerBackground)
    let bitmap = try Probe(content: []).draw(stand, removable: false)
    #expect(bitmap[bitmap.width / 2, bitmap.height / 2].alpha == 1)
  }

  @Test(arguments: Stand.all.filter { !$0.family.isActivity })
  func missingBackgroundIsSaid(_ stand: Stand) throws {
    let picture = try Probe(content: [], background: nil)
      .picture(stand, hasBackground: false)
    let texts = picture.list.texts
    if stand.device.platform == .watch || stand.family == .accessoryInline
      || stand.family.isControl
    {
      #expect(texts.isEmpty)
    } else if stand.family.isSystem {
      #expect(texts.joined(separator: " ") == "Please adopt containerBackground API")
    } else {
      #expect(texts.joined().hasPrefix("WIDGET_"))
    }
  }

  // MARK: Vibrant

  /// Brighter content is brighter light, whatever is behind it; light wallpapers turn it dark
  /// (`DesignerTests`).
  @Test(arguments: WallpaperCatalog.all.filter { !$0.isLight })
  func brighterIsBrighter(_ wallpaper: Wallpaper) throws {
    for stand in Self.vibrant where stand.os == 26 {
      guard let size = stand.unscaled else { continue }
      let levels: [Float] = [0, 0.35, 0.7, 1]
      let probe = Probe(
        content: levels.enumerated().map { square($0, in: size, RGBA($1, $1, $1)) })
      let over = try probe.draw(stand, wallpaper: wallpaper)
      let alone = try probe.draw(stand)
      var last = (over: Float(-1), alone: Float(-1))
      for index in levels.indices {
        let at = pixel(index, in: size)
        let now = (over[at.x, at.y].luminance, alone[at.x, at.y].alpha)
        #expect(now.0 > last.over - 0.004, "\(stand.context.id) square \(index)")
        #expect(now.1 > last.alone)
        last = (now.0, now.1)
      }
      let (first, end) = (pixel(0, in: size), pixel(3, in: size))
      #expect(over[end.x, end.y].luminance >= over[first.x, first.y].luminance)
    }
  }

  /// Opaque black is blurred wallpaper and not black paint; clear is the wallpaper itself.
  @Test func darkIsBlurAndNotPaint() throws {
    let stand = try #require(Self.lockScreen)
    let wallpaper = Wallpaper.stripes
    let clear = try Probe(content: []).draw(stand, wallpaper: wallpaper, scale: 3)
    let whole = VectorPath(rect: Rect(x: 0, y: 0, width: 400, height: 400))
    let dark = try Probe(content: [.fill(whole, .winding, .color(.black))])
      .draw(stand, wallpaper: wallpaper, scale: 3)
    #expect(clear.middle.contrast > 0.35)
    #expect(dark.middle.contrast < 0.1)
    #expect(dark.middle.luminance > 0.3)
    let screen = rasterizer.render(
      wallpaper.draw(stand.device.screen), size: stand.device.screen, scale: 3)
    let origin = try #require(
      try Probe(content: []).picture(stand, wallpaper: wallpaper, scale: 3).backdrop?.origin)
    let (x, y) = (clear.width / 2, clear.height / 2)
    #expect(
      clear[x, y]
        == screen[Int((origin.x * 3).rounded()) + x, Int((origin.y * 3).rounded()) + y])
  }

  // MARK: Whole screens

  /// A widget stands within its screen, and its bare picture is the screen's part.
  @Test(arguments: Stand.all.filter { $0.os != 17 })
  func screensHoldTheirWidget(_ stand: Stand) throws {
    let probe = Probe(content: [])
    let picture = try probe.picture(stand, wallpaper: .dusk, crop: .screen)
    let isLandscape =
      [Surround.standBy].contains(stand.traits.surround)
    if stand.traits.surround == .carScreen {
      #expect(picture.size == CarScreen.size)
    } else {
      let screen = stand.device.screen
      #expect(
        picture.size
          == (isLandscape
            ? Size(max(screen.width, screen.height), min(screen.width, screen.height)) : screen))
    }
    #expect(!picture.list.isEmpty)
    guard let backdrop = try probe.picture(stand, wallpaper: .dusk).backdrop else { return }
    let drawn = try probe.picture(stand, wallpaper: .dusk).size
    #expect(backdrop.origin.x >= 0 && backdrop.origin.x + drawn.width <= picture.size.width + 1)
    #expect(backdrop.origin.y >= 0 && backdrop.origin.y + drawn.height <= picture.size.height + 1)
  }

  @Test func bareGlassIsAPartOfTheScreen() throws {
    let stand = try #require(Stand.find("home-screen-clear", "iphone-17-pro", .systemMedium))
    let probe = Probe(content: [])
    let bare = try probe.draw(stand, wallpaper: .meadow, scale: 2)
    let picture = try probe.picture(stand, wallpaper: .meadow, scale: 2)
    let screen = try probe.draw(stand, wallpaper: .meadow, crop: .screen, scale: 2)
    let origin = try #require(picture.backdrop?.origin)
    let part = screen.cropped(
      x: Int((origin.x * 2).rounded()), y: Int((origin.y * 2).rounded()), width: bare.width,
      height: bare.height)
    // Where the shape does not cut.
    for y in stride(from: bare.height / 4, to: bare.height * 3 / 4, by: 9) {
      for x in stride(from: 2, to: bare.width - 2, by: 11) {
        #expect(bare[x, y].isNear(part[x, y], 3), "\(x), \(y)")
      }
    }
    #expect(bare[0, 0] == .clear)
  }
}

extension Stand {
  /// The layout size where widgets are drawn at it; nil where they are drawn scaled or are too
  /// small for four squares.
  var unscaled: Size? {
    guard let size = device.size(of: family, in: context.surface, os: os), size.factor == 1,
      size.layout.width >= 40, size.layout.height >= 12
    else { return nil }
    return size.layout
  }
}

extension Bitmap {
  /// Luminance of the middle third, and how far its pixels are from their mean.
  var middle: (luminance: Float, contrast: Float) {
    var values: [Float] = []
    for y in height / 3..<height * 2 / 3 {
      for x in width / 3..<width * 2 / 3 { values.append(self[x, y].luminance) }
    }
    let mean = values.reduce(0, +) / Float(max(1, values.count))
    let spread = values.reduce(0) { $0 + abs($1 - mean) } / Float(max(1, values.count))
    return (mean, spread)
  }
}

extension DisplayList {
  /// What all runs of glyphs say.
  var texts: [String] {
    operations.flatMap { operation -> [String] in
      switch operation {
      case .glyphs(let run, _): [run.text]
      case .group(let group): group.contents.texts
      case .fill, .stroke, .image, .dynamicText, .progress, .glass: []
      }
    }
  }
}
