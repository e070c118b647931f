import VitrineDrawing

/// A full turn of an angular gradient as running sums, so that the mean color over any angle is
/// two look-ups: seams and hard stops come out as smooth as the pixel is wide.
private struct Turn {
  static let parts = 4096
  /// Half the widest pixel, in parts, that takes the short way.
  static let near = 4
  private var sums: [SIMD4<Float>]
  /// The color of each part where the parts around it differ little, `0` where they do not (a
  /// clear part counts as such and takes the longer way).
  private var even: [UInt32]

  /// `share`: the part of the turn that the gradient itself covers. The rest continues the last
  /// color for one half and the first for the other, as SwiftUI documents it.
  init(_ ramp: ColorRamp, share: Double) {
    let own = max(1, Int((share * Double(Turn.parts)).rounded()))
    var colors: [SIMD4<Float>] = []
    colors.reserveCapacity(Turn.parts)
    ramp.colors(own) { colors.append($1) }
    let rest = Turn.parts - own
    if rest > 0 {
      // The exact end colors, not those half a part inside.
      let last = SIMD4<Float>(word: ramp.last)
      let first = SIMD4<Float>(word: ramp.first)
      for index in 0..<rest { colors.append(index * 2 < rest ? last : first) }
    }
    // Within `near` parts the color moves by less than the eye or a rounding sees.
    even = (0..<Turn.parts).map { index in
      let a = colors[(index + Turn.parts - Turn.near) % Turn.parts]
      let b = colors[(index + Turn.near) % Turn.parts]
      let step = (a - b) * (a - b)
      return step.sum() < 64 ? pack(colors[index]) : 0
    }
    sums = [.zero]
    sums.reserveCapacity(Turn.parts + 1)
    var total = SIMD4<Float>.zero
    for color in colors {
      total += color
      sums.append(total)
    }
  }

  func withSums(_ body: (TurnSums) -> Void) {
    sums.withUnsafeBufferPointer { sums in
      even.withUnsafeBufferPointer { body(TurnSums(sums: sums, even: $0)) }
    }
  }
}

private struct TurnSums {
  let sums: UnsafeBufferPointer<SIMD4<Float>>
  let even: UnsafeBufferPointer<UInt32>

  /// The color around a place, `width` parts to either side.
  @inline(__always)
  func color(_ place: Float, _ width: Float) -> UInt32 {
    if width < Float(Turn.near) {
      let word = even[nearest(bounded(place - 0.5, 0, Float(Turn.parts - 1)))]
      if word != 0 { return word }
    }
    return pack(mean(place - width, place + width).bounded(to: 255))
  }

  /// The mean between two places in parts, −parts … 2·parts.
  @inline(__always)
  func mean(_ from: Float, _ to: Float) -> SIMD4<Float> {
    (sum(to) - sum(from)) * (1 / (to - from))
  }

  /// The sum from 0 to a place.
  @inline(__always)
  private func sum(_ place: Float) -> SIMD4<Float> {
    var p = place
    var base = SIMD4<Float>()
    let parts = Float(Turn.parts)
    if p < 0 {
      p += parts
      base -= sums[Turn.parts]
    } else if p >= parts {
      p -= parts
      base = sums[Turn.parts]
    }
    let whole = nearest(bounded(p - 0.5, 0, parts - 1))
    let a = sums[whole]
    return base + a + (sums[whole + 1] - a) * (p - Float(whole))
  }
}

func paintAngular(
  _ ramp: ColorRamp, _ center: Point, _ start: Double, _ end: Double, _ transform: Affine,
  _ rows: PixelRows
) {
  guard let back = transform.inverse, start.isFinite, end.isFinite, !ramp.isEmpty else {
    return rows.fill(ramp.last)
  }
  let whole = 2 * Double.pi
  // More than a turn: only the last one shows.
  let sweep = min(max(end - start, -whole), whole)
  let origin = end - sweep
  let turn = Turn(ramp, share: abs(sweep) / whole)
  let parts = Float(Turn.parts)
  let direction: Float = sweep < 0 ? -1 : 1
  let perRadian = parts / Float(whole)
  var shift = Float((origin / whole - (origin / whole).rounded(.down)) * whole)
  if direction < 0 { shift = -shift }
  // Half the angle that a pixel is wide, at distance 1.
  let half = Float(0.5 / transform.meanScale) * perRadian
  let corner = back.apply(
    Point(Double(rows.bounds.left) + 0.5, Double(rows.bounds.top) + 0.5))
  turn.withSums { sums in
    for y in 0..<rows.bounds.height {
      let row = rows.row(y)
      let u0 = Float(corner.x - center.x + back.c * Double(y))
      let v0 = Float(corner.y - center.y + back.d * Double(y))
      for x in 0..<rows.bounds.width {
        let u = u0 + Float(back.a) * Float(x)
        let v = v0 + Float(back.b) * Float(x)
        var place = (fastAngle(v, u) * direction - shift) * perRadian
        if place < 0 { place += parts }
        if place < 0 { place += parts }
        if place >= parts { place -= parts }
        let width = bounded(half / (u * u + v * v).squareRoot(), 1e-3, parts / 2)
        row[x] = sums.color(place, width)
      }
    }
  }
}

/// atan2 to about 2·10⁻⁶ radians, without a branch that depends on luck.
@inline(__always)
private func fastAngle(_ y: Float, _ x: Float) -> Float {
  let ax = abs(x)
  let ay = abs(y)
  let large = ax > ay ? ax : ay
  let a = (ax > ay ? ay : ax) / (large > 1e-20 ? large : 1e-20)
  let s = a * a
  var r =
    a
    * (0.99997726 + s
      * (-0.33262347 + s
        * (0.19354346 + s
          * (-0.11643287
            + s * (0.05265332 + s * -0.01172120)))))
  r = ay > ax ? 1.57079637 - r : r
  r = x < 0 ? 3.14159274 - r : r
  return y < 0 ? -r : r
}
