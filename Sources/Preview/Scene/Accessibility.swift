import VitrineDrawing

/// What assistive technologies are told of a widget, in the order in which they read it.
enum Accessibility {
  struct Element {
    /// Where the node stands in the tree: `0.2.1`.
    var id: String
    var node: SemanticsNode
    /// What is read.
    var label: String
    /// Label and value.
    var words: String {
      [label, node.value.map(Self.spoken) ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func spoken(_ value: String) -> String {
      switch value {
      case "1": "on"
      case "0": "off"
      default: value
      }
    }
  }

  /// Elements from top to bottom as the tree has them: a view with a label of its own stands for
  /// what it contains, a control for its contents.
  static func elements(_ root: SemanticsNode) -> [Element] {
    var found: [Element] = []
    func visit(_ node: SemanticsNode, _ id: String) {
      guard !node.isHidden else { return }
      let isLeaf = control(node) != nil || !(node.label ?? "").isEmpty
      if isLeaf || (node.children.isEmpty && !name(node).isEmpty) {
        found.append(Element(id: id, node: node, label: name(node)))
        return
      }
      for (index, child) in node.children.enumerated() { visit(child, "\(id).\(index)") }
    }
    visit(root, "0")
    return found
  }

  /// The label, else the text, else what its contents say.
  static func name(_ node: SemanticsNode) -> String {
    if let label = node.label, !label.isEmpty { return label }
    if let text = node.text, !text.isEmpty { return text }
    return node.children.filter { !$0.isHidden }.map(name).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// `button`, `toggle` or `link`; nil for what cannot be tapped by itself.
  static func control(_ node: SemanticsNode) -> String? {
    if node.traits.contains("toggle") || node.type == "Toggle" { return "toggle" }
    if node.type == "Link" { return "link" }
    return node.type == "Button" || node.intent != nil ? "button" : nil
  }
}
