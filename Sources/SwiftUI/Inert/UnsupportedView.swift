import VitrineDrawing

/// Views that SwiftUI has and that a widget cannot show. The system draws a yellow box with a
/// prohibition sign in their place; so do we, and say so once.
package struct UnsupportedView: PrimitiveView {
  package typealias Body = Never
  package let name: String
  /// Somebody else has said so, with the place.
  let isReported: Bool
  nonisolated package init(_ name: String, isReported: Bool = false) {
    self.name = name
    self.isReported = isReported
  }
  package func resolve(_ context: ResolveContext) -> [Node] {
    if !isReported {
      context.session.report(
        .warning, "'\(name)' is not supported in a widget: the system draws a sign in its place")
    }
    return [Node(UnsupportedBehavior(name: name), [], context.environment)]
  }
}

struct UnsupportedBehavior: NodeBehavior {
  let name: String
  func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    measuring.filled(or: CGSize(width: 40, height: 40))
  }
  func draw(_ node: Node, into recorder: inout Recorder) {
    let box = recorder.snap(node.frame)
    recorder.fill(VectorPath(rect: box), .color(RGBA(hex: 0xFFCC00)))
    let side = min(box.width, box.height) * 0.5
    let ring = Rect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
    let red = Paint.color(RGBA(hex: 0xFF3B30))
    let style = StrokeAttributes(width: max(side * 0.12, 1))
    recorder.append(.stroke(VectorPath(ellipseIn: ring), style, red))
    var bar = VectorPath()
    let reach = side / 2 * 0.7071
    bar.move(to: Point(box.midX - reach, box.midY - reach))
    bar.line(to: Point(box.midX + reach, box.midY + reach))
    recorder.append(.stroke(bar, style, red))
  }
}
