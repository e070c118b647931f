extension Text {
  /// The layouts of all texts below a view, in the order of the views. They hold from the time on
  /// that views are placed: read them inside a `GeometryReader` of the overlay or background.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// A text's layout, and where its top left corner is.
    public struct AnchoredLayout: Equatable, @unchecked Sendable {
      public var origin: Anchor<CGPoint>
      public var layout: Text.Layout

      public static func == (a: AnchoredLayout, b: AnchoredLayout) -> Bool { a.layout == b.layout }
    }

    public static var defaultValue: [AnchoredLayout] { [] }
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}

extension TextBehavior {
  package func ownPreference(_ key: ObjectIdentifier, of node: Node) -> Any? {
    guard key == ObjectIdentifier(Text.LayoutKey.self) else { return nil }
    let origin = Anchor<CGPoint>.Source.topLeading.anchor(of: node)
    return [
      Text.LayoutKey.AnchoredLayout(
        origin: origin, layout: Text.Layout(behavior: self, node: node))
    ]
  }
}
