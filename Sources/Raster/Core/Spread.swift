import Glibc
import VitrineDrawing

/// How far what is drawn reaches after blurs and shadows of one another. One Gaussian after another is as wide as the
/// root of the sum of their squares. But contents that are soft and cast a shadow stay beside it, so that thin ends
/// add up: with each of many equal shadows they can be seen farther out by the same distance.
///
/// A part of e^(−λx) at a distance of x from an edge, for any λ, is e^(λ²σ²/2) times as much after a blur, and
/// 1 + opacity · e^(λ²σ²/2) times as much with a shadow. What can be seen ends at the least x at which all of this
/// comes to less than a Gaussian has at three σ.
struct Spread {
  /// Σ σ² of blurs, square pixels.
  private var variance = 0.0
  /// Logarithms of how many times as much shadows of soft contents make it, for each of `slopes`. Empty for none.
  private var gains: [Double] = []

  /// Values of λ, one by a pixel: those of shadows of 0.1 to 100 pixels.
  private static let slopes = (-14...14).map { pow(2, Double($0) / 2) / 4 }

  /// Pixels.
  var margin: Int {
    guard !gains.isEmpty else { return blurMargin(variance.squareRoot()) }
    let distance = zip(Self.slopes, gains).reduce(Double.infinity) { least, item in
      min(least, (4.5 + item.0 * item.0 * variance / 2 + item.1) / item.0)
    }
    return blurMargin(distance / 3)
  }

  mutating func blur(sigma: Double) { variance += sigma * sigma }

  /// The first one is as wide as a blur.
  mutating func lay(sigma: Double, opacity: Float) {
    guard variance > 0 else { return blur(sigma: sigma) }
    guard sigma > 0, opacity > 0 else { return }
    if gains.isEmpty { gains = Array(repeating: 0, count: Self.slopes.count) }
    let strength = log(Double(opacity))
    for (index, slope) in Self.slopes.enumerated() {
      let grown = slope * slope * sigma * sigma / 2 + strength
      // log(1 + e^grown), whatever its size.
      gains[index] += max(0, grown) + log1p(exp(-abs(grown)))
    }
  }

  func union(_ other: Spread) -> Spread {
    var result = self
    result.variance = max(variance, other.variance)
    result.gains = gains.isEmpty ? other.gains : gains
    if !gains.isEmpty, !other.gains.isEmpty { result.gains = zip(gains, other.gains).map(max) }
    return result
  }
}

/// Which pixels can be seen through blurs and shadows: as far outside as what they draw reaches.
struct Reach {
  /// Seen without them.
  private var region: PixelRect
  private var spread = Spread()

  init(_ region: PixelRect) { self.region = region }

  /// With what blurs and shadows bring into sight.
  var seen: PixelRect { region.expanded(by: spread.margin) }

  /// What stays to be seen inside a further blur.
  func blurred(sigma: Double) -> Reach {
    var result = self
    result.spread.blur(sigma: sigma)
    return result
  }

  /// What stays to be seen of contents that have a shadow.
  func shadowed(sigma: Double, opacity: Float, shift: Point) -> Reach {
    var result = self
    result.spread.lay(sigma: sigma, opacity: opacity)
    if shift != .zero {
      result.region = region.union(
        PixelRect(around: region.rect.offset(by: Point(-shift.x, -shift.y))))
    }
    return result
  }
}
