extension View {
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    preferenceLayer(key, alignment: alignment, isBackground: false, transform)
  }
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    preferenceLayer(key, alignment: alignment, isBackground: true, transform)
  }

  nonisolated private func preferenceLayer<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, isBackground: Bool, _ transform: @escaping (K.Value) -> V
  ) -> some View {
    nonisolated(unsafe) let transform = transform
    return contextual { context, content in
      content(context).map { main in
        let layer = PreferenceLayerBehavior(main: main, alignment: alignment) {
          let value =
            main.readPreference(key, in: context.session.preferencePhase) ?? K.defaultValue
          return context.child("preferenceLayer").resolveOne(
            transform(value), alignment: alignment)
        }
        let node = Node(
          LayeredBehavior(alignment: nil, isBackground: isBackground),
          [main, Node(layer, [], context.environment)], context.environment)
        node.takeTraits(of: main)
        return node
      }
    }
  }
}

/// What is laid over or under a view for a preference of it: made when that view has been placed, since geometry readers
/// in it set preferences too, and a view that fits is chosen by then.
private struct PreferenceLayerBehavior: NodeBehavior {
  let main: Node
  let alignment: Alignment
  let layer: @MainActor () -> Node
  var name: String { "PreferenceLayer" }
  var passesTraits: Bool { false }

  /// As large as the view.
  func size(_ measuring: inout Measuring, of node: Node) -> Extent { measuring.filled() }

  func contents(of node: Node) -> [(node: Node, placement: Placement)] {
    let layer = layer()
    let offer = ProposedViewSize(node.frame.size)
    let (outer, inner) = (main.dimensions(main.placedProposal), layer.dimensions(offer))
    let (horizontal, vertical) = (alignment.horizontal, alignment.vertical)
    let origin = CGPoint(
      x: outer[horizontal] - inner[horizontal], y: outer[vertical] - inner[vertical])
    return [(layer, Placement(origin, offer))]
  }
  func spacing(of node: Node) -> ViewSpacing { .box }
}
