public import VitrineCatalog
public import VitrineDrawing

/// A screen as it is shown to others: in its case, with a line above it, in the size of a store.
public struct Poster: Sendable {
  /// Whether the device's case stands around the screen; what Apple Vision shows has none.
  public var hasBezel = true
  /// Above the device; empty for none.
  public var caption = ""
  /// Pixels of the picture; nil: as large as what it shows.
  public var pixels: Size?
  /// Whether the size is that of the store's picture for the device.
  public var fitsStore = false
  /// Whether the size is a display's, upright: a screen on its side turns it.
  public var turnsWithScreen = false
  /// Behind everything; nil: clear.
  public var ground: RGBA?
  /// Where the ground is a gradient, its lower end.
  public var lowerGround: RGBA?
  /// A case, and nothing else.
  public init() {}

  /// Points between parts (estimate).
  private static let margin = 24.0

  /// - Parameters:
  ///   - screen: the whole screen of a device.
  ///   - device: whose screen it is; nil: a phone's.
  public func picture(of screen: Picture, on device: Device? = nil) -> Picture {
    let casing = hasBezel && device?.platform != .vision ? Casing(screen.size, device) : nil
    let body = casing?.size ?? screen.size
    let words = caption.isEmpty ? nil : block(width: body.width)
    let head = words.map { $0.size.height + Self.margin } ?? 0
    let natural = Size(body.width + 2 * Self.margin, body.height + head + 2 * Self.margin)
    // Without a size the poster is as large as it is; with one it fits into it.
    let size = pixels(screen, device).map {
      Size($0.width / screen.scale, $0.height / screen.scale)
    }
    let factor = size.map { min($0.width / natural.width, $0.height / natural.height) } ?? 1
    // Whole pixels, so that the ground covers all of them.
    func up(_ length: Double) -> Double { (length * screen.scale).rounded(.up) / screen.scale }
    let whole = size ?? Size(up(natural.width), up(natural.height))
    var list = DisplayList()
    if let words {
      let corner = Point((natural.width - words.size.width) / 2, Self.margin)
      list.operations += words.draw(corner, .color(ink)).operations
    }
    let origin = Point(Self.margin, Self.margin + head)
    if let casing { list.operations += casing.list(at: origin).operations }
    let inset = casing?.inset ?? Point(0, 0)
    list.append(
      .group(
        EffectGroup(
          .transform(Affine.translation(origin.x + inset.x, origin.y + inset.y)),
          Self.content(screen))))
    let moved = Affine(
      a: factor, b: 0, c: 0, d: factor, tx: (whole.width - natural.width * factor) / 2,
      ty: (whole.height - natural.height * factor) / 2)
    var poster = background(whole)
    poster.append(.group(EffectGroup(.transform(moved), list)))
    return Picture(
      list: poster, size: whole, scale: screen.scale, images: screen.images, fonts: screen.fonts,
      now: screen.now)
  }

  /// A landscape screen turns a display's upright size; one in pixels is as it was asked for.
  private func pixels(_ screen: Picture, _ device: Device?) -> Size? {
    let size = fitsStore ? device.flatMap(StoreSize.pixels(for:)) : pixels
    guard fitsStore || turnsWithScreen, let size, screen.size.width > screen.size.height,
      size.width < size.height
    else { return size }
    return Size(size.height, size.width)
  }

  private func background(_ size: Size) -> DisplayList {
    guard let ground else { return DisplayList() }
    guard let lowerGround else { return DisplayList([Brush.flat(size, ground)]) }
    return DisplayList([
      .fill(
        VectorPath(rect: Screens.rect(size)), .winding,
        .linearGradient(
          [GradientStop(ground, at: 0), GradientStop(lowerGround, at: 1)],
          from: Point(size.width / 2, 0), to: Point(size.width / 2, size.height)))
    ])
  }

  /// Readable on the ground.
  private var ink: RGBA { (ground ?? .white).luminance > 0.5 ? RGBA(hex: 0x1C1C1E) : .white }

  private func block(width: Double) -> SystemText.Block {
    SystemText.block(
      caption, size: max(20, width * 0.07), weight: 700, width: width, alignment: 0.5, lineLimit: 3)
  }

  /// The screen with what lies below it, cut to the display's edges. A layer of its own: a dock's glass
  /// sees nothing of the case and of the ground around it.
  private static func content(_ screen: Picture) -> DisplayList {
    var content = screen.list
    if let backdrop = screen.backdrop {
      content = DisplayList(backdrop.list.operations + content.operations)
    }
    let edges = screen.clip ?? VectorPath(rect: Screens.rect(screen.size))
    let layer = DisplayList([.group(EffectGroup(.layer, content))])
    return DisplayList([.group(EffectGroup(.clip(edges, .winding), layer))])
  }
}

/// Sizes of pictures that App Store Connect takes, in pixels, upright but for a Mac's (App Store Connect
/// Help, Screenshot specifications).
public enum StoreSize {
  /// By the names that App Store Connect has for displays.
  public static let all: [String: Size] = [
    "iphone-6.9": Size(1320, 2868), "iphone-6.5": Size(1284, 2778), "iphone-6.3": Size(1206, 2622),
    "iphone-6.1": Size(1170, 2532), "iphone-5.5": Size(1242, 2208), "iphone-4.7": Size(750, 1334),
    "ipad-13": Size(2064, 2752), "ipad-11": Size(1668, 2420), "watch-ultra": Size(422, 514),
    "watch-46mm": Size(416, 496), "mac": Size(2880, 1800), "vision": Size(3840, 2160),
  ]

  /// A name, or width and height such as `1320x2868`; nil: neither.
  public static func find(_ text: String) -> Size? {
    if let known = all[text.lowercased()] { return known }
    let sides = text.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ (16...8000).contains($0) }) else { return nil }
    return Size(sides[0], sides[1])
  }

  /// Whether a size is meant by a display's name.
  public static func isName(_ text: String) -> Bool { all[text.lowercased()] != nil }

  /// The size that pictures of a device are taken in: the largest display of its kind, or its own.
  static func pixels(for device: Device) -> Size? {
    switch device.platform {
    case .iPhone: all[device.displayCornerRadius > 0 ? "iphone-6.9" : "iphone-5.5"]
    case .iPad: all["ipad-13"]
    case .watch:
      all[
        device.screen.width >= 205 && device.id != "apple-watch-46mm" ? "watch-ultra" : "watch-46mm"
      ]
    case .mac: all["mac"]
    case .vision: all["vision"]
    }
  }
}
