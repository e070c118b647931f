import VitrineDrawing

/// Shadows of shadows. Each goes under what those in it have drawn, in one layer for all of them.
struct ShadowChain {
  /// A shadow that is moved by whole pixels, and not so wide that its alpha is drawn smaller.
  struct Link: Equatable {
    /// Premultiplied.
    var color: UInt32
    /// Pixels.
    var sigma: Double
    var x: Int
    var y: Int
    var opacity: Float

    var margin: Int { blurMargin(sigma) }
    /// Of a blur that is a sum of weights, from the middle outwards.
    var weights: [Float] {
      guard sigma >= leastSigma, case .weights(let weights) = BlurKernel.gaussian(sigma) else {
        return [1]
      }
      return weights
    }
  }

  /// What the innermost link casts the shadow of.
  private(set) var contents: DisplayList
  /// From the inside out.
  private(set) var links: [Link] = []

  var count: Int { links.count }

  /// The innermost shadow is none of the links: its contents may be drawn twice, which can cost less.
  /// - Parameter largest: σ in pixels of the widest link.
  init(_ list: DisplayList, _ transform: Affine, largest: Double) {
    contents = list
    while let shadow = contents.onlyShadow, shadow.contents.onlyShadow != nil {
      let sigma = max(0, shadow.radius) / 2 * transform.meanScale
      let shift = transform.vector(shadow.offset)
      guard shadow.color.alpha > 0, sigma <= largest, let (x, y) = shift.wholePixels else { break }
      links.append(
        Link(
          color: shadow.color.premultipliedWord, sigma: sigma, x: x, y: y,
          opacity: shadow.color.alpha))
      contents = shadow.contents
    }
    links.reverse()
  }

  /// What stays to be seen inside the links.
  func inside(_ reach: Reach) -> Reach {
    links.reversed().reduce(reach) {
      $0.shadowed(sigma: $1.sigma, opacity: $1.opacity, shift: Point(Double($1.x), Double($1.y)))
    }
  }
}

extension Renderer {
  /// Casts the shadows of what the layer holds into it, one after another.
  func cast(_ chain: ShadowChain, in picture: Layer) {
    guard chain.count > 0, meter.operations(chain.count), meter.pixels(picture.bounds.area) else {
      return
    }
    if ShadowRows.canCast(chain.links) { return castNarrow(chain.links, in: picture) }
    let ground = ShadowGround(picture)
    var previous: ShadowChain.Link?
    for link in chain.links {
      for part in ground.parts(changedBy: link, after: previous) {
        guard meter.blur(part.expanded(by: link.margin)) else { return }
        ground.lay(link, under: part)
      }
      ground.settle()
      previous = link
    }
  }

  private func castNarrow(_ links: [ShadowChain.Link], in picture: Layer) {
    let rows = ShadowRows(picture, links)
    var previous: ShadowChain.Link?
    for link in links {
      // As a blur, which goes through its pixels several times.
      guard meter.pixels(8 * rows.lay(link, after: previous)) else { return }
      previous = link
    }
  }
}

/// A layer whose contents cast shadows, in tiles. A shadow like the one before changes only what is near to what
/// that one has changed: nothing more happens in the middle of a thick shadow, nor far from its edge.
private final class ShadowGround {
  /// Of a tile, pixels.
  private static let side = 8

  private let picture: Layer
  private let bounds: PixelRect
  /// Of the picture as it was before the current shadow.
  private let alpha: Layer
  private let columns: Int
  private let rows: Int
  /// Tiles that cast a shadow.
  private var isFilled: [Bool]
  /// Tiles that the shadow before this one changed, and those that this one does.
  private var hasChanged: [Bool]
  private var changes: [Bool]

  init(_ picture: Layer) {
    self.picture = picture
    bounds = picture.bounds
    alpha = Layer(bounds: bounds, format: .alpha, parent: nil, clear: false)
    columns = (bounds.width + Self.side - 1) / Self.side
    rows = (bounds.height + Self.side - 1) / Self.side
    isFilled = Array(repeating: false, count: columns * rows)
    hasChanged = isFilled
    changes = isFilled
    picture.beginPixels()
    for tile in changes.indices { isFilled[tile] = copyAlpha(tile) }
  }

  deinit { picture.endPixels() }

  private func frame(_ tile: Int) -> PixelRect {
    let (x, y) = (tile % columns * Self.side, tile / columns * Self.side)
    return PixelRect(left: x, top: y, right: x + Self.side, bottom: y + Self.side)
      .intersection(PixelRect(left: 0, top: 0, right: bounds.width, bottom: bounds.height))
  }

  /// Whether there is any.
  private func copyAlpha(_ tile: Int) -> Bool {
    let frame = frame(tile)
    var any: UInt32 = 0
    for y in frame.top..<frame.bottom {
      let (words, bytes) = (picture.words(row: y), alpha.bytes(row: y))
      for x in frame.left..<frame.right {
        any |= words[x] >> 24
        bytes[x] = UInt8(truncatingIfNeeded: words[x] >> 24)
      }
    }
    return any != 0
  }

