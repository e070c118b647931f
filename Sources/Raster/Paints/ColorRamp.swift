import VitrineDrawing

/// A gradient's stops, ready to be looked up: locations rise, colors are interpolated
/// unpremultiplied in sRGB, so a clear black stop darkens on the way, as Core Graphics has it. Gradients
/// that are mixed otherwise come with the stops that this takes (SwiftUI's `Gradient.ColorSpace`).
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

  /// Premultiplied words at the middles of `count` equal parts of 0 … 1. Where stops meet at one
  /// place, the step between them is drawn out over `width` parts (a pixel), so that it has no
  /// jagged edge.
  func words(_ count: Int, width: Double) -> [UInt32] {
    let steps = hardSteps
    return [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      guard !steps.isEmpty, width >= 1 else {
        colors(count) { index, color in buffer[index] = pack(color) }
        filled = count
        return
      }
      var sharp = [SIMD4<Float>](repeating: SIMD4<Float>(), count: count)
      colors(count) { index, color in sharp[index] = color }
      for index in 0..<count { buffer[index] = pack(sharp[index]) }
      let reach = Int(width.rounded(.up))
      for step in steps {
        let middle = Int(step * Double(count))
        for index in max(0, middle - reach)..<max(0, min(count, middle + reach)) {
          // The share of the pixel around this part that lies on either side.
          var sum = SIMD4<Float>()
          var total: Float = 0
          for k in index - reach...index + reach {
            let share = Float(max(0, min(1, width / 2 + 0.5 - Double(abs(k - index)))))
            sum += sharp[min(max(k, 0), count - 1)] * share
            total += share
          }
          buffer[index] = pack(sum / total)
        }
      }
      filled = count
    }
  }

  /// Places where the color jumps; from one clear color to another nobody sees it.
  private var hardSteps: [Double] {
    zip(stops, stops.dropFirst()).filter {
      $0.location == $1.location && $0.color != $1.color && max($0.color.alpha, $1.color.alpha) > 0
    }
    .map { $0.0.location }
  }

  /// Calls back with premultiplied (red, green, blue, alpha), 0 … 255, at the middles of `count`
  /// equal parts of 0 … 1.
  func colors(_ count: Int, _ body: (Int, SIMD4<Float>) -> Void) {
    guard let first = stops.first, let last = stops.last else {
      for index in 0..<count { body(index, .zero) }
      return
    }
    // Before the first stop and behind the last one the color stands still.
    var segment = 0
    var (from, step) = (components(first.color), SIMD4<Float>())
    var (start, length) = (0.0, 1.0)
    for index in 0..<count {
      let t = (Double(index) + 0.5) / Double(count)
      while segment < stops.count, stops[segment].location <= t {
        segment += 1
        from = components(stops[segment - 1].color)
        guard segment < stops.count else {
          (from, step) = (components(last.color), SIMD4<Float>())
          (start, length) = (0, 1)
          break
        }
        step = components(stops[segment].color) - from
        start = stops[segment - 1].location
        length = stops[segment].location - start
      }
      body(index, premultiplied(from + step * Float((t - start) / length)))
    }
  }

  var first: UInt32 { stops.first.map { pack(premultiplied(components($0.color))) } ?? 0 }
  var last: UInt32 { stops.last.map { pack(premultiplied(components($0.color))) } ?? 0 }

  private func components(_ color: RGBA) -> SIMD4<Float> {
    SIMD4(color.red, color.green, color.blue, color.alpha * alpha)
      .bounded(to: 1)
  }
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

  /// Whether nothing of what lies below it is seen.
  var isOpaque: Bool {
    if case .color(let color) = self { return color.alpha >= 1 }
    return isOpaqueGradient
  }
}

extension DrawingOperation {
  /// A shape in a color or gradient: nothing is to be said of it where it is not seen.
  var isPlainFill: Bool {
    guard case .fill(_, _, let paint) = self else { return false }
    switch paint {
    case .color, .linearGradient, .radialGradient, .angularGradient: return true
    case .meshGradient, .image, .material: return false
    }
  }
}
