import CoreGraphics
public import Foundation

extension View {
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { styledBackground(Rectangle(), style, FillStyle()) }

  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    styledBackground(Rectangle(), BackgroundStyle(), FillStyle())
  }
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { styledBackground(shape, style, fillStyle) }
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { styledBackground(shape, style, fillStyle) }
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { styledBackground(shape, BackgroundStyle(), fillStyle) }
  nonisolated public func background<S: InsettableShape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { styledBackground(shape, BackgroundStyle(), fillStyle) }

  /// A shape below the view. What stands on a material knows it.
  nonisolated private func styledBackground<T: Shape, S: ShapeStyle>(
    _ shape: T, _ style: S, _ fillStyle: FillStyle
  ) -> some View {
    contextual { context, content in
      guard let material = style as? Material else { return content(context) }
      return content(context.with { $0.backgroundMaterial = material })
    }
    .layered(
      _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
      isBackground: true)
  }

  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(_ShapeView(shape: Rectangle(), style: style), alignment: .center, isBackground: false)
  }
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layered(
      _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
      isBackground: false)
  }

  /// A line inside the view's edges.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    layered(
      Rectangle().strokeBorder(content, lineWidth: width), alignment: .center, isBackground: false)
  }

  nonisolated public func backgroundExtensionEffect() -> some View {
    inert("backgroundExtensionEffect")
  }
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    inert("backgroundExtensionEffect")
  }

  /// The shape that `ContainerRelativeShape` follows in this view.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    contextual { context, content in
      // The container's node exists before its contents, so that they can find it.
      return [
        Node(PassBehavior(name: "ContainerShape"), context.environment) { holder in
          let container = ContainerShape(shape: shape, node: holder)
          return context.one(content(context.with { $0.containerShape = container }))
        }
      ]
    }
  }
  nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false)
    -> some View
  {
    inert("containerCornerOffset")
  }
}