  /// What has to be gone through, in the layer's own pixels.
  func parts(changedBy link: ShadowChain.Link, after previous: ShadowChain.Link?) -> [PixelRect] {
    let causes = link == previous ? hasChanged : isFilled
    var affected = link == previous ? hasChanged : Array(repeating: false, count: causes.count)
    for tile in causes.indices where causes[tile] {
      let reached = frame(tile).expanded(by: link.margin).offset(x: link.x, y: link.y)
      let (left, right) = (max(0, reached.left), min(bounds.width, reached.right))
      let (top, bottom) = (max(0, reached.top), min(bounds.height, reached.bottom))
      guard left < right, top < bottom else { continue }
      for row in top / Self.side...(bottom - 1) / Self.side {
        for column in left / Self.side...(right - 1) / Self.side {
          affected[row * columns + column] = true
        }
      }
    }
    return merged(rectangles(affected), link.margin)
  }

  /// Two become one where that is less to blur, and no third is in it.
  private func merged(_ parts: [PixelRect], _ margin: Int) -> [PixelRect] {
    // Each is compared with each.
    guard parts.count < 64 else { return parts }
    func work(_ part: PixelRect) -> Int { part.expanded(by: margin).area }
    var result: [PixelRect] = []
    for part in parts {
      var part = part
      while let index = result.firstIndex(where: { other in
        let both = part.union(other)
        func isThird(_ any: PixelRect) -> Bool {
          !part.contains(any) && !other.contains(any) && !any.intersection(both).isEmpty
        }
        return work(both) <= work(part) + work(other)
          && !result.contains(where: isThird) && !parts.contains(where: isThird)
      }) {
        part = part.union(result.remove(at: index))
      }
      result.append(part)
    }
    return result
  }

  /// The tiles as few rectangles: runs of a row, and those of the same width below one another.
  private func rectangles(_ tiles: [Bool]) -> [PixelRect] {
    var (done, open): ([PixelRect], [PixelRect]) = ([], [])
    for row in 0..<rows {
      var runs: [PixelRect] = []
      for column in 0..<columns where tiles[row * columns + column] {
        let frame = frame(row * columns + column)
        if let last = runs.last, last.right == frame.left {
          runs[runs.count - 1].right = frame.right
        } else {
          runs.append(frame)
        }
      }
      for above in open {
        let same = runs.firstIndex { $0.left == above.left && $0.right == above.right }
        if let same { runs[same].top = above.top } else { done.append(above) }
      }
      open = runs
    }
    return done + open
  }

  /// Lays the shadow under the part of the picture, as Cairo composites it.
  func lay(_ link: ShadowChain.Link, under part: PixelRect) {
    let shadow = shadow(link, part)
    let shades = (0...255).map { scaled(link.color, $0) }
    shades.withUnsafeBufferPointer { shades in
      for y in part.top..<part.bottom {
        let words = picture.words(row: y)
        let alphas = shadow.bytes(row: y - part.top + link.margin) + (link.margin - part.left)
        var left = part.left
        while left < part.right {
          let tile = left / Self.side
          let right = min(part.right, (tile + 1) * Self.side)
          if Self.lay(shades, words, alphas, left..<right) {
            changes[y / Self.side * columns + tile] = true
          }
          left = right
        }
      }
    }
  }

  /// Whether it changes a pixel.
  @inline(__always)
  private static func lay(
    _ shades: UnsafeBufferPointer<UInt32>, _ words: UnsafeMutablePointer<UInt32>,
    _ alphas: UnsafeMutablePointer<UInt8>, _ columns: Range<Int>
  ) -> Bool {
    var hasChanged = false
    for x in columns {
      let (word, shade) = (words[x], shades[Int(alphas[x])])
      let rest = 255 &- word >> 24
      // Less than half a level of the largest component.
      if (shade >> 24) &* rest < 128 { continue }
      words[x] = word &+ scaled(shade, rest)
      hasChanged = true
    }
    return hasChanged
  }

  /// The blurred alpha that falls on the part, with a margin around it.
  private func shadow(_ link: ShadowChain.Link, _ part: PixelRect) -> Layer {
    let region = part.expanded(by: link.margin)
    let shadow = Layer(bounds: region, format: .alpha, parent: nil)
    let source = region.offset(x: -link.x, y: -link.y)
      .intersection(PixelRect(left: 0, top: 0, right: bounds.width, bottom: bounds.height))
    guard !source.isEmpty else { return shadow }
    for y in source.top..<source.bottom {
      let row = shadow.bytes(row: y + link.y - region.top) + (source.left + link.x - region.left)
      row.update(from: alpha.bytes(row: y) + source.left, count: source.width)
    }
    shadow.blur(sigma: link.sigma, extendsEdges: false)
    return shadow
  }

  /// Ends a shadow: the next one falls from what it has changed too.
  func settle() {
    for tile in changes.indices where changes[tile] {
      isFilled[tile] = copyAlpha(tile) || isFilled[tile]
    }
    hasChanged = changes
    for tile in changes.indices { changes[tile] = false }
  }
}

extension Point {
  /// Where both are whole numbers.
  var wholePixels: (x: Int, y: Int)? {
    guard abs(x) < farthestPixel, abs(y) < farthestPixel, x == x.rounded(), y == y.rounded() else {
      return nil
    }
    return (Int(x), Int(y))
  }
}

extension DisplayList {
  /// The one shadow that is all of the list.
  fileprivate var onlyShadow: (contents: DisplayList, color: RGBA, radius: Double, offset: Point)? {
    guard operations.count == 1, case .group(let group) = operations[0] else { return nil }
    switch group.effect {
    case .shadow(let color, let radius, let offset): return (group.contents, color, radius, offset)
    case .tag: return group.contents.onlyShadow
    case .blur, .transform, .opacity, .blend, .clip, .mask, .layer, .filter, .vibrancy: return nil
    }
  }
}
