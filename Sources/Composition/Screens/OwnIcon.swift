import VitrineDrawing

/// The app's own icon on a screen.
struct OwnIcon {
  var list: DisplayList
  var images: [ImageID: EncodedImage]

  private init(list: DisplayList) { (self.list, images) = (list, [:]) }

  /// - name: of the app, whose first letter stands in where there is no icon.
  init(_ look: AppLook, name: String, in rect: Rect, dark: Bool, os: Int) {
    (list, images) = (DisplayList(), [:])
    let outline = VectorPath(
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
    let own = look.darkIcon ?? look.icon
    guard let plate = style.plate(rect, os: os), style.glyph != nil || own == nil else {
      self.init(look, name: name, in: rect, dark: style == .dark, os: os)
      return
    }
    self.init(list: DisplayList([plate]))
    let glyph = style.glyph ?? look.tint(.dark)
    guard let icon = own else {
      list.operations += Self.initial(name, in: rect, glyph).operations
      return
    }
    // The light of an icon's picture is what its glass lets through (estimate). A ground of its own is
    // left out where it can be told from the layers.
    let content = draw(icon, hasGround: false, in: rect, "template")
    let outline = VectorPath(
      roundedRect: rect, cornerRadius: AppIcon.radius(rect.width, os: os), continuous: true)
    list.append(
      .group(
        EffectGroup(
          .clip(outline, .winding),
          DisplayList([.group(EffectGroup(.filter(.luminanceToAlphaIn(glyph)), content))]))))
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
