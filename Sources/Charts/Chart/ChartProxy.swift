public import CoreGraphics
public import SwiftUI

/// What a proxy reads: scales laid out in the plot.
struct ChartScene {
  let model: ChartModel
  let plot: CGRect
  let size: CGSize
  let x: PositionScale?
  let y: PositionScale?
  let isReversed: Bool

  init(model: ChartModel, plot: CGRect, size: CGSize, axisRoom: CGRect) {
    self.model = model
    self.plot = plot
    self.size = size
    x = model.x?.laidOut(plot.width, .horizontal, model.options.x.range)
    y = model.y?.laidOut(plot.height, .vertical, model.options.y.range)
    isReversed = model.environment.layoutDirection == .rightToLeft
  }

  /// Points from the plot's left edge for points from its leading edge, and back.
  func turned(_ x: CGFloat) -> CGFloat { isReversed ? plot.width - x : x }
}

/// Access to a chart's scales and plot from an overlay or a background. Positions are points from
/// the plot's top left corner.
public struct ChartProxy: @unchecked Sendable {
  private let scene: ChartScene
  private let node: Node
  init(_ scene: ChartScene, _ node: Node) {
    self.scene = scene
    self.node = node
  }

  public var plotSize: CGSize { scene.plot.size }
  public var plotAreaSize: CGSize { scene.plot.size }
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
  public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }
  public var plotAreaFrame: Anchor<CGRect> {
    let (scene, node) = (scene, node)
    let left = scene.isReversed ? scene.size.width - scene.plot.maxX : scene.plot.minX
    let source = Anchor<CGRect>.Source(
      read: { frame in
        CGRect(
          x: frame.minX + left, y: frame.minY + scene.plot.minY, width: scene.plot.width,
          height: scene.plot.height)
      },
      toLocal: { rect, origin in
        CGRect(
          x: rect.minX - origin.x, y: rect.minY - origin.y, width: rect.width, height: rect.height)
      })
    return onMainActor { source.anchor(of: node) }
  }

  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    scene.x?.position(value.chartValue).map { scene.turned($0) }
  }
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    scene.y?.position(value.chartValue)
  }
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    range(value, scene.x).map {
      let (a, b) = (scene.turned($0.0), scene.turned($0.1))
      return min(a, b)...max(a, b)
    }
  }
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    range(value, scene.y).map { min($0.0, $0.1)...max($0.0, $0.1) }
  }
  public func positionRange<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: value.x), let y = positionRange(forY: value.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }
  private func range<P: Plottable>(_ value: P, _ scale: PositionScale?) -> (CGFloat, CGFloat)? {
    guard let scale else { return nil }
    if let band = scale.band(Plotted(Text(verbatim: ""), value.chartValue), scene.model.environment)
    {
      return band
    }
    return scale.position(value.chartValue).map { ($0, $0) }
  }

  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    scene.x?.value(at: scene.turned(position)).flatMap { P.make(from: $0) }
  }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    scene.y?.value(at: position).flatMap { P.make(from: $0) }
  }
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else {
      return nil
    }
    return (x, y)
  }

  /// The angle of a position about the plot's middle, from the top clockwise.
  public func angle(at position: CGPoint) -> Angle {
    let (dx, dy) = (position.x - plotSize.width / 2, position.y - plotSize.height / 2)
    let radians = atan2(dx, -dy)
    return .radians(Double(radians < 0 ? radians + 2 * .pi : radians))
  }
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    let total = SectorSpans(scene.model.marks.filter { $0.kind == .sector }).total
    return P.make(from: .number(angle.radians / (2 * .pi) * total))
  }

  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    scene.model.foreground.style(value.chartValue, scene.model.environment)
  }
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    scene.model.lineStyle.look(value.chartValue)
  }
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    guard case .shape(let shape) = scene.model.symbol.look(value.chartValue) else { return nil }
    return AnyChartSymbolShape(shape)
  }
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    scene.model.symbolArea(for: value.chartValue)
  }

  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { typed(scene.x?.domain) }
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { typed(scene.y?.domain) }
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    typed(scene.model.foreground.values)
  }
  public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    typed(scene.model.symbol.values)
  }
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    typed(scene.model.symbolSize.values)
  }
  public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    typed(scene.model.lineStyle.values)
  }
  private func typed<P: Plottable>(_ values: [ChartValue]?) -> [P] {
    (values ?? []).compactMap { P.make(from: $0) }
  }

  // Nothing can be selected in a widget.
  public func selectXValue(at position: CGFloat) {}
  public func selectYValue(at position: CGFloat) {}
  public func selectXRange(from: CGFloat, to: CGFloat) {}
  public func selectYRange(from: CGFloat, to: CGFloat) {}
  public func selectAngleValue(at angle: Angle) {}
}
