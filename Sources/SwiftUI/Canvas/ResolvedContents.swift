import CoreGraphics
public import Foundation
import VitrineDrawing

/// A view measured and drawn by a canvas.
package struct CanvasItem {
  let node: Node

  func size(_ proposal: ProposedViewSize) -> CGSize { onMainActor { node.size(proposal) } }

  /// Draws with the top left corner at `origin`.
  func draw(in context: GraphicsContext, at origin: CGPoint, _ proposal: ProposedViewSize) {
    context.emit { recorder in
      // Placed at a corner of its own: the context's transform moves it, whole pixels or not.
      node.place(at: origin, proposal)
      node.draw(into: &recorder)
    }
  }
}

extension GraphicsContext {
  private func item<V: View>(_ view: V, _ change: (inout EnvironmentValues) -> Void = { _ in })
    -> CanvasItem
  {
    var values = self.environment
    change(&values)
    let (environment, view) = (values, UncheckedBox(view))
    return onMainActor {
      var inner = sink.context
      inner.environment = environment
      inner.stackAxis = nil
      return CanvasItem(node: inner.resolveOne(view.value))
    }
  }

  /// An image with the size it takes in the context.
  public struct ResolvedImage {
    public var size: CGSize
    public let baseline: CGFloat
    public var shading: Shading?
    package let image: Image
  }
  public struct ResolvedText: @unchecked Sendable {
    public var shading: Shading?
    package let text: Text
    package let item: CanvasItem
    public func measure(in size: CGSize) -> CGSize { item.size(ProposedViewSize(size)) }
    private func baseline(_ alignment: VerticalAlignment, _ size: CGSize) -> CGFloat {
      onMainActor { item.node.dimensions(ProposedViewSize(size))[alignment] }
    }
    public func firstBaseline(in size: CGSize) -> CGFloat { baseline(.firstTextBaseline, size) }
    public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, size) }
  }
  public struct ResolvedSymbol {
    public var size: CGSize { item.size(.unspecified) }
    package let item: CanvasItem
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let item = item(image)
    let (size, baseline) = onMainActor {
      let dimensions = item.node.dimensions(.unspecified)
      return (
        CGSize(width: dimensions.width, height: dimensions.height), dimensions[.firstTextBaseline]
      )
    }
    return ResolvedImage(size: size, baseline: baseline, shading: nil, image: image)
  }
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(shading: nil, text: text, item: item(text))
  }
  public func resolve(_ shading: Shading) -> Shading { shading }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    sink.symbolsByTag[AnyHashable(id)].map { ResolvedSymbol(item: CanvasItem(node: $0)) }
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let item = shaded(image.image.resizable(), image.shading, at: rect.origin)
    item.draw(in: self, at: rect.origin, ProposedViewSize(rect.size))
  }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = origin(of: image.size, at: point, anchor)
    shaded(image.image, image.shading, at: origin).draw(in: self, at: origin, .unspecified)
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let item = text.shading == nil ? text.item : shaded(text.text, text.shading, at: rect.origin)
    item.draw(in: self, at: rect.origin, ProposedViewSize(rect.size))
  }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = origin(of: text.item.size(.unspecified), at: point, anchor)
    let item = text.shading == nil ? text.item : shaded(text.text, text.shading, at: origin)
    item.draw(in: self, at: origin, .unspecified)
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    symbol.item.draw(in: self, at: rect.origin, ProposedViewSize(rect.size))
  }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    symbol.item.draw(in: self, at: origin(of: symbol.size, at: point, anchor), .unspecified)
  }

  private func origin(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
  }

  private func shaded<V: View>(_ view: V, _ shading: Shading?, at origin: CGPoint) -> CanvasItem {
    item(view) { environment in
      guard let shading else { return }
      let style = ShadingStyle(shading: shading, origin: origin, sink: sink)
      environment.setForeground([AnyShapeStyle(style)])
    }
  }
}

/// A canvas shading as the foreground style of what a canvas draws.
private struct ShadingStyle: PaintStyle, @unchecked Sendable {
  typealias Resolved = Never
  let shading: GraphicsContext.Shading
  /// Of what is drawn, in the context.
  let origin: CGPoint
  let sink: CanvasSink
  func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    var outer = environment
    outer.core.foregroundStyle = ForegroundLevels()
    let paint = shading.paint(outer, sink)
    let box = shading.ownBox?.offsetBy(dx: -origin.x, dy: -origin.y)
    return (box.map { .anchored(paint, $0) } ?? paint).opacity(levelOpacity(level))
  }
}
