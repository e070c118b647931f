import VitrineDrawing

/// The app's own icon on a screen.
struct OwnIcon {
  var list: DisplayList
  var images: [ImageID: EncodedImage]

  private init(list: DisplayList) { (self.list, images) = (list, [:]) }

  /// - Parameters:
  ///   - name: of the app, whose first letter stands in where there is no icon.
  ///   - isRound: as on a watch.
  init(
    _ look: AppLook, name: String, in rect: Rect, dark: Bool, os: Int, isRound: Bool = false
  ) {
    (list, images) = (DisplayList(), [:])
    let outline =
      isRound
      ? VectorPath(ellipseIn: rect)
      : VectorPath(
        roundedRect: rect, cornerRadius: AppIcon.radius(rect.width, os: os), continuous: true)
    guard let icon = (dark ? look.darkIcon : nil) ?? look.icon else {
      list = Self.letter(name, in: rect, outline, look.tint(dark ? .dark : .light))
      return
    }
    let content = draw(icon, hasGround: true, in: rect, dark ? "dark" : "light")
    list = DisplayList([.group(EffectGroup(.clip(outline, .winding), content))])
  }

  /// As a Home Screen draws icons: in color, dark, in one color or of glass.
  init(_ look: AppLook, name: String, in rect: Rect, as style: AppIcon.Look, os: Int) {
    guard let plate = style.plate(rect, os: os) else {
      self.init(look, name: name, in: rect, dark: false, os: os)
      return
    }
    let glyph = style.glyph
    let own = (glyph == nil ? nil : look.tintedIcon) ?? look.darkIcon ?? look.icon
    // A dark picture is whole; layers stand on the ground that every dark icon has.
    if glyph == nil, let own, own.fill.isEmpty || look.darkIcon != nil {
      self.init(look, name: name, in: rect, dark: true, os: os)
      return
    }
    self.init(list: DisplayList([plate]))
    guard let icon = own else {
      list.operations += Self.initial(name, in: rect, glyph ?? look.tint(.dark)).operations
      return
    }
    // The light of an icon's picture is what its glass lets through; layers without their ground are
    // lit more, so that dark ones are seen (estimates).
    var content = draw(icon, hasGround: false, in: rect, glyph == nil ? "dark" : "template")
    if let glyph {
      if !icon.fill.isEmpty {
        content = DisplayList([.group(EffectGroup(.filter(.brightness(0.35)), content))])
      }
      content = DisplayList([.group(EffectGroup(.filter(.luminanceToAlphaIn(glyph)), content))])
    }
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
        .fill(
          VectorPath(rect: rect), .winding,
          .linearGradient(
            [GradientStop(top, at: 0), GradientStop(icon.fill.last ?? top, at: 1)],
            from: Point(rect.midX, rect.minY), to: Point(rect.midX, rect.maxY))))
    }
    let unit = rect.width / 1024
    for (index, layer) in icon.layers.enumerated() {
      let id = ImageID("app-icon-\(name)-\(index)")
      images[id] = layer.image
      let side = rect.width * layer.scale
      let frame = Rect(
        x: rect.midX + layer.shift.x * unit - side / 2,
        y: rect.midY + layer.shift.y * unit - side / 2, width: side, height: side)
      let image = DisplayList([
        .image(ImageDrawing(image: id, frame: frame, interpolation: .high))
      ])
      content.append(.group(EffectGroup(.opacity(layer.opacity), image)))
    }
    return content
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
