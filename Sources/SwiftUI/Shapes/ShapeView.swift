import CoreGraphics
public import Foundation
import VitrineDrawing

/// A view that draws a shape, to which more fills and strokes can be added.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Self.Content { get }
}

/// A shape filled with a style: what a shape is as a view.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}
extension _ShapeView: ShapeView, PrimitiveView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    [
      Node(
        ShapeBehavior(shape: shape, style: style, drawing: .fill(fillStyle)), [],
        context.environment)
    ]
  }
}
extension _ShapeView: Sendable {}

public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background
  nonisolated public init(
    shape: Content, style: Style, fillStyle: FillStyle, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}
extension FillShapeView: ShapeView, PrimitiveView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    context.stacked(
      ShapeBehavior(shape: shape, style: style, drawing: .fill(fillStyle)), over: background)
  }
}

public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background
  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}
extension StrokeShapeView: ShapeView, PrimitiveView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    context.stacked(
      ShapeBehavior(shape: shape, style: style, drawing: .stroke(strokeStyle)), over: background)
  }
}

public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background
  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}
extension StrokeBorderShapeView: ShapeView, PrimitiveView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    context.stacked(
      ShapeBehavior(
        shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style,
        drawing: .stroke(strokeStyle)),
      over: background)
  }
}

extension ResolveContext {
  /// A shape's node, with what was drawn before it below.
  fileprivate func stacked<Background: View>(
    _ behavior: some NodeBehavior, over background: Background
  ) -> [Node] {
    let node = Node(behavior, [], environment)
    let below = child("background").resolve(background)
    guard let first = below.first else { return [node] }
    return [
      Node(LayeredBehavior(alignment: .center, isBackground: true), [node, first], environment)
    ]
  }
}

/// Measures and draws a shape in its frame.
package struct ShapeBehavior: NodeBehavior {
  package enum Drawing {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }
  package let shape: any Shape
  package let style: any ShapeStyle
  package let drawing: Drawing
  package init(shape: any Shape, style: any ShapeStyle, drawing: Drawing) {
    self.shape = shape
    self.style = style
    self.drawing = drawing
  }

  package var name: String { shape.inspectedName }
  package func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    let size = ShapeSizing(shape).size(of: shape, &measuring)
    return Extent(measuring.max(size.width, 0), measuring.max(size.height, 0))
  }
  package func spacing(of node: Node) -> ViewSpacing { .box }

  package func draw(_ node: Node, into recorder: inout Recorder) {
    let frame = recorder.snap(node.frame).cgRect
    let environment = node.environment
    let paint = style.paint(in: environment)
    switch drawing {
    case .fill(let fillStyle):
      if let line = shape.line?.line(placedIn: frame, environment) {
        recorder.stroke(line.0.drawing(at: frame.origin), line.1.drawing, style: paint, in: frame)
      } else {
        recorder.fill(
          shape.drawing(in: frame, environment), rule: fillStyle.rule, style: paint, in: frame)
      }
    case .stroke(let strokeStyle):
      recorder.stroke(
        shape.drawing(in: frame, environment), strokeStyle.drawing, style: paint, in: frame)
    }
  }
}

extension Shape {
  /// The type's name without its parameters, for `inspect`.
  nonisolated package var inspectedName: String {
    if Self._kind.contains(.wrapping), let wrapper = self as? any WrappingShape {
      return wrapper.base.inspectedName
    }
    if let any = self as? AnyShape { return any.shape.inspectedName }
    if self is InsetBox { return "Shape" }
    let name = _typeName(Self.self, qualified: false)
    return name.utf8.firstIndex(of: UInt8(ascii: "<")).map { String(name[..<$0]) } ?? name
  }
}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> { _ShapeView(shape: self, style: content, fillStyle: style) }
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle>
  {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  nonisolated public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View
  {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

extension ShapeView {
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self
    )
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
extension ShapeView where Content: InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self
    )
  }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
