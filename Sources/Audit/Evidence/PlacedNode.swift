public import VitrineDrawing

/// A view of the laid-out tree with what its ancestors say of it.
public struct PlacedNode: Sendable {
  /// The view, with its children.
  public var node: SemanticsNode
  /// Index of the parent in the same list; nil for the root.
  public var parent: Int?
  /// Its own accessibility identifier, else the nearest ancestor's.
  public var identifier: String?
  /// Whether it or an ancestor is hidden from assistive technologies.
  public var isHidden: Bool
  /// Whether it or an ancestor has an accessibility label.
  public var isLabeled: Bool
  /// Whether it stands in a view marked `.privacySensitive`.
  public var isPrivate: Bool
  /// Whether it stands in a gauge, whose style sets the size of its labels.
  public var isInGauge: Bool
  /// The nearest link, button or toggle around it or at it.
  public var target: Int?
  /// Types of the ancestors, the root first.
  public var ancestors: [String]

  /// The view's type, as `inspect` prints it.
  public var type: String { node.type }
  /// Points from the widget's top left corner.
  public var frame: Rect { node.frame }
  /// Size of the letters as they are drawn, points; 0 for what is no text.
  public var drawnFontSize: Double { node.fontSize * node.textScale }
  /// A text with letters in it.
  public var isText: Bool {
    node.text?.contains { !$0.isWhitespace } == true && !frame.isEmpty
  }
  /// Whether it has letters or digits: emoji are pictures.
  public var hasLetters: Bool { node.text?.contains { $0.isLetter || $0.isNumber } == true }
  /// A symbol or a picture.
  public var isPicture: Bool { type == "Image" && !frame.isEmpty }
  /// What a tap is caught by.
  public var isTarget: Bool { ["Link", "Button", "Toggle"].contains(type) }

  /// Whether an ancestor is of a type.
  public func isIn(_ types: String...) -> Bool { ancestors.contains { types.contains($0) } }

  /// The tree as a list, parents before their children.
  static func list(_ root: SemanticsNode) -> [PlacedNode] {
    var all: [PlacedNode] = []
    func add(_ node: SemanticsNode, _ parent: Int?) {
      let above = parent.map { all[$0] }
      let index = all.count
      var placed = PlacedNode(
        node: node, parent: parent, identifier: node.identifier ?? above?.identifier,
        isHidden: node.isHidden || above?.isHidden == true,
        isLabeled: node.label != nil || above?.isLabeled == true,
        isPrivate: node.type == "PrivacySensitive" || above?.isPrivate == true,
        isInGauge: node.type == "Gauge" || node.value?.hasSuffix("%") == true
          || above?.isInGauge == true,
        target: above?.target,
        ancestors: above.map { $0.ancestors + [$0.type] } ?? [])
      if placed.isTarget { placed.target = index }
      all.append(placed)
      for child in node.children { add(child, index) }
    }
    add(root, nil)
    return all
  }
}
