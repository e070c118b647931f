import VitrineDrawing

/// The app's own icon on a screen.
struct OwnIcon {
  var list: DisplayList
  var images: [ImageID: EncodedImage]

  private init(list: DisplayList) { (self.list, images) = (list, [:]) }

  /// - Parameters:
  ///   - name: of the app, whose first letter stands in where there is no icon.
  ///   - isRound: as on a watch, which has no dark icons, and on Apple Vision.
  init(
    _ look: AppLook, name: String, in rect: Rect, dark: Bool, os: Int, isRound: Bool = false
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
      return
    }
    // Where a dark icon is clear, and behind layers without a dark fill, the system's dark ground shows.
    let isComposed = !icon.fill.isEmpty
    if dark, look.darkIcon != nil || isComposed, let plate = AppIcon.Look.dark.plate(rect, os: os) {
      list.append(plate)
    }
    let hasGround = !dark || look.darkIcon != nil
    let content = draw(icon, hasGround: hasGround, in: rect, dark ? "dark" : "light")
    list.append(.group(EffectGroup(.clip(outline, .winding), content)))
  }

  /// As a Home Screen draws icons: in color, dark, in one color or of glass.
  init(_ look: AppLook, name: String, in rect: Rect, as style: AppIcon.Look, os: Int) {
    guard let plate = style.plate(rect, os: os) else {
      self.init(look, name: name, in: rect, dark: false, os: os)
      return
    }
    guard let glyph = style.glyph, let icon = look.tintedIcon ?? look.darkIcon ?? look.icon else {
      if style.glyph == nil, look.icon != nil {
        self.init(look, name: name, in: rect, dark: true, os: os)
      } else {
        let ink = style.glyph ?? look.tint(.dark)
        self.init(list: DisplayList([plate]).appending(Self.initial(name, in: rect, ink)))
      }
      return
    }
    self.init(list: DisplayList([plate]))
    // The light of an icon's picture is what its glass lets through; layers without their ground are
    // lit more, so that dark ones are seen (estimates).
    var content = draw(icon, hasGround: false, in: rect, "template")
    if !icon.fill.isEmpty {
      content = DisplayList([.group(EffectGroup(.filter(.brightness(0.35)), content))])
    }
    content = DisplayList([.group(EffectGroup(.filter(.luminanceToAlphaIn(glyph)), content))])
    let outline = VectorPath(
      roundedRect: rect, cornerRadius: AppIcon.radius(rect.width, os: os), continuous: true)
    list.append(.group(EffectGroup(.clip(outline, .winding), content)))
  }

  /// - name: of the appearance, under which its pictures are kept.
  private mutating func draw(
    _ icon: AppLook.Icon, hasGround: Bool, in rect: Rect, _ name: String
  ) -> DisplayList {
    var content = DisplayList()
    if hasGround, let top = icon.fill.first {
      content.append(
        .fill(VectorPath(rect: rect), .winding, Self.gradient(top, icon.fill.last, in: rect)))
    }
    let unit = rect.width / 1024
    for (index, layer) in icon.layers.enumerated() {
      let id = ImageID("app-icon-\(name)-\(index)")
      images[id] = layer.image
      let side = rect.width * layer.scale
      let frame = Rect(
        x: rect.midX + layer.shift.x * unit - side / 2,
        y: rect.midY + layer.shift.y * unit - side / 2, width: side, height: side)
      var image = DisplayList([
        .image(ImageDrawing(image: id, frame: frame, interpolation: .high))
      ])
      if let top = layer.fill.first {
        let fill = Self.gradient(top, layer.fill.last, in: frame)
        image = DisplayList([
          .group(
            EffectGroup(
              .mask(image), DisplayList([.fill(VectorPath(rect: frame), .winding, fill)])))
        ])
      }
      content.append(.group(EffectGroup(.opacity(layer.opacity), image)))
    }
    return content
  }

  private static func gradient(_ top: RGBA, _ bottom: RGBA?, in rect: Rect) -> Paint {
    .linearGradient(
      [GradientStop(top, at: 0), GradientStop(bottom ?? top, at: 1)],
      from: Point(rect.midX, rect.minY), to: Point(rect.midX, rect.maxY))
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
