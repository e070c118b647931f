import VitrineCatalog
import VitrineDrawing

/// The app's own icon on a screen.
struct OwnIcon {
  var list: DisplayList
  var images: [ImageID: EncodedImage]

  private init(list: DisplayList) { (self.list, images) = (list, [:]) }

  /// - Parameters:
  ///   - name: of the app, whose first letter stands in where there is no icon.
  ///   - isRound: as on a watch, which has no dark icons, and on Apple Vision.
  ///   - index: tells the pictures of several apps on one screen apart.
  init(
    _ look: AppLook, name: String, in rect: Rect, dark: Bool, os: Int, isRound: Bool = false,
    index: Int = 0
  ) {
    (list, images) = (DisplayList(), [:])
    let outline =
      isRound
      ? VectorPath(ellipseIn: rect)
      : VectorPath(
        roundedRect: rect, cornerRadius: AppIcon.radius(rect.width, os: os), continuous: true)
    let dark = dark && !isRound
    guard let icon = (dark ? look.darkIcon : nil) ?? look.icon else {
      list = Self.letter(name, in: rect, outline, look.tint(dark ? .dark : .light))
      if OSRules(os).hasGlass, !isRound { list = list.appending(IconRim.list(outline, in: rect)) }
      return
    }
    // Where a dark icon is clear, and behind layers without a dark fill, the system's dark ground shows.
    let isComposed = icon.fill != nil
    if dark, look.darkIcon != nil || isComposed, let plate = AppIcon.Look.dark.plate(rect, os: os) {
      list.append(plate)
    }
    let hasGround = !dark || look.darkIcon != nil
    let layers = IconLayers(icon: icon, rect: rect, name: "\(dark ? "dark" : "light")-\(index)")
    images = layers.images
    let content = (hasGround ? layers.ground() : DisplayList()).appending(layers.layers())
    list.append(.group(EffectGroup(.clip(outline, .winding), content)))
    if OSRules(os).hasGlass, !isRound { list = list.appending(IconRim.list(outline, in: rect)) }
  }

  /// As a Home Screen draws icons: in color, dark, in one color or of glass.
  init(
    _ look: AppLook, name: String, in rect: Rect, as style: AppIcon.Look, os: Int, index: Int = 0
  ) {
    guard let plate = style.plate(rect, os: os) else {
      self.init(look, name: name, in: rect, dark: false, os: os, index: index)
      return
    }
    guard let glyph = style.glyph, let icon = look.tintedIcon ?? look.darkIcon ?? look.icon else {
      if style.glyph == nil, look.icon != nil {
        self.init(look, name: name, in: rect, dark: true, os: os, index: index)
      } else {
        let ink = style.glyph ?? look.tint(.dark)
        self.init(list: DisplayList([plate]).appending(Self.initial(name, in: rect, ink)))
      }
      return
    }
    self.init(list: DisplayList([plate]))
    // The light of an icon's picture is what its glass lets through; layers without their ground are
    // lit more, so that dark ones are seen (estimates).
    let layers = IconLayers(icon: icon, rect: rect, name: "template-\(index)", isTemplate: true)
    images = layers.images
    var content = layers.layers()
    if icon.fill != nil {
      content = DisplayList([.group(EffectGroup(.filter(.brightness(0.35)), content))])
    }
    content = DisplayList([.group(EffectGroup(.filter(.luminanceToAlphaIn(glyph)), content))])
    let outline = VectorPath(
      roundedRect: rect, cornerRadius: AppIcon.radius(rect.width, os: os), continuous: true)
    list.append(.group(EffectGroup(.clip(outline, .winding), content)))
  }

  private static func letter(
    _ name: String, in rect: Rect, _ outline: VectorPath, _ color: RGBA
  ) -> DisplayList {
    let ground = DrawingOperation.fill(
      outline, .winding,
      .linearGradient(
        [
          GradientStop(color.mixed(with: .white, by: 0.25), at: 0), GradientStop(color, at: 1),
        ], from: Point(rect.midX, rect.minY), to: Point(rect.midX, rect.maxY)))
    return DisplayList([ground]).appending(
      initial(name, in: rect, color.luminance > 0.6 ? .black : .white))
  }

  private static func initial(_ name: String, in rect: Rect, _ ink: RGBA) -> DisplayList {
    let size = rect.width * 0.56
    return Ink.text(
      String(name.prefix(1)).uppercased(), size, weight: 700, design: .rounded, color: ink,
      at: Point(rect.midX, rect.midY + size * 0.36), .center)
  }
}
