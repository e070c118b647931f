import VitrineDrawing

/// An icon's ground and layers. What glass does to layers is measured in Icon Composer's own pictures,
/// which leave no more than estimates of some of it (facts/appearance.md §1).
struct IconLayers {
  let icon: AppLook.Icon
  let rect: Rect
  /// Under which its pictures are kept.
  let name: String
  /// Whether only shapes count: no shadows and no light.
  var isTemplate = false

  /// Points of a canvas of 1024.
  private var unit: Double { rect.width / 1024 }

  var images: [ImageID: EncodedImage] {
    icon.layers.indices.reduce(into: [:]) { $0[id($1)] = icon.layers[$1].image }
  }

  private func id(_ index: Int) -> ImageID { ImageID("app-icon-\(name)-\(index)") }

  func ground() -> DisplayList {
    guard let fill = icon.fill else { return DisplayList() }
    return DisplayList([.fill(VectorPath(rect: rect), .winding, Self.paint(fill, in: rect))])
  }

  func layers() -> DisplayList {
    icon.layers.indices.map { index in
      let layer = icon.layers[index]
      let side = rect.width * layer.scale
      let frame = Rect(
        x: rect.midX + layer.shift.x * unit - side / 2,
        y: rect.midY + layer.shift.y * unit - side / 2, width: side, height: side)
      let picture = DisplayList([
        .image(ImageDrawing(image: id(index), frame: frame, interpolation: .high))
      ])
      return draw(layer, filled(picture, layer.fill, frame), frame)
    }.joined
  }

  private func draw(
    _ layer: AppLook.Layer, _ picture: DisplayList, _ frame: Rect
  ) -> DisplayList {
    if isTemplate { return group(.opacity(layer.opacity), picture) }
    var body = picture
    if layer.translucency > 0 {
      // Clearer toward its lower end: lines through what two pictures show (estimate).
      let (top, bottom) = (1 - 0.1 * layer.translucency, 1 - 0.9 * layer.translucency)
      let fade = AppLook.Fill(RGBA.white.opacity(top), RGBA.white.opacity(bottom))
      let veil = DrawingOperation.fill(
        VectorPath(rect: frame), .winding, Self.paint(fade, in: frame))
      body = group(.mask(DisplayList([veil])), picture)
    }
    if layer.opacity < 1 { body = group(.opacity(layer.opacity), body) }
    if layer.blend != .normal { body = group(.blend(layer.blend), body) }
    return [shadow(layer, picture), body, layer.isLit ? rims(picture) : DisplayList()].joined
  }

  private func filled(
    _ picture: DisplayList, _ fill: AppLook.Fill?, _ frame: Rect
  ) -> DisplayList {
    guard let fill else { return picture }
    let color = DrawingOperation.fill(
      VectorPath(rect: frame), .winding, Self.paint(fill, in: frame))
    return group(.mask(picture), DisplayList([color]))
  }

  /// Neutral shadows take the same from a light ground as from a dark one: 12 of 255 at half strength.
  private func shadow(_ layer: AppLook.Layer, _ picture: DisplayList) -> DisplayList {
    let (ink, blend): (DisplayList, LayerBlendMode)
    switch layer.shadow {
    case nil: return DisplayList()
    case .neutral(let strength):
      let color = RGBA.black.opacity(min(1, 0.094 * strength))
      (ink, blend) = (group(.filter(.replaceColor(color)), picture), .plusDarker)
    case .ownColor(let strength):
      (ink, blend) = (group(.opacity(min(1, 0.48 * strength)), picture), .normal)
    }
    let soft = group(.blur(radius: 20 * unit, opaque: false), ink)
    let cast = group(.transform(.translation(0, 17 * unit)), soft)
    return blend == .normal ? cast : group(.blend(blend), cast)
  }

  /// Light on the upper left edges, and little on the lower right ones.
  private func rims(_ picture: DisplayList) -> DisplayList {
    func rim(_ strength: Double, _ shift: Double) -> DisplayList {
      let white = group(.filter(.replaceColor(RGBA.white.opacity(strength))), picture)
      let moved = group(.transform(.translation(shift * unit, shift * unit)), picture)
      return group(.layer, [white, group(.blend(.destinationOut), moved)].joined)
    }
    return [rim(0.19, 9), rim(0.05, -9)].map { group(.blend(.plusLighter), $0) }.joined
  }

  private func group(_ effect: Effect, _ content: DisplayList) -> DisplayList {
    DisplayList([.group(EffectGroup(effect, content))])
  }

  static func paint(_ fill: AppLook.Fill, in rect: Rect) -> Paint {
    func place(_ part: Point) -> Point {
      Point(rect.x + part.x * rect.width, rect.y + part.y * rect.height)
    }
    return .linearGradient(
      [GradientStop(fill.top, at: 0), GradientStop(fill.bottom, at: 1)],
      from: place(fill.from), to: place(fill.to))
  }
}
