import VitrineCatalog
import VitrineDrawing

/// The other icons of a page: made up, so that a page looks inhabited.
struct AppIcon {
  var name: String
  var symbol: String
  var top: UInt32
  var bottom: UInt32
  /// Of the symbol.
  var ink: UInt32 = 0xFFFFFF

  static let all: [AppIcon] = [
    AppIcon(name: "Calendar", symbol: "calendar", top: 0xFFFFFF, bottom: 0xF2F2F4, ink: 0xFF3B30),
    AppIcon(name: "Photos", symbol: "photo", top: 0xFFB74A, bottom: 0xFF5E8A),
    AppIcon(name: "Camera", symbol: "camera.fill", top: 0xD8D8DC, bottom: 0xA9A9B0, ink: 0x2C2C2E),
    AppIcon(name: "Mail", symbol: "envelope.fill", top: 0x3FC1FF, bottom: 0x0A6CFF),
    AppIcon(name: "Notes", symbol: "note.text", top: 0xFFE27A, bottom: 0xFFC83D, ink: 0x6B4E00),
    AppIcon(name: "Tasks", symbol: "checklist", top: 0xFFFFFF, bottom: 0xEDEDF0, ink: 0x0A84FF),
    AppIcon(name: "Clock", symbol: "clock.fill", top: 0x2C2C2E, bottom: 0x0B0B0C),
    AppIcon(name: "News", symbol: "newspaper.fill", top: 0xFF5A6E, bottom: 0xE01B3C),
    AppIcon(name: "Maps", symbol: "map.fill", top: 0x7ADB7A, bottom: 0x2F9E63),
    AppIcon(name: "Health", symbol: "heart.fill", top: 0xFFFFFF, bottom: 0xF1F1F3, ink: 0xFF2D55),
    AppIcon(name: "Wallet", symbol: "creditcard.fill", top: 0x3A3A3C, bottom: 0x161618),
    AppIcon(name: "Settings", symbol: "gearshape.fill", top: 0xB8BCC4, bottom: 0x7C818C),
    AppIcon(name: "Books", symbol: "book.fill", top: 0xFFA64D, bottom: 0xFF7A1A),
    AppIcon(name: "Files", symbol: "folder.fill", top: 0xFFFFFF, bottom: 0xE9F1FB, ink: 0x1E8BFF),
    AppIcon(name: "Home", symbol: "house.fill", top: 0xFFD56A, bottom: 0xFF9F0A),
    AppIcon(name: "Shop", symbol: "bag.fill", top: 0x4FB4FF, bottom: 0x1A73F0),
    AppIcon(name: "Fitness", symbol: "figure.run", top: 0x2C2C2E, bottom: 0x0B0B0C, ink: 0xB6F23A),
    AppIcon(name: "Games", symbol: "gamecontroller.fill", top: 0xB07CFF, bottom: 0x6A3DF0),
    AppIcon(name: "Voice", symbol: "mic.fill", top: 0x3A3A3C, bottom: 0x161618, ink: 0xFF453A),
    AppIcon(name: "Travel", symbol: "airplane", top: 0x35D0C0, bottom: 0x0A8F9E),
    AppIcon(
      name: "Stocks", symbol: "chart.bar.fill", top: 0x2C2C2E, bottom: 0x0B0B0C, ink: 0x30D158),
    AppIcon(name: "Translate", symbol: "globe", top: 0x3AA0FF, bottom: 0x1456D8),
    AppIcon(name: "Garden", symbol: "leaf.fill", top: 0x86D65B, bottom: 0x3E9B3A),
    AppIcon(name: "Podcast", symbol: "headphones", top: 0xC86BFF, bottom: 0x8A2BE2),
  ]
  static let dock: [AppIcon] = [
    AppIcon(name: "Phone", symbol: "phone.fill", top: 0x6BE07A, bottom: 0x1FB53A),
    AppIcon(name: "Browser", symbol: "safari.fill", top: 0x5CC6FF, bottom: 0x0A7BE8),
    AppIcon(name: "Messages", symbol: "message.fill", top: 0x6BE07A, bottom: 0x1FB53A),
    AppIcon(name: "Music", symbol: "music.note", top: 0xFF6B7F, bottom: 0xF5264B),
  ]

