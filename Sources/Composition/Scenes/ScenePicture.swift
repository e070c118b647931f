public import VitrineCatalog
public import VitrineDrawing

extension SceneRequest {
  /// The apps' names below their widgets, where the device prints them.
  public func names(_ names: [String], below frames: [Rect]) -> DisplayList {
    let request = request(items.first?.family ?? .systemSmall)
    guard device.platform == .iPhone, request.traits.surround == .homeScreen,
      items.first?.family.isIsland != true
    else {
      return DisplayList()
    }
    return zip(names, frames).map { HomePage.name($0, below: $1, request.labelColor) }.joined
  }
}

extension SceneLayout {
  /// The screen with its widgets as one picture.
  /// - Parameters:
  ///   - widgets: in the order of the frames.
  ///   - scale: pixels per point.
  ///   - page: of a grid, whose icons are drawn.
  public func picture(of widgets: [Picture], scale: Double, page: Int = 0) -> Picture {
    var picture = background(scale: scale)
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if let icons = icons(page: page, scale: scale) { picture.lay(icons, in: whole) }
    for (widget, frame) in zip(widgets, frames) { picture.lay(widget, in: frame) }
    if let front = foreground(scale: scale) { picture.lay(front, in: whole) }
    if cornerRadius > 0 {
      picture.clip = VectorPath(
        roundedRect: whole, cornerRadius: cornerRadius, continuous: true)
    }
    return picture
  }
}

extension Picture {
  /// Lays another picture over this one.
  package mutating func lay(_ other: Picture, in frame: Rect) {
    let transform = Affine(
      a: frame.width / max(1, other.size.width), b: 0, c: 0,
      d: frame.height / max(1, other.size.height), tx: frame.x, ty: frame.y)
    var list = other.list
    if let clip = other.clip {
      list = DisplayList([.group(EffectGroup(.clip(clip, .winding), list))])
    }
    self.list.append(.group(EffectGroup(.transform(transform), list)))
    images.merge(other.images) { own, _ in own }
    fonts.merge(other.fonts) { own, _ in own }
  }
}
