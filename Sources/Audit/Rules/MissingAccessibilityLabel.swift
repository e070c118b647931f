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
    // What is combined into one element has its words; a control is read by its title, shown or not.
    guard !node.isHidden, !node.isLabeled, !rendered.family.isControl,
      !node.isIn("ContainerBackground", "AccessibilityElement")
    else { return nil }
    if node.isPicture, node.node.symbol == nil {
      return rendered.finding(
        "\(node.node.image.flatMap { $0.isEmpty ? nil : "picture '\($0)'" } ?? "a picture") has no accessibility label",
        node)
    }
    if node.isPicture, let symbol = node.node.symbol, isSilent(node, rendered) {
      return rendered.finding(
        "symbol '\(symbol)' is the only content of "
          + (node.target == nil ? "the widget" : "a control") + " and has no accessibility label",
        node)
    }
    if isGauge(node, rendered), !hasWords(node.node) {
      return rendered.finding("a gauge without a label", node)
    }
    if node.isTarget, !node.frame.isEmpty, isDrawing(node.node) {
      return rendered.finding("a control draws shapes alone and has no accessibility label", node)
    }
    return nil
  }

  /// A symbol is named after its picture ("checkmark"), which tells nothing where no word stands
  /// beside it.
  private static func isSilent(_ node: PlacedNode, _ rendered: Rendered) -> Bool {
    guard let target = node.target else {
      return rendered.texts.isEmpty && !rendered.family.isActivity
    }
    let control = rendered.nodes[target]
    return !control.isLabeled && !hasWords(control.node) && !hasFigures(control.node)
  }

  /// A symbol beside "3/8" is not the only content.
  private static func hasFigures(_ node: SemanticsNode) -> Bool {
    node.text?.contains(where: \.isNumber) == true || node.children.contains(where: hasFigures)
  }

  /// A ring, or a bar beside which nothing is written.
  private static func isGauge(_ node: PlacedNode, _ rendered: Rendered) -> Bool {
    guard node.node.value?.hasSuffix("%") == true else { return false }
    // Along the edge of a watch it goes with what stands in the corner.
    if node.isIn("WidgetLabel"), !rendered.texts.isEmpty { return false }
    if node.type == "Gauge" || holds(node.node, "Gauge") { return !hasSymbol(node.node) }
    // A progress view is a bar or a ring of shapes, whatever its style calls it.
    let isBare = node.node.children.isEmpty || node.node.children.allSatisfy(isDrawing)
    guard holds(node.node, "GaugeBar") || node.type == "GaugeBar" || isBare,
      !hasSymbol(node.node)
    else { return false }
    return !(node.parent.map { hasWords(rendered.nodes[$0].node) } ?? false)
  }

  private static func isDrawing(_ node: SemanticsNode) -> Bool {
    node.text == nil && node.symbol == nil && node.image == nil && node.label == nil
      && node.children.allSatisfy(isDrawing)
  }

  private static func holds(_ node: SemanticsNode, _ type: String) -> Bool {
    node.children.contains { $0.type == type || holds($0, type) }
  }

  /// A symbol as the label is read by its name.
  private static func hasSymbol(_ node: SemanticsNode) -> Bool {
    node.symbol != nil || node.children.contains(where: hasSymbol)
  }

  private static func hasWords(_ node: SemanticsNode) -> Bool {
    if node.label != nil || node.text?.contains(where: \.isLetter) == true { return true }
    return node.children.contains(where: hasWords)
  }
}
