public import Foundation
package import VitrineDrawing

/// Colors along a line, 0 … 1.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  /// Where the colors between two stops are computed: on the encoded components, or in Oklab, which
  /// is what gradients use unless told otherwise.
  public struct ColorSpace: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case device, perceptual, linear }
    let kind: Kind
    public static let device = ColorSpace(kind: .device)
    public static let perceptual = ColorSpace(kind: .perceptual)
    /// Light itself: what `GraphicsContext.GradientOptions.linearColor` asks for.
    package static let linear = ColorSpace(kind: .linear)
  }

  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
  }
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

extension Gradient {
  /// The stops as numbers, in rising order. Gradients are perceptual by default: measured on linear
  /// and angular gauge tints and on linear gradients of Apple's (0.7 of 255 off in the mean, 12 with
  /// encoded components).
  package func resolved(in environment: EnvironmentValues, _ space: ColorSpace = .perceptual)
    -> [GradientStop]
  {
    var location = 0.0
    let plain = stops.map { stop in
      location = max(location, Double(stop.location))
      return GradientStop(stop.color.rgba(in: environment), at: location)
    }
    return space.straightened(plain)
  }
}

/// A gradient as a style: from top to bottom.
extension Gradient: PaintStyle {
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    AnyGradient(self).stylePaint(in: environment, level: level)
  }
}

/// A gradient of any kind; as a style it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case gradient(Gradient)
    /// `Color.gradient`: a lighter form of the color at the top, the color at the bottom.
    case standard(Color)
  }
  package var source: Source
  package var space = Gradient.ColorSpace.perceptual
  public init(_ gradient: Gradient) { source = .gradient(gradient) }
  package init(standard color: Color) { source = .standard(color) }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }

  package func stops(in environment: EnvironmentValues) -> [GradientStop] {
    switch source {
    case .gradient(let gradient): return gradient.resolved(in: environment, space)
    case .standard(let color): return space.straightened(Self.standard(color.rgba(in: environment)))
    }
  }

  /// `Color.gradient` reaches the color itself at 0.69 of the way; a light color (measured: yellow)
  /// is left at 0.3 for one that is darker by 0.052 of Oklab's lightness. Measured on ten colors of
  /// macOS 26; where light begins, between cyan (0.75) and yellow (0.87), is an estimate.
  private static func standard(_ base: RGBA) -> [GradientStop] {
    let lab = Oklab(base)
    guard lab.l > 0.8 else {
      return [
        GradientStop(lighter(base), at: 0), GradientStop(base, at: 0.69), GradientStop(base, at: 1),
      ]
    }
    var darker = lab
    darker.l -= 0.052
    return [
      GradientStop(base, at: 0), GradientStop(base, at: 0.3),
      GradientStop(darker.rgba(alpha: base.alpha), at: 1),
    ]
  }

  /// The top of `Color.gradient`. A least-squares curve through nine colors measured on macOS 26
  /// (facts/layout-numbers.tsv): each channel on its own, 1.9 levels of 255 off in the mean, 5 at most.
  package static func lighter(_ color: RGBA) -> RGBA {
    func lift(_ v: Float) -> Float { min(1, v + max(0, 0.2001 - 0.1099 * v - 0.0410 * v * v)) }
    return RGBA(lift(color.red), lift(color.green), lift(color.blue), color.alpha)
  }
}

extension AnyGradient: PaintStyle {
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    StylePaint.linear(stops(in: environment), .top, .bottom).opacity(levelOpacity(level))
  }
}
