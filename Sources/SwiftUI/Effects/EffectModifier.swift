import CoreGraphics
package import Foundation
package import VitrineDrawing

/// Draws its child under one effect; layout does not change.
package struct EffectBehavior: NodeBehavior {
  package let name: String
  let effect: @MainActor (Node) -> Effect?
  nonisolated package init(_ name: String, _ effect: @escaping @MainActor (Node) -> Effect?) {
    self.name = name
    self.effect = effect
  }
  package func draw(_ node: Node, into recorder: inout Recorder) {
    guard let effect = effect(node) else { return node.drawChildren(into: &recorder) }
    recorder.group(effect) { node.drawChildren(into: &$0) }
  }
}

/// Draws its child elsewhere, turned or in another size; layout does not change. From right to left
/// the effect is mirrored as the layout is: it turns the other way, around the other side (apps turn
/// a trimmed circle by 90° there to have a ring start at the top, and by −90° elsewhere).
package struct TransformBehavior: NodeBehavior {
  package let name: String
  /// Maps the child's coordinates; the node's frame is known.
  let transform: @MainActor (Node) -> Affine
  nonisolated package init(_ name: String, _ transform: @escaping @MainActor (Node) -> Affine) {
    self.name = name
    self.transform = transform
  }
  private func map(_ node: Node) -> Affine {
    let map = transform(node)
    guard map != .identity, node.environment.layoutDirection == .rightToLeft else { return map }
    let mirror = Affine.scale(-1, 1).around(CGPoint(x: node.frame.midX, y: node.frame.midY))
    return mirror.then(map).then(mirror)
  }
  package func draw(_ node: Node, into recorder: inout Recorder) {
    let map = map(node)
    if map == .identity { return node.drawChildren(into: &recorder) }
    recorder.group(.transform(map)) { node.drawChildren(into: &$0) }
  }
  package func childTransform(_ node: Node) -> Affine? { map(node) }
}

extension Affine {
  /// This map with `point` as its fixed origin.
  package func around(_ point: CGPoint) -> Affine {
    Affine.translation(-Double(point.x), -Double(point.y)).then(self)
      .then(.translation(Double(point.x), Double(point.y)))
  }
  package static func rotation(_ radians: Double) -> Affine {
    let (s, c) = (sin(radians), cos(radians))
    return Affine(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }
}

extension View {
  nonisolated package func effect(
    _ name: String, _ effect: @escaping @MainActor (Node) -> Effect?
  ) -> some View { behavior(EffectBehavior(name, effect)) }

  nonisolated package func filter(_ name: String, _ filter: ColorFilter) -> some View {
    effect(name) { _ in .filter(filter) }
  }
}
