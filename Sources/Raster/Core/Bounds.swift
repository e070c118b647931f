import Glibc
import VitrineDrawing

/// How far drawing can reach: decides how large layers are.
extension Renderer {
  /// The pixels that a list can change, not more than Cairo's range.
  func pixelBounds(of list: DisplayList, _ transform: Affine) -> PixelRect {
    extent(of: list, transform).bounds
  }

  func pixelBounds(of operation: DrawingOperation, _ transform: Affine) -> PixelRect {
    extent(of: operation, transform).bounds
  }

  private func extent(of list: DisplayList, _ transform: Affine) -> Extent {
    guard let first = list.operations.first else { return Extent() }
    if list.operations.count == 1, !first.isGroup { return extent(of: first, transform) }
    // Measured anew it takes less than a place among those that are known, of which there may be as many as groups.
    if list.isSmall {
      return list.operations.reduce(Extent()) { $0.union(extent(of: $1, transform)) }
    }
    let key = MeasuredList(list: list, transform: transform)
    if let known = measured[key] { return known }
    let whole = list.operations.reduce(Extent()) { $0.union(extent(of: $1, transform)) }
    measured[key] = whole
    return whole
  }

  private func extent(of operation: DrawingOperation, _ transform: Affine) -> Extent {
    guard transform.isUsable else { return Extent() }
    func around(_ rect: Rect) -> Extent { Extent(PixelRect(around: transform.apply(rect))) }
    switch operation {
    case .fill(let path, _, _): return around(path.controlBounds)
    case .stroke(let path, let style, _): return around(path.controlBounds.grown(by: style.reach))
    case .glyphs(let run, _): return around(run.reach)
    case .image(let image): return around(image.frame)
    case .dynamicText(let text):
      return extent(of: text.drawing(at: now, typesetter), transform)
    case .progress(let progress): return around(progress.bounds)
    case .glass(let pane): return around(pane.frame)
    case .group(let group): return extent(of: group, transform)
    }
  }

  private func extent(of group: EffectGroup, _ transform: Affine) -> Extent {
    switch group.effect {
    case .transform(let inner): return extent(of: group.contents, inner.then(transform))
    case .clip(let path, _):
      let clip = PixelRect(around: transform.apply(path.controlBounds))
      return extent(of: group.contents, transform).intersection(clip)
    case .mask(let mask):
      return extent(of: group.contents, transform).intersection(pixelBounds(of: mask, transform))
    case .blur(let radius, let opaque):
      let contents = extent(of: group.contents, transform)
      return opaque ? contents : contents.blurred(sigma: radius * transform.meanScale)
    case .shadow(let color, let radius, let offset):
      let contents = extent(of: group.contents, transform)
      return contents.union(
        contents.shadow(
          sigma: radius / 2 * transform.meanScale, opacity: color.alpha,
          shift: transform.vector(offset)))
    case .opacity, .blend, .layer, .filter, .vibrancy, .tag:
      return extent(of: group.contents, transform)
    }
  }

  /// A few operations that do not touch each other: an opacity may go to each by itself.
  func operationsAreApart(_ list: DisplayList, _ state: State) -> Bool {
    guard list.operations.count <= 12 else { return false }
    var seen: [PixelRect] = []
    for operation in list.operations {
      let bounds = pixelBounds(of: operation, state.transform)
      if seen.contains(where: { !$0.intersection(bounds).isEmpty }) { return false }
      seen.append(bounds)
    }
    return true
  }
}

extension DisplayList {
  /// A few operations, groups and what is in them included, of which none has to be set first.
  fileprivate var isSmall: Bool {
    var left = 8
    return isSmall(&left)
  }

  private func isSmall(_ left: inout Int) -> Bool {
    guard operations.count <= left else { return false }
    left -= operations.count
    for operation in operations {
      switch operation {
      case .fill, .stroke, .glyphs, .image, .progress, .glass: continue
      case .dynamicText: return false
      case .group(let group):
        if case .mask(let mask) = group.effect, !mask.isSmall(&left) { return false }
        if !group.contents.isSmall(&left) { return false }
      }
    }
    return true
  }
}

/// The pixels that drawing can change: what is drawn as it is, and what is blurred.
struct Extent {
  private var sharp = PixelRect.empty
  /// Before it is blurred.
  private var soft = PixelRect.empty
  private var spread = Spread()

  init() {}
  init(_ rect: PixelRect) { sharp = rect }

  var bounds: PixelRect { soft.isEmpty ? sharp : sharp.union(soft.expanded(by: spread.margin)) }

  func union(_ other: Extent) -> Extent {
    var result = Extent(sharp.union(other.sharp))
    result.soft = soft.union(other.soft)
    result.spread = spread.union(other.spread)
    return result
  }

  func intersection(_ rect: PixelRect) -> Extent { Extent(bounds.intersection(rect)) }

  func blurred(sigma: Double) -> Extent {
    var result = Extent()
    result.soft = sharp.union(soft)
    result.spread = spread
    result.spread.blur(sigma: sigma)
    return result
  }

  /// What it casts, without itself.
  func shadow(sigma: Double, opacity: Float, shift: Point) -> Extent {
    var result = Extent()
    result.soft = sharp.union(soft)
    if !result.soft.isEmpty, shift != .zero {
      result.soft = PixelRect(around: result.soft.rect.offset(by: shift))
    }
    result.spread = spread
    result.spread.lay(sigma: sigma, opacity: opacity)
    return result
  }
}

/// A list in its place. Two are the same when they share their memory, which is kept alive here.
struct MeasuredList: Hashable {
  let list: DisplayList
  let transform: Affine

  private var memory: UnsafePointer<DrawingOperation>? {
    list.operations.withUnsafeBufferPointer(\.baseAddress)
  }
  static func == (a: MeasuredList, b: MeasuredList) -> Bool {
    a.memory == b.memory && a.transform == b.transform
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(memory)
    hasher.combine(transform.tx)
    hasher.combine(transform.ty)
  }
}

extension Affine {
  /// Maps a distance.
  func vector(_ p: Point) -> Point { Point(a * p.x + c * p.y, b * p.x + d * p.y) }
}

extension Rect {
  func grown(by distance: Double) -> Rect {
    Rect(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}

extension StrokeAttributes {
  /// How far the line can reach from its path, points.
  var reach: Double {
    let half = max(0, width) / 2
    let corner = join == .miter ? half * max(1, min(miterLimit, 100)) : half
    return max(corner, cap == .square ? half * 2.0.squareRoot() : half)
  }
}

extension GlyphRun {
  /// A generous box around the run: an em on each side. Where it ends, the advance says: the last glyph may be much
  /// wider than an em.
  var reach: Rect {
    guard let first = glyphs.first else {
      return Rect(x: origin.x, y: origin.y, width: 0, height: 0)
    }
    var low = Point(first.x, min(0, first.y))
    var high = Point(first.x, max(0, first.y))
    for glyph in glyphs {
      low = Point(min(low.x, glyph.x), min(low.y, glyph.y))
      high = Point(max(high.x, glyph.x), max(high.y, glyph.y))
    }
    high.x = max(high.x, low.x + width)
    let em = font.size * max(1, font.stretch) + font.embolden
    return Rect(
      x: origin.x + low.x - em, y: origin.y + low.y - em * 1.5, width: high.x - low.x + 2 * em,
      height: high.y - low.y + em * 2.5)
  }
}
