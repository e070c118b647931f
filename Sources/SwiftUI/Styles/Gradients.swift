public import Foundation
import VitrineDrawing

/// Resolves a style as a view that fills its frame, 10 × 10 where nothing is offered.
extension ResolveContext {
  package func styleNode(_ style: any ShapeStyle, name: String) -> [Node] {
    [Node(ColorBehavior(style: style, name: name), [], environment)]
  }
}

public struct LinearGradient: Sendable {
  package let gradient: AnyGradient
  package let startPoint: UnitPoint
  package let endPoint: UnitPoint
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(any: AnyGradient(gradient), startPoint, endPoint)
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  package init(any gradient: AnyGradient, _ startPoint: UnitPoint, _ endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }
}
extension LinearGradient: PaintStyle, PrimitiveView {
  public typealias Body = Never
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    StylePaint.linear(gradient.stops(in: environment), startPoint, endPoint).opacity(
      levelOpacity(level))
  }
  package func resolve(_ context: ResolveContext) -> [Node] {
    context.styleNode(self, name: "LinearGradient")
  }
}

public struct RadialGradient: Sendable {
  package let gradient: AnyGradient
  package let center: UnitPoint
  package let startRadius: CGFloat
  package let endRadius: CGFloat
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(any: AnyGradient(gradient), center, startRadius, endRadius)
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  package init(
    any gradient: AnyGradient, _ center: UnitPoint, _ startRadius: CGFloat, _ endRadius: CGFloat
  ) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }
}
extension RadialGradient: PaintStyle, PrimitiveView {
  public typealias Body = Never
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    StylePaint.radial(
      gradient.stops(in: environment), center, startRadius: startRadius, endRadius: endRadius
    ).opacity(levelOpacity(level))
  }
  package func resolve(_ context: ResolveContext) -> [Node] {
    context.styleNode(self, name: "RadialGradient")
  }
}

/// A radial gradient stretched to the box; radii as fractions of it.
public struct EllipticalGradient: Sendable {
  package let gradient: AnyGradient
  package let center: UnitPoint
  package let startRadiusFraction: CGFloat
  package let endRadiusFraction: CGFloat
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(any: AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
  }
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      any: AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
  }
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      any: AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
  }
  package init(any gradient: AnyGradient, _ center: UnitPoint, _ start: CGFloat, _ end: CGFloat) {
    (self.gradient, self.center) = (gradient, center)
    (startRadiusFraction, endRadiusFraction) = (start, end)
  }
}
extension EllipticalGradient: PaintStyle, PrimitiveView {
  public typealias Body = Never
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    StylePaint.elliptical(
      gradient.stops(in: environment), center, startFraction: startRadiusFraction,
      endFraction: endRadiusFraction
    ).opacity(levelOpacity(level))
  }
  package func resolve(_ context: ResolveContext) -> [Node] {
    context.styleNode(self, name: "EllipticalGradient")
  }
}

public struct AngularGradient: Sendable {
  package let gradient: AnyGradient
  package let center: UnitPoint
  package let startAngle: Angle
  package let endAngle: Angle
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(any: AnyGradient(gradient), center, startAngle, endAngle)
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(any: AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(any: AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle)
  }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(any: AnyGradient(gradient), center, angle, angle + .degrees(360))
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  package init(any gradient: AnyGradient, _ center: UnitPoint, _ start: Angle, _ end: Angle) {
    (self.gradient, self.center, startAngle, endAngle) = (gradient, center, start, end)
  }
}
extension AngularGradient: PaintStyle, PrimitiveView {
  public typealias Body = Never
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    StylePaint.angular(gradient.stops(in: environment), center, start: startAngle, end: endAngle)
      .opacity(levelOpacity(level))
  }
  package func resolve(_ context: ResolveContext) -> [Node] {
    context.styleNode(self, name: "AngularGradient")
  }
}
