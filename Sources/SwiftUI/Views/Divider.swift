import VitrineDrawing

/// A hairline across the stack it stands in: horizontal in a VStack or none, vertical in an HStack.
public struct Divider: Sendable {
  nonisolated public init() {}
}
extension Divider: PrimitiveView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    [Node(DividerBehavior(isVertical: context.stackAxis == .horizontal), [], context.environment)]
  }
}

package struct DividerBehavior: NodeBehavior {
  let isVertical: Bool
  package var name: String { "Divider" }

  package func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    // One pixel thick at 2× and 3× (known, unsourced).
    let thickness = Length(max(node.environment.pixelLength, 1 / 3))
    return isVertical
      ? Extent(thickness, measuring.proposed(.vertical) ?? Length(10))
      : Extent(measuring.proposed(.horizontal) ?? Length(10), thickness)
  }
  package func draw(_ node: Node, into recorder: inout Recorder) {
    recorder.fill(
      VectorPath(rect: recorder.snap(node.frame)),
      SeparatorShapeStyle().paint(in: node.environment).paint(in: node.frame))
  }
}
