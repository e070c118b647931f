/// A main child with another layer over or under it; the main child alone decides the size.
package struct LayeredBehavior: NodeBehavior {
  let alignment: Alignment
  /// Children are `[main, layer]`; the layer is drawn first when it is a background.
  let isBackground: Bool
  package var name: String { isBackground ? "Background" : "Overlay" }
  package var passesTraits: Bool { false }

  package func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    node.children[0].size(proposal)
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement]
  {
    let offer = ProposedViewSize(size)
    let main = node.children[0].dimensions(proposal)
    return [Placement(.zero, proposal)]
      + node.children.dropFirst().map { layer in
        let d = layer.dimensions(offer)
        return Placement(
          CGPoint(
            x: main[alignment.horizontal] - d[alignment.horizontal],
            y: main[alignment.vertical] - d[alignment.vertical]), offer)
      }
  }

  package func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions, of node: Node
  ) -> CGFloat? {
    node.children[0].dimensions(dimensions.proposal)[explicit: key]
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
        node.traits = main.traits
        return node
      }
    }
  }

  // Styles that are views too (colours, gradients) are meant as styles.
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
  // Styles that are views too (colours, gradients) are meant as styles.
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
