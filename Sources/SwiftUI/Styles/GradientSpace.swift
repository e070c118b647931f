import Foundation
package import VitrineDrawing

/// Oklab (Björn Ottosson's published matrices): even steps look even.
package struct Oklab {
  package var (l, a, b): (Float, Float, Float)

  package init(_ color: RGBA) {
    let c = Color.Resolved(color)
    let (r, g, u) = (c.linearRed, c.linearGreen, c.linearBlue)
    let l3 = cbrtf(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * u)
    let m3 = cbrtf(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * u)
    let s3 = cbrtf(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * u)
    l = 0.2104542553 * l3 + 0.7936177850 * m3 - 0.0040720468 * s3
    a = 1.9779984951 * l3 - 2.4285922050 * m3 + 0.4505937099 * s3
    b = 0.0259040371 * l3 + 0.7827717662 * m3 - 0.8086757660 * s3
  }

  func mixed(with other: Oklab, by t: Float) -> Oklab {
    var middle = self
    middle.l += (other.l - l) * t
    middle.a += (other.a - a) * t
    middle.b += (other.b - b) * t
    return middle
  }

  package func rgba(alpha: Float) -> RGBA {
    let l3 = l + 0.3963377774 * a + 0.2158037573 * b
    let m3 = l - 0.1055613458 * a - 0.0638541728 * b
    let s3 = l - 0.0894841775 * a - 1.2914855480 * b
    let (x, y, z) = (l3 * l3 * l3, m3 * m3 * m3, s3 * s3 * s3)
    return Color.Resolved(
      colorSpace: .sRGBLinear, red: 4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
      green: -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
      blue: -0.0041960863 * x - 0.7034186147 * y + 1.7076147010 * z, opacity: alpha
    ).rgba
  }
}

extension RGBA {
  /// What another color has in a mix, 0 … 1, after so much of the way to it, where both are multiplied by their
  /// opacity. Beside a clear color the other one is alone, up to its end.
  fileprivate func share(of other: RGBA, at part: Float) -> Float {
    guard alpha != other.alpha else { return part }
    if alpha == 0 { return 1 }
    if other.alpha == 0 { return 0 }
    return other.alpha * part / (alpha + (other.alpha - alpha) * part)
  }
}

extension Gradient.ColorSpace {
  package func mix(_ from: RGBA, _ to: RGBA, _ t: Float) -> RGBA {
    guard kind == .perceptual else { return from.mixed(with: to, by: t) }
    let alpha = from.alpha + (to.alpha - from.alpha) * t
    guard alpha > 0 else { return from.mixed(with: to, by: t) }
    return Oklab(from).mixed(with: Oklab(to), by: from.share(of: to, at: t)).rgba(alpha: alpha)
  }

  /// The display list mixes encoded components along straight lines and leaves their opacity out of it,
  /// so the way through another space, or to another opacity, is laid out in as many stops as it takes to
  /// stay within a level of 255.
  func straightened(_ stops: [GradientStop]) -> [GradientStop] {
    guard let first = stops.first else { return stops }
    var result = [first]
    for (from, to) in zip(stops, stops.dropFirst()) {
      let isStraight = kind == .device && from.color.alpha == to.color.alpha
      guard to.location > from.location, from.color != to.color, !isStraight else {
        result.append(to)
        continue
      }
      let segment = Segment(kind, from, to)
      let (start, middle, end) = (segment.at(0), segment.at(0.5), segment.at(1))
      if start != from { result.append(start) }
      // The halves on their own: a way that bends to both sides meets the line in the middle.
      segment.bend(start, middle, 0, 0.5, depth: 5, &result)
      segment.bend(middle, end, 0.5, 1, depth: 5, &result)
      if end != to { result.append(to) }
    }
    return result
  }

  /// From one stop to the next. Colors are multiplied by their opacity on the way, so a clear stop takes
  /// nothing from its neighbors' color: SwiftUI's layers of gradients are premultiplied in programs that
  /// are built with the SDK of iOS 16 or later (facts/colors.md §9).
  private struct Segment {
    let from: GradientStop
    let to: GradientStop
    let kind: Kind
    private let a: Oklab
    private let b: Oklab

    init(_ kind: Kind, _ from: GradientStop, _ to: GradientStop) {
      (self.kind, self.from, self.to) = (kind, from, to)
      (a, b) = (Oklab(from.color), Oklab(to.color))
    }

    func at(_ t: Double) -> GradientStop {
      let location = from.location + (to.location - from.location) * t
      let (start, end) = (from.color.alpha, to.color.alpha)
      let alpha = start + (end - start) * Float(t)
      var color = color(at: from.color.share(of: to.color, at: Float(t)))
      color.alpha = alpha
      return GradientStop(color, at: location)
    }

    private func color(at share: Float) -> RGBA {
      if share == 0 { return from.color }
      if share == 1 { return to.color }
      switch kind {
      case .device: return from.color.mixed(with: to.color, by: share)
      case .perceptual: return a.mixed(with: b, by: share).rgba(alpha: 1)
      case .linear:
        let (x, y) = (Color.Resolved(from.color), Color.Resolved(to.color))
        return Color.Resolved(
          colorSpace: .sRGBLinear, red: x.linearRed + (y.linearRed - x.linearRed) * share,
          green: x.linearGreen + (y.linearGreen - x.linearGreen) * share,
          blue: x.linearBlue + (y.linearBlue - x.linearBlue) * share, opacity: 1
        ).rgba
      }
    }

    /// Adds the stops after `left` up to and with `right`, which stand at `start` and `end`.
    func bend(
      _ left: GradientStop, _ right: GradientStop, _ start: Double, _ end: Double, depth: Int,
      _ result: inout [GradientStop]
    ) {
      let half = (start + end) / 2
      let middle = at(half)
      let straight = left.color.mixed(with: right.color, by: 0.5)
      let difference = max(
        abs(straight.red - middle.color.red), abs(straight.green - middle.color.green),
        abs(straight.blue - middle.color.blue))
      guard depth > 0, difference * middle.color.alpha > 0.8 / 255 else {
        result.append(right)
        return
      }
      bend(left, middle, start, half, depth: depth - 1, &result)
      bend(middle, right, half, end, depth: depth - 1, &result)
    }
  }
}
