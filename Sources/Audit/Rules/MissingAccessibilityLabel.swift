import VitrineDrawing

extension AuditRule {
  static let missingAccessibilityLabel = AuditRule(
    "missing-accessibility-label", .warning,
    summary: "A picture or gauge says nothing to VoiceOver.",
    rationale: """
      VoiceOver reads a picture's file name, or nothing. A gauge without a label is a number without \
      meaning.
      """,
    source: "Human Interface Guidelines, VoiceOver: describe images and controls",
    fix: """
      Use `.accessibilityLabel("…")`, or `Image(decorative:)` and `.accessibilityHidden(true)` for what \
      only decorates.
      """
  ) { evidence in
    evidence.mains.flatMap { rendered in
      rendered.nodes.indices.compactMap { Labels.finding($0, in: rendered) }
    }
  }
}

private enum Labels {
  static func finding(_ index: Int, in rendered: Rendered) -> Finding? {
    let node = rendered.nodes[index]
    guard !node.isHidden, !node.isLabeled, !node.ancestors.contains("ContainerBackground") else {
      return nil
    }
    if node.isPicture, node.node.symbol == nil {
      return rendered.finding(
        "\(node.node.image.map { "picture '\($0)'" } ?? "a picture") has no accessibility label", node)
    }
    if node.isPicture, let symbol = node.node.symbol, isSilent(node, rendered) {
      return rendered.finding(
        "symbol '\(symbol)' is the only content of "
          + (node.target == nil ? "the widget" : "a control") + " and has no accessibility label",
        node)
    }
    if isGauge(node), !hasWords(node.node) {
      return rendered.finding("a gauge without a label", node)
    }
    return nil
  }

  /// A symbol is named after its picture ("checkmark"), which tells nothing where no word stands
  /// beside it.
  private static func isSilent(_ node: PlacedNode, _ rendered: Rendered) -> Bool {
    guard let target = node.target else { return rendered.texts.isEmpty }
    let control = rendered.nodes[target]
    return !control.isLabeled && !hasWords(control.node)
  }

  private static func isGauge(_ node: PlacedNode) -> Bool {
    node.node.value?.hasSuffix("%") == true
      && (node.type == "Gauge" || holds(node.node, ["Gauge", "GaugeBar"]))
  }

  private static func holds(_ node: SemanticsNode, _ types: Set<String>) -> Bool {
    node.children.contains { types.contains($0.type) || holds($0, types) }
  }

  private static func hasWords(_ node: SemanticsNode) -> Bool {
    if node.label != nil || node.text?.contains(where: \.isLetter) == true { return true }
    return node.children.contains(where: hasWords)
  }
}
