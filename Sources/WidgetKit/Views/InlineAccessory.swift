import VitrineDrawing

/// An inline accessory as the system shows it: one line in the system's font and color, of the
/// first image and the first text, whatever stands around them (docs/facts/appearance.md §10). The
/// line is one tap target: of links and controls nothing is left, of addresses the outermost.
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
      // Content that is not known before it is placed keeps its own layout.
      guard parts.image != nil || parts.text != nil || parts.hasOthers else { return nodes }
      let font = inner.environment.resolvedFont()
      let height = CGFloat(context.session.typesetter.metrics(font).lineHeight)
      let image = parts.image.map { image in
        image.map { Node(InlineImageBehavior(height: height), [$0], $0.environment) }
      }
      let line = Node(
        StackLayoutBehavior(
          axis: .horizontal, spacing: 4, guide: VerticalAlignment.center.key, name: "HStack"),
        [image?.wrapped, parts.text?.wrapped].compactMap { $0 }, inner.environment)
      line.semantics.identifier = nodes.count == 1 ? nodes[0].semantics.identifier : nil
      var result = line
      if !parts.targets.isEmpty {
        result = Node(InlineTargetsBehavior(targets: parts.targets), [line], inner.environment)
      }
      guard let url = parts.url else { return [result] }
      return [Node(WidgetURLBehavior(url: url), [result], inner.environment)]
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
  /// A node with the meanings that the tree around it has, outermost first: privacy, accent.
  struct Part {
    var node: Node
    var tags: [TagBehavior]

    @MainActor func map(_ change: (Node) -> Node) -> Part { Part(node: change(node), tags: tags) }
    @MainActor var wrapped: Node {
      tags.reversed().reduce(node) { Node($1, [$0], $0.environment) }
    }
  }
  private(set) var image: Part?
  private(set) var text: Part?
  /// The outermost address.
  private(set) var url: String?
  /// Shapes, gauges and other drawing: left out.
  private(set) var hasOthers = false
  /// Links and controls, which the line does not keep.
  private(set) var targets: [SemanticsNode] = []

  mutating func add(_ node: Node, in tags: [TagBehavior] = [], identifier: String? = nil) {
    if let behavior = node.behavior as? WidgetURLBehavior { url = url ?? behavior.url }
    let identifier = node.semantics.identifier ?? identifier
    if node.behavior is ActionBehavior {
      var target = SemanticsNode(type: node.behavior.name, frame: .zero)
      (target.identifier, target.url) = (identifier, node.semantics.url)
      target.intent = node.semantics.intent
      targets.append(target)
    }
    switch node.behavior.name {
    case "Image": image = image ?? Part(node: node, tags: tags)
    // Its candidates are lines of their own.
    case "Text", "ViewThatFits": text = text ?? Part(node: node, tags: tags)
    case "Spacer", "EmptyView", "GeometryReader": break
    default:
      if node.children.isEmpty { hasOthers = true }
      let inner = (node.behavior as? TagBehavior).map { tags + [$0] } ?? tags
      for child in node.children { add(child, in: inner, identifier: identifier) }
    }
  }
}

/// Tells `inspect` and the audit of the links and controls that the line has no room for.
struct InlineTargetsBehavior: NodeBehavior {
  let targets: [SemanticsNode]
  var name: String { "InlineTargets" }
  func describe(_ node: Node, _ semantics: inout SemanticsNode) { semantics.children += targets }
}

/// An image as high as the line, in its own ratio; a symbol stays as large as the text is.
private struct InlineImageBehavior: PlainLayoutBehavior {
  let height: CGFloat
  var name: String { "InlineImage" }
  var mirrorsChildren: Bool { false }

  /// The image's own size, and the size that it takes in the line.
  private func sizes(_ node: Node) -> (own: CGSize, taken: CGSize) {
    guard let image = node.children.first else { return (.zero, .zero) }
    let own = image.size(.unspecified)
    // What does not follow its proposal and is a symbol was drawn for the font.
    let isFixed = image.size(ProposedViewSize(width: own.width + 1, height: own.height + 1)) == own
    if isFixed, image.behavior is SymbolBehavior { return (own, own) }
    let scale = own.height > 0 ? height / own.height : 0
    return (own, CGSize(width: own.width * scale, height: height))
  }

  func size(for proposal: ProposedViewSize, of node: Node) -> CGSize { sizes(node).taken }
  func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement] {
    node.children.map { _ in Placement(.zero, ProposedViewSize(size)) }
  }
  /// An image of fixed size is scaled.
  func childTransform(_ node: Node) -> Affine? {
    guard let image = node.children.first, image.frame.width > 0, image.frame.height > 0 else {
      return nil
    }
    let scale = node.frame.height / image.frame.height
    if abs(scale - 1) < 1e-6 { return nil }
    return Affine.scale(Double(scale), Double(scale)).around(node.frame.origin)
  }
  func draw(_ node: Node, into recorder: inout Recorder) {
    guard let map = childTransform(node) else { return node.drawChildren(into: &recorder) }
    recorder.group(.transform(map)) { node.drawChildren(into: &$0) }
  }
}
