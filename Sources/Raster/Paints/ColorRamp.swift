import VitrineDrawing

/// A gradient's stops, ready to be looked up: locations rise, colours are interpolated
/// unpremultiplied in sRGB, as SwiftUI's default is, so a clear black stop darkens on the way.
struct ColorRamp {
  private let stops: [GradientStop]
  private let alpha: Float

  init(_ stops: [GradientStop], alpha: Float) {
    var last = 0.0
    // A stop that goes back takes its predecessor's place.
    self.stops = stops.map { stop in
      last = max(last, stop.location.isFinite ? min(max(stop.location, 0), 1) : 0)
      return GradientStop(stop.color, at: last)
    }
    self.alpha = alpha
  }

  var isEmpty: Bool { stops.isEmpty }

  /// Premultiplied words at the middles of `count` equal parts of 0 … 1.
  func words(_ count: Int) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      colors(count) { index, color in buffer[index] = pack(color) }
      filled = count
    }
  }

  /// Calls back with premultiplied (red, green, blue, alpha), 0 … 255, at the middles of `count`
  /// equal parts of 0 … 1.
  func colors(_ count: Int, _ body: (Int, SIMD4<Float>) -> Void) {
    guard let first = stops.first, let last = stops.last else {
      for index in 0..<count { body(index, .zero) }
      return
    }
    var segment = 0
    for index in 0..<count {
      let t = (Double(index) + 0.5) / Double(count)
      while segment < stops.count, stops[segment].location <= t { segment += 1 }
      let color: SIMD4<Float>
      if segment == 0 {
        color = components(first.color)
      } else if segment == stops.count {
        color = components(last.color)
      } else {
        let (a, b) = (stops[segment - 1], stops[segment])
        let part = Float((t - a.location) / (b.location - a.location))
        let from = components(a.color)
        color = from + (components(b.color) - from) * part
      }
      body(index, premultiplied(color))
    }
  }

  var first: UInt32 { stops.first.map { pack(premultiplied(components($0.color))) } ?? 0 }
  var last: UInt32 { stops.last.map { pack(premultiplied(components($0.color))) } ?? 0 }

  private func components(_ color: RGBA) -> SIMD4<Float> {
    SIMD4(color.red, color.green, color.blue, color.alpha * alpha)
      .clamped(lowerBound: .zero, upperBound: .one)
  }
}

extension SIMD4<Float> {
  fileprivate static let one = SIMD4<Float>(repeating: 1)
}

/// Straight 0 … 1 to premultiplied 0 … 255.
@inline(__always)
func premultiplied(_ color: SIMD4<Float>) -> SIMD4<Float> {
  let a = color.w * 255
  return SIMD4(color.x * a, color.y * a, color.z * a, a)
}

/// Premultiplied 0 … 255 to a word, rounded.
@inline(__always)
func pack(_ color: SIMD4<Float>) -> UInt32 {
  let v = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(color + 0.5))
  return v.w << 24 | v.x << 16 | v.y << 8 | v.z
}

extension Paint {
  var isMesh: Bool {
    if case .meshGradient = self { return true }
    return false
  }

  /// A gradient that leaves nothing of what lies below.
  var isOpaqueGradient: Bool {
    switch self {
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _, _),
      .angularGradient(let stops, _, _, _):
      !stops.isEmpty && stops.allSatisfy { $0.color.alpha >= 1 }
    // A mesh may leave parts of its box free.
    case .meshGradient, .color, .image, .material: false
    }
  }
}
