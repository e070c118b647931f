import VitrineComposition
import VitrineDrawing
import VitrineRaster
import VitrineStudio

/// Measures how far texts and symbols stand out: the finished picture of a context is compared with
/// the same picture without them. So appearance, opacity, materials and what lies behind count as they
/// are seen.
struct ContrastMeter: Sendable {
  private let pixels = PicturePixels()
  /// Pixels a point: two, so that the stems of small letters cover whole pixels.
  private static let scale = 2.0

  /// Contrasts by index in `rendered.nodes`, and what lies behind.
  func measure(_ rendered: Rendered) -> (contrasts: [Int: Contrast], ground: Ground?) {
    // The view is judged, not the message that stands in for one without a background.
    guard let composition = rendered.job.composition(), isKnown(rendered) else { return ([:], nil) }
    let wanted = rendered.nodes.indices.filter { index in
      let node = rendered.nodes[index]
      return node.isText || (node.isPicture && node.node.symbol != nil)
    }
    var bare = rendered.archive
    let symbols = wanted.map { rendered.nodes[$0] }.filter(\.isPicture).map(\.frame)
    bare.list = Remover(symbols: symbols).apply(bare.list, .identity)
    func draw(_ archive: Archive) -> Bitmap? {
      try? pixels.draw(
        composition.picture(of: archive, scale: Self.scale, now: rendered.environment.date)
      ).bitmap
    }
    guard let full = draw(rendered.archive), let empty = draw(bare), full.width == empty.width,
      full.height == empty.height, full.width > 0
    else { return ([:], nil) }
    let factor = Double(full.width) / max(1, rendered.size.width)
    var contrasts: [Int: Contrast] = [:]
    for index in wanted {
      let frame = rendered.nodes[index].frame
      contrasts[index] = Self.contrast(
        full, empty, frame, factor, ink: ink(of: rendered.nodes[index], in: rendered),
        isOnBlack: composition.context.traits(composition.input).ground == .black)
    }
    return (contrasts, Self.ground(empty))
  }

  /// What the system makes of a background that it may not remove, where it tints, is not published.
  private func isKnown(_ rendered: Rendered) -> Bool {
    rendered.job.isBackgroundRemovable || rendered.environment.renderingMode == .fullColor
  }

  /// The color of a text where the context leaves colors as they are: exact where the edges of thin
  /// letters, which cover pixels in part, are not.
  private func ink(of node: PlacedNode, in rendered: Rendered) -> RGBA? {
    guard rendered.environment.renderingMode == .fullColor,
      !rendered.environment.isLuminanceReduced, node.isText
    else { return nil }
    return rendered.leaves(of: node).first(where: \.isText)?.color
  }

  /// The mean of a picture's middle, every fourth pixel.
  private static func ground(_ bitmap: Bitmap) -> Ground {
    var (luminance, saturation, count) = (0.0, 0.0, 0.0)
    for y in stride(from: bitmap.height / 8, to: bitmap.height * 7 / 8, by: 4) {
      for x in stride(from: bitmap.width / 8, to: bitmap.width * 7 / 8, by: 4) {
        luminance += bitmap[x, y].relativeLuminance
        saturation += bitmap[x, y].hue?.saturation ?? 0
        count += 1
      }
    }
    return Ground(luminance: luminance / max(1, count), saturation: saturation / max(1, count))
  }

  /// Of the pixels that the letters change most, the middle one of the ratios.
  private static func contrast(
    _ full: Bitmap, _ empty: Bitmap, _ frame: Rect, _ factor: Double, ink: RGBA?,
    isOnBlack: Bool
  ) -> Contrast? {
    let (left, right) = (
      max(0, Int(frame.minX * factor)), min(full.width, Int(frame.maxX * factor))
    )
    let (top, bottom) = (
      max(0, Int(frame.minY * factor)), min(full.height, Int(frame.maxY * factor))
    )
    guard left < right, top < bottom else { return nil }
    var changed: [(by: Int, at: Int)] = []
    var most = 0
    for y in top..<bottom {
      for x in left..<right {
        let at = y * full.width + x
        let by = distance(full.pixels[at], empty.pixels[at])
        guard by > 0 else { continue }
        most = max(most, by)
        changed.append((by, at))
      }
    }
    let cores = changed.filter { $0.by * 4 >= most * 3 }
    // What the system lays under a clear picture is not known, but for a black screen.
    let isClear = { (pixel: UInt32) in pixel >> 24 < 230 }
    if !isOnBlack, isClear(empty.pixels[(top + bottom) / 2 * full.width + (left + right) / 2]) {
      return nil
    }
    let even = isEven(empty, left, right, top, bottom)
    guard most >= 4, !cores.isEmpty else { return Contrast(ratio: 1, isGroundEven: even) }
    // A black screen behind it makes a translucent pixel as dark as it is clear.
    let screen: UInt32 = isOnBlack ? 0xFF00_0000 : 0
    let ratios = cores.map {
      ratio(full.pixels[$0.at] | screen, on: empty.pixels[$0.at] | screen, ink: ink)
    }.sorted()
    return Contrast(ratio: ratios[ratios.count / 2], isGroundEven: even)
  }

  /// Of a pixel, or of the letters' own color where that is known and contrasts more.
  private static func ratio(_ seen: UInt32, on ground: UInt32, ink: RGBA?) -> Double {
    let ground = RGBA(premultipliedWord: ground)
    let exact = ink.map { ground.mixed(with: $0, by: $0.alpha) }
    return max(
      contrastRatio(RGBA(premultipliedWord: seen).relativeLuminance, ground.relativeLuminance),
      exact.map { contrastRatio($0.relativeLuminance, ground.relativeLuminance) } ?? 1)
  }

  /// The largest difference of a component, 0 … 255.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    if a == b { return 0 }
    var most = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      most = max(most, abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)))
    }
    return most
  }

  private static func isEven(
    _ bitmap: Bitmap, _ left: Int, _ right: Int, _ top: Int, _ bottom: Int
  ) -> Bool {
    let first = bitmap.pixels[top * bitmap.width + left]
    for y in stride(from: top, to: bottom, by: 3) {
      for x in stride(from: left, to: right, by: 3)
      where distance(first, bitmap.pixels[y * bitmap.width + x]) > 10 { return false }
    }
    return true
  }
}

/// Takes letters and symbols out of a list. What lies inside a symbol's frame is the symbol's; its
/// background is larger.
private struct Remover {
  var symbols: [Rect]

  func apply(_ list: DisplayList, _ map: Affine) -> DisplayList {
    DisplayList(
      list.operations.compactMap { operation in
        switch operation {
        case .glyphs, .dynamicText: return nil
        case .fill(let path, _, _): return isSymbol(map.apply(path.controlBounds)) ? nil : operation
        case .stroke(let path, let style, _):
          let box = path.controlBounds.inset(by: -style.width / 2)
          return isSymbol(map.apply(box)) ? nil : operation
        case .image(let image): return isSymbol(map.apply(image.frame)) ? nil : operation
        case .progress, .glass: return operation
        case .group(let group):
          var inner = map
          if case .transform(let transform) = group.effect { inner = transform.then(map) }
          return .group(EffectGroup(group.effect, apply(group.contents, inner)))
        }
      })
  }

  private func isSymbol(_ box: Rect) -> Bool {
    symbols.contains { frame in
      let frame = frame.inset(by: -1.5)
      return frame.minX <= box.minX && frame.minY <= box.minY && frame.maxX >= box.maxX
        && frame.maxY >= box.maxY
    }
  }
}
