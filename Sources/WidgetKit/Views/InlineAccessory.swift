import VitrineDrawing

/// An inline accessory as the system shows it: one line in the system's font and colour, of the
/// first image and the first text (facts/appearance.md §10).
struct InlineAccessory<Content: View>: View {
  let content: Content

  var body: some View {
    let content = UncheckedBox(content)
    return ContextView { context in
      let inner = context.with { environment in
        environment.systemFont = environment.inlineFont
        environment.lineLimit = 1
      }
      let nodes = inner.resolve(content.value)
      var parts = InlineParts()
      for node in nodes { parts.add(node) }
      // What is a line already keeps its own layout.
      if parts.images.count <= 1, parts.texts.count <= 1, !parts.hasOthers { return nodes }
      let line = [parts.images.first, parts.texts.first].compactMap { $0 }
      return [
        Node(
          StackLayoutBehavior(
            axis: .horizontal, spacing: 4, guide: VerticalAlignment.center.key, name: "HStack"),
          line, inner.environment)
      ]
    }
  }
}

extension EnvironmentValues {
  /// The Lock Screen's date line, or a watch face's line (sizes are estimates).
  fileprivate var inlineFont: Font {
    isOnWatch
      ? .system(size: 15, weight: .semibold, design: .rounded)
      : .system(size: 20, weight: .semibold)
  }
}

/// What an inline accessory can show of a tree.
@MainActor
struct InlineParts {
  private(set) var images: [Node] = []
  private(set) var texts: [Node] = []
  /// Shapes, gauges and other drawing: left out.
  private(set) var hasOthers = false

  mutating func add(_ node: Node) {
    switch node.behavior.name {
    case "Image": images.append(node)
    // Its candidates are lines of their own.
    case "Text", "ViewThatFits": texts.append(node)
    case "Spacer", "EmptyView", "GeometryReader": break
    default:
      if node.children.isEmpty { hasOthers = true }
      for child in node.children { add(child) }
    }
  }
}
