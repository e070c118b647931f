import VitrineDrawing
import VitrineGeometry

extension AuditRule {
  static let cornerNotConcentric = AuditRule(
    "corner-not-concentric", .note,
    summary: "A shape in a corner of the widget is rounded on another center than the widget.",
    rationale: """
      Corners inside each other look right when they share a center: the inner radius is the outer less \
      the distance. Otherwise the gap between them swells in the corner.
      """,
    source: "Human Interface Guidelines, Widgets: ContainerRelativeShape (docs/facts/hig-rules.md)",
    fix: "Use `ContainerRelativeShape`, or the widget's radius less the margin."
  ) { evidence in
    evidence.systemMains.flatMap { rendered -> [Finding] in
      guard rendered.environment.cornerRadius > 8 else { return [] }
      return rendered.content.compactMap { leaf in
        guard let corner = Corners.inner(leaf, rendered) else { return nil }
        let right = max(0, rendered.environment.cornerRadius - corner.distance)
        // Too round, or too sharp where the widget's own corner is near.
        let isRound = corner.radius > right * 1.5 + 4
        let isSharp = corner.distance <= 8.5 && corner.radius < right * 0.45
        guard isRound || isSharp else { return nil }
        return rendered.finding(
          "a radius of about \(Decimals.one(corner.radius)) points, \(Decimals.one(corner.distance)) "
            + "from the widget's edge: \(Decimals.one(right)) would be concentric",
          rendered.node(for: leaf), frame: leaf.visible)
      }
    }
  }
}

private enum Corners {
  /// How a large shape in a corner of the widget is rounded, and how far from the edges it stands.
  static func inner(_ leaf: Leaf, _ rendered: Rendered) -> (radius: Double, distance: Double)? {
    let path: VectorPath
    switch leaf.kind {
    case .fill(let outline):
      // A rectangle takes its corners from the clip around it.
      let isClipped = outline.elements.count <= 6 && leaf.clips.last != nil
      path = isClipped ? leaf.clips[leaf.clips.count - 1] : outline
    case .image:
      guard let clip = leaf.clips.last else { return nil }
      path = clip
    case .stroke, .text, .dynamicText, .progress, .glass: return nil
    }
    let box = path.controlBounds
    guard leaf.alpha > 0.08, box.width >= 48, box.height >= 40, let loop = loop(of: path) else {
      return nil
    }
    let size = rendered.size
    let (left, right) = (box.minX, size.width - box.maxX)
    let (top, bottom) = (box.minY, size.height - box.maxY)
    for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)]
    where abs(x - y) < 2 && x >= 3 && x <= 17 {
      // A circle or a capsule is round for its own sake.
      let radius = radius(of: loop, box)
      guard radius > 0.5, radius < min(box.width, box.height) / 2 - 2 else { return nil }
      return (radius, x)
    }
    return nil
  }

  private static func loop(of path: VectorPath) -> [Point]? {
    path.polylines(tolerance: 0.1).first?.points
  }

  /// The nearest point to the box's corner, by x + y, is (2 − √2) radii away on an arc.
  private static func radius(of loop: [Point], _ box: Rect) -> Double {
    let nearest = loop.map { $0.x - box.minX + $0.y - box.minY }.min() ?? 0
    return nearest / 0.5858
  }
}
