public import VitrineCatalog
public import VitrineDrawing

/// A screen as it is shown to others: in its case, with a line above it, in the size of a store.
public struct Poster: Sendable {
  /// Whether the device's case stands around the screen.
  public var hasBezel = true
  /// Above the device; empty for none.
  public var caption = ""
  /// Pixels of the picture; nil: as large as what it shows.
  public var pixels: Size?
  /// Behind everything; nil: clear.
  public var ground: RGBA?
  /// A case, and nothing else.
  public init() {}

  /// Points between parts (estimate).
  private static let margin = 24.0
  /// Points of the case around the screen (estimate).
  private static let bezel = 12.0

  /// - screen: the whole screen of a device.
  public func picture(of screen: Picture) -> Picture {
    let edge = hasBezel ? Self.bezel : 0
    let device = Size(screen.size.width + 2 * edge, screen.size.height + 2 * edge)
    let words = caption.isEmpty ? nil : block(width: device.width)
    let head = words.map { $0.size.height + Self.margin } ?? 0
    let natural = Size(
      device.width + 2 * Self.margin, device.height + head + 2 * Self.margin)
    // Without a size the poster is as large as it is; with one it fits into it.
    let size = pixels.map { Size($0.width / screen.scale, $0.height / screen.scale) } ?? natural
    let factor = pixels == nil ? 1 : min(size.width / natural.width, size.height / natural.height)
    var list = DisplayList()
    if let words {
      list.operations +=
        words.draw(
          Point((natural.width - words.size.width) / 2, Self.margin), .color(ink)
        ).operations
    }
    let origin = Point(Self.margin, Self.margin + head)
    list.operations += self.device(screen, at: origin, edge: edge).operations
    let moved = Affine(
      a: factor, b: 0, c: 0, d: factor, tx: (size.width - natural.width * factor) / 2,
      ty: (size.height - natural.height * factor) / 2)
    var whole = DisplayList()
    if let ground { whole.append(Brush.flat(size, ground)) }
    whole.append(.group(EffectGroup(.transform(moved), list)))
    return Picture(
      list: whole, size: size, scale: screen.scale, images: screen.images, fonts: screen.fonts,
      now: screen.now)
  }

  /// Readable on the ground.
  private var ink: RGBA { (ground ?? .white).luminance > 0.5 ? RGBA(hex: 0x1C1C1E) : .white }

  private func block(width: Double) -> SystemText.Block {
    SystemText.block(caption, size: 28, weight: 700, width: width, alignment: 0.5, lineLimit: 3)
  }

  /// The case, and the screen in it.
  private func device(_ screen: Picture, at origin: Point, edge: Double) -> DisplayList {
    var content = screen.list
    if let backdrop = screen.backdrop {
      content = DisplayList(backdrop.list.operations + content.operations)
    }
    if let clip = screen.clip {
      content = DisplayList([.group(EffectGroup(.clip(clip, .winding), content))])
    }
    let inside = Affine.translation(origin.x + edge, origin.y + edge)
    var list = DisplayList()
    if edge > 0 {
      let corner = screen.clip == nil ? 8 : min(70, screen.size.width * 0.14) + edge
      let frame = Rect(
        x: origin.x, y: origin.y, width: screen.size.width + 2 * edge,
        height: screen.size.height + 2 * edge)
      list.append(Ink.rounded(frame, corner, RGBA(hex: 0x0B0B0C)))
    }
    list.append(.group(EffectGroup(.transform(inside), content)))
    return list
  }
}
