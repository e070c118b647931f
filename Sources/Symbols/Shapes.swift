import VitrineDrawing
import VitrineGeometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Affine {
  /// Clockwise on screen (y down).
  static func rotation(degrees: Double) -> Affine {
    let angle = degrees * .pi / 180
    let (c, s) = (cos(angle), sin(angle))
    return Affine(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }
}

extension VectorPath {
  /// What is left after erasing. Curves stay curves where the eraser is wholly inside.
  func subtracting(_ eraser: Loops) -> VectorPath {
    let own = loops
    guard !own.isEmpty, !eraser.isEmpty else { return self }
    let (a, b) = (Polygon.bounds(own), Polygon.bounds(eraser))
    if a.minX >= b.maxX || b.minX >= a.maxX || a.minY >= b.maxY || b.minY >= a.maxY { return self }
    if PlanarMap.areApart([own, eraser]) {
      let inside = eraser.map { Polygon.contains(own, $0[0]) }
      let holes = own.map { Polygon.contains(eraser, $0[0]) }
      if !inside.contains(false), !holes.contains(true) {
        var result = self
        for loop in eraser { result.append(VectorPath(loops: [loop.reversed()])) }
        return result
      }
      if !inside.contains(true), !holes.contains(true) { return self }
    }
    return VectorPath(loops: PlanarMap.subtract(own, eraser))
  }

  /// All in one path, clean. Curves stay curves where paths do not meet.
  static func merging(_ paths: [VectorPath]) -> VectorPath {
    guard paths.count > 1 else { return paths.first ?? VectorPath() }
    var groups: [(box: Rect, members: [Int])] = []
    let loops = paths.map(\.loops)
    for index in paths.indices {
      var group = (box: Polygon.bounds(loops[index]), members: [index])
      var others: [(box: Rect, members: [Int])] = []
      for other in groups {
        if group.box.intersection(other.box).isEmpty {
          others.append(other)
        } else {
          group = (group.box.union(other.box), other.members + group.members)
        }
      }
      groups = others + [group]
    }
    var result = VectorPath()
    for (_, members) in groups {
      let shapes = members.map { loops[$0] }
      if members.count == 1 || areSeparate(shapes) {
        for index in members { result.append(paths[index]) }
      } else {
        result.append(VectorPath(loops: PlanarMap.union(shapes.flatMap { $0 })))
      }
    }
    return result
  }

  private static func areSeparate(_ shapes: [Loops]) -> Bool {
    guard PlanarMap.areApart(shapes) else { return false }
    for (i, shape) in shapes.enumerated() {
      for (j, other) in shapes.enumerated() where i != j {
        if shape.contains(where: { Polygon.contains(other, $0[0]) }) { return false }
      }
    }
    return true
  }

  /// Only a line of this width along the inside of the outline.
  func hollowed(line: Double) -> VectorPath {
    let inner = PlanarMap.combine(outset(by: -line).loops, []) { a, _ in a > 0 }
    return VectorPath(loops: PlanarMap.subtract(loops, inner))
  }

  /// The box of a path that is one ellipse or rounded rectangle made by `PathScanner`.
  private var primitiveKind: (box: Rect, radius: Double?)? {
    guard case .move(let start)? = elements.first, case .close? = elements.last else { return nil }
    let box = controlBounds
    if elements.count == 6, start.x == box.maxX, abs(start.y - box.midY) < 1e-9 {
      for element in elements[1...4] { guard case .curve = element else { return nil } }
      return (box, nil)
    }
    if elements.count == 10, start.y == box.minY, case .curve(_, _, let corner) = elements[2],
      corner.x == box.maxX
    {
      return (box, start.x - box.minX)
    }
    return nil
  }

  /// A circle, ellipse or rounded rectangle with its edge moved outwards.
  func primitive(grownBy d: Double) -> VectorPath? {
    guard let (box, radius) = primitiveKind else { return nil }
    let grown = box.inset(by: -d)
    if let radius { return VectorPath(roundedRect: grown, radius: radius + d) }
    return VectorPath(ellipseIn: grown)
  }

  /// The outline of a stroked circle, ellipse or rounded rectangle, as curves.
  func ring(_ width: Double) -> VectorPath? {
    guard let (box, radius) = primitiveKind, min(box.width, box.height) > width,
      var result = primitive(grownBy: width / 2)
    else { return nil }
    let inner = box.inset(by: width / 2)
    result.append(
      (radius.map { VectorPath(roundedRect: inner, radius: max(0.001, $0 - width / 2)) }
        ?? VectorPath(ellipseIn: inner)).turnedInsideOut)
    return result
  }
}
