public import Foundation

/// How marks of the same position lie beside each other's values.
public struct MarkStackingMethod: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, Sendable { case standard, normalized, center, unstacked }
  package let kind: Kind
  public static let standard = MarkStackingMethod(kind: .standard)
  /// Values as shares of their sum.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// The sum's middle stands on zero.
  public static let center = MarkStackingMethod(kind: .center)
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
  public var description: String { kind.rawValue }
}

/// A mark's width, height or radius.
public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral,
  CustomStringConvertible
{
  package enum Kind: Hashable, Sendable {
    case automatic
    case ratio(CGFloat)
    case inset(CGFloat)
    case fixed(CGFloat)
  }
  package let kind: Kind
  package init(kind: Kind) { self.kind = kind }
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  public static let automatic = MarkDimension(kind: .automatic)
  /// A share of the room there is, 0 … 1.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }
  /// The room there is less so many points on each side.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(inset)) }
  /// Points.
  public static func fixed(_ fixed: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(fixed)) }
  public var description: String {
    switch kind {
    case .automatic: "automatic"
    case .ratio(let value): "ratio(\(value))"
    case .inset(let value): "inset(\(value))"
    case .fixed(let value): "fixed(\(value))"
    }
  }

  /// Points of `room`.
  package func length(in available: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .ratio(let value): max(0, value * available)
    case .inset(let value): max(0, available - 2 * value)
    case .fixed(let value): max(0, value)
    }
  }
}

/// The curve between two data points of a line or an area.
public struct InterpolationMethod: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(CGFloat)
    case catmullRom(CGFloat)
  }
  package let kind: Kind
  public static let linear = InterpolationMethod(kind: .linear)
  public static let monotone = InterpolationMethod(kind: .monotone)
  public static let cardinal = InterpolationMethod(kind: .cardinal(0))
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension))
  }
  public static let catmullRom = InterpolationMethod(kind: .catmullRom(0.5))
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha))
  }
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
  public var description: String { "\(kind)" }
}

/// Where a view stands beside its mark.
public struct AnnotationPosition: Hashable, Sendable {
  package enum Kind: Sendable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  package let kind: Kind
  package var isBeside: Bool { kind == .leading || kind == .trailing }
  public static let automatic = AnnotationPosition(kind: .automatic)
  public static let overlay = AnnotationPosition(kind: .overlay)
  public static let top = AnnotationPosition(kind: .top)
  public static let bottom = AnnotationPosition(kind: .bottom)
  public static let leading = AnnotationPosition(kind: .leading)
  public static let trailing = AnnotationPosition(kind: .trailing)
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// What an annotation knows about its mark.
public struct AnnotationContext: Sendable {
  /// The mark's size, points.
  public let targetSize: CGSize
}

/// What happens to an annotation that does not fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  public struct Boundary: Hashable, Sendable {
    package enum Kind: Sendable { case automatic, plot, chart }
    package let kind: Kind
    public static let automatic = Boundary(kind: .automatic)
    public static let plot = Boundary(kind: .plot)
    public static let chart = Boundary(kind: .chart)
  }
  public struct Strategy: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case automatic, disabled, padScale
      case fit(Boundary)
    }
    package let kind: Kind
    public static let automatic = Strategy(kind: .automatic)
    public static let fit = Strategy(kind: .fit(.automatic))
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    public static let padScale = Strategy(kind: .padScale)
    public static let disabled = Strategy(kind: .disabled)
  }
  package let x: Strategy
  package let y: Strategy
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
  public static let automatic = AnnotationOverflowResolution()
}