  /// What a context does to icons.
  enum Look: Equatable {
    case color
    /// Light glyphs on a dark ground, from OS 18 on.
    case dark
    case tinted(RGBA)
    case glass(tint: RGBA?, dark: Bool)

    init(_ request: ScreenRequest) {
      switch request.traits.plate {
      case .tinted(let tint): self = .tinted(tint)
      case .glass(let tint):
        let isDark = request.input.appearance == .dark
        // A dark tinted Home Screen has dark icons with glyphs of the tint.
        self =
          isDark
          ? tint.map(Look.tinted) ?? .glass(tint: nil, dark: true)
          : .glass(tint: tint, dark: false)
      case .none, .base, .desktopMaterial, .darkMaterial:
        self =
          request.input.appearance == .dark && request.input.os >= OSRules.tintedHomeScreenSince
          ? .dark : .color
      }
    }
  }

  /// 0.225 (estimate), from OS 26 on 0.26 (measured, facts/appearance.md §1).
  static func radius(_ side: Double, os: Int) -> Double {
    side * (OSRules(os).hasGlass ? 0.26 : 0.225)
  }

  /// The icon's color on a dark ground; icons that are dark themselves have white glyphs.
  private var darkGlyph: RGBA {
    let color = RGBA(hex: ink == 0xFFFFFF || RGBA(hex: ink).luminance < 0.33 ? top : ink)
    return color.luminance < 0.3 ? .white : color
  }

  /// - Parameter isRound: as on a watch and on Apple Vision, whose icons have colors of their own.
  func draw(in rect: Rect, _ look: Look, os: Int, isRound: Bool = false) -> DisplayList {
    let radius = isRound ? rect.width / 2 : Self.radius(rect.width, os: os)
    let plate = look.plate(rect, os: os) ?? Ink.tile(rect, radius, top, bottom)
    let glyph = look.glyph ?? (look == .dark ? darkGlyph : RGBA(hex: ink))
    let drawn = DisplayList([plate]).appending(
      Ink.symbol(
        symbol, rect.width * 0.48, weight: 500, color: glyph, at: Point(rect.midX, rect.midY)))
    // Glass has a rim of its own.
    guard OSRules(os).hasGlass, !isRound, !look.isGlass else { return drawn }
    let outline = VectorPath(roundedRect: rect, cornerRadius: radius, continuous: true)
    return drawn.appending(IconRim.list(outline, in: rect))
  }
}

extension AppIcon.Look {
  /// What every icon stands on; nil where each has a ground of its own.
  func plate(_ rect: Rect, os: Int) -> DrawingOperation? {
    let radius = AppIcon.radius(rect.width, os: os)
    switch self {
    case .color: return nil
    // The ground of dark icons in Apple's design resources, and as Icon Composer draws it.
    case .dark:
      return .fill(
        VectorPath(roundedRect: rect, cornerRadius: radius, continuous: true), .winding,
        IconLayers.paint(AppLook.Fill(RGBA(hex: 0x313131), RGBA(hex: 0x141414)), in: rect))
    case .tinted(let tint):
      return .fill(
        VectorPath(roundedRect: rect, cornerRadius: radius, continuous: true), .winding,
        Plates.tinted(tint, rect))
    case .glass(let tint, let dark):
      return .glass(
        GlassPane(
          frame: rect, cornerRadius: radius,
          recipe: Plates.glassRecipe(tint: tint, scheme: dark ? .dark : .light)))
    }
  }

  /// Whether icons are panes of glass.
  var isGlass: Bool {
    if case .glass = self { true } else { false }
  }

  /// The one color of every glyph; nil where each has its own.
  var glyph: RGBA? {
    switch self {
    case .color, .dark: nil
    case .tinted(let tint): Tints.legible(tint)
    case .glass: .white
    }
  }
}
