package import VitrineDrawing

/// Mirrors its contents where the layout runs from right to left.
package struct FlipBehavior: NodeBehavior {
  let isEnabled: Bool
  package var name: String { "Flip" }
  package func childTransform(_ node: Node) -> Affine? {
    guard isEnabled, node.environment.layoutDirection == .rightToLeft else { return nil }
    let middle = Double(node.frame.midX)
    return Affine(a: -1, b: 0, c: 0, d: 1, tx: 2 * middle, ty: 0)
  }
  package func draw(_ node: Node, into recorder: inout Recorder) {
    guard let map = childTransform(node) else { return node.drawChildren(into: &recorder) }
    recorder.group(.transform(map)) { node.drawChildren(into: &$0) }
  }
}

extension View {
  /// For pictures that point somewhere: an arrow, a speech bubble.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    behavior(FlipBehavior(isEnabled: enabled))
  }
}
