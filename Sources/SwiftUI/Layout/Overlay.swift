/// A main child with another layer over or under it; the main child alone decides the size.
package struct LayeredBehavior: NodeBehavior {
  /// nil: the layer has the main child's box, whatever guides that has.
  let alignment: Alignment?
  /// Children are `[main, layer]`; the layer is drawn first when it is a background.
  let isBackground: Bool
  package var name: String { isBackground ? "Background" : "Overlay" }
  package var passesTraits: Bool { false }

  package func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    measuring.size(of: node.children[0], .proposed)
  }

  package func places(_ measuring: inout Measuring, in size: Extent, of node: Node)
    -> [ChildPlacement]
  {
    let offer = Offer(size)
    guard let alignment else {
      return node.children.indices.map { ChildPlacement($0 == 0 ? .proposed : offer) }
    }
    let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
    let main = node.children[0]
    let guides = (
      x: measuring.guide(horizontal, of: main, .proposed),
      y: measuring.guide(vertical, of: main, .proposed)
    )
    return [ChildPlacement(.proposed)]
      + node.children.dropFirst().map { layer in
        ChildPlacement(
          guides.x - measuring.guide(horizontal, of: layer, offer),
          guides.y - measuring.guide(vertical, of: layer, offer), offer)
      }
  }

  package func guide(
    _ key: AlignmentKey, _ measuring: inout Measuring, of node: Node
  ) -> Length? {
    measuring.explicitGuide(key, of: node.children[0], .proposed)
  }

  package func spacing(of node: Node) -> ViewSpacing { node.children[0].spacing }

  package func draw(_ node: Node, into recorder: inout Recorder) {
    let layers = isBackground ? node.children.dropFirst() + [node.children[0]] : node.children[...]
    for child in layers { child.draw(into: &recorder) }
  }
}

extension View {
  nonisolated package func layered<Layer: View>(
    _ layer: Layer, alignment: Alignment, isBackground: Bool
  ) -> some View {
    nonisolated(unsafe) let layer = layer
    return contextual { context, content in
      content(context).map { main in
        var inner = context.child(isBackground ? "background" : "overlay")
        inner.stackAxis = nil
        let nodes = inner.resolve(layer)
        if nodes.isEmpty { return main }
        let layerNode =
          nodes.count == 1
          ? nodes[0]
          : Node(ZStackLayoutBehavior(alignment: alignment), nodes, context.environment)
        let node = Node(
          LayeredBehavior(alignment: alignment, isBackground: isBackground), [main, layerNode],
          context.environment)
        node.takeTraits(of: main)
        return node
      }
    }
  }

  // Styles that are views too (colors, gradients) are meant as styles.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  {
    layered(overlay, alignment: alignment, isBackground: false)
  }
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    layered(content(), alignment: alignment, isBackground: false)
  }
  // Styles that are views too (colors, gradients) are meant as styles.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    layered(background, alignment: alignment, isBackground: true)
  }
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    layered(content(), alignment: alignment, isBackground: true)
  }
}
