public import CoreGraphics
public import Foundation
package import VitrineDrawing

extension View {
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    behavior(
      TransformBehavior("RotationEffect") { node in
        Affine.rotation(angle.radians).around(node.anchorPoint(anchor))
      })
  }

  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    behavior(
      TransformBehavior("ScaleEffect") { node in
        Affine.scale(Double(scale.width), Double(scale.height)).around(node.anchorPoint(anchor))
      })
  }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }

  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    behavior(TransformBehavior("TransformEffect") { transform.drawing.around($0.frame.origin) })
  }
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    behavior(
      TransformBehavior("ProjectionEffect") {
        transform.affine(around: CGPoint(x: $0.frame.width / 2, y: $0.frame.height / 2))
          .around($0.frame.origin)
      })
  }

  /// Turns the view in space. The projection is drawn as its best affine map at the view's center,
  /// so edges that should converge stay parallel.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    behavior(
      TransformBehavior("Rotation3DEffect") { node in
        let size = node.frame.size
        let map = ProjectionTransform(
          rotation: angle, axis: axis, anchorZ: anchorZ, perspective: perspective, size: size)
        let anchor = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
        let center = CGPoint(x: size.width / 2 - anchor.x, y: size.height / 2 - anchor.y)
        return map.affine(around: center).around(node.anchorPoint(anchor: anchor))
      })
  }

  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  {
    self.behavior(
      TransformBehavior("LayoutDirectionBehavior") { node in
        guard case .mirrors(let direction) = behavior, node.environment.layoutDirection == direction
        else { return .identity }
        return Affine.scale(-1, 1).around(node.anchorPoint(.center))
      })
  }
}

extension Node {
  /// A point of the frame from its left side.
  package func anchorPoint(_ anchor: UnitPoint) -> CGPoint { anchor.point(in: frame) }
  package func anchorPoint(anchor: CGPoint) -> CGPoint {
    CGPoint(x: frame.minX + anchor.x, y: frame.minY + anchor.y)
  }
}

/// A 3 × 3 matrix that maps points with perspective: rows times columns as Core Animation has them.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1
  public init() {}
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }
  public mutating func invert() -> Bool {
    let d = determinant
    guard d != 0 else { return false }
    var r = ProjectionTransform()
    r.m11 = (m22 * m33 - m23 * m32) / d
    r.m12 = (m13 * m32 - m12 * m33) / d
    r.m13 = (m12 * m23 - m13 * m22) / d
    r.m21 = (m23 * m31 - m21 * m33) / d
    r.m22 = (m11 * m33 - m13 * m31) / d
    r.m23 = (m13 * m21 - m11 * m23) / d
    r.m31 = (m21 * m32 - m22 * m31) / d
    r.m32 = (m12 * m31 - m11 * m32) / d
    r.m33 = (m11 * m22 - m12 * m21) / d
    self = r
    return true
  }
  public func inverted() -> ProjectionTransform {
    var copy = self
    _ = copy.invert()
    return copy
  }
  public func concatenating(_ b: ProjectionTransform) -> ProjectionTransform {
    var r = ProjectionTransform()
    r.m11 = m11 * b.m11 + m12 * b.m21 + m13 * b.m31
    r.m12 = m11 * b.m12 + m12 * b.m22 + m13 * b.m32
    r.m13 = m11 * b.m13 + m12 * b.m23 + m13 * b.m33
    r.m21 = m21 * b.m11 + m22 * b.m21 + m23 * b.m31
    r.m22 = m21 * b.m12 + m22 * b.m22 + m23 * b.m32
    r.m23 = m21 * b.m13 + m22 * b.m23 + m23 * b.m33
    r.m31 = m31 * b.m11 + m32 * b.m21 + m33 * b.m31
    r.m32 = m31 * b.m12 + m32 * b.m22 + m33 * b.m32
    r.m33 = m31 * b.m13 + m32 * b.m23 + m33 * b.m33
    return r
  }

  /// The affine map that agrees with this one at `point` in value and slope.
  package func affine(around point: CGPoint) -> Affine {
    let (x, y) = (Double(point.x), Double(point.y))
    let (a, b, c) = (Double(m11), Double(m12), Double(m13))
    let (d, e, f) = (Double(m21), Double(m22), Double(m23))
    let (g, h, i) = (Double(m31), Double(m32), Double(m33))
    let w = x * c + y * f + i
    guard abs(w) > 1e-9 else { return Affine(a: a, b: b, c: d, d: e, tx: g, ty: h) }
    let (px, py) = ((x * a + y * d + g) / w, (x * b + y * e + h) / w)
    let (xx, yx) = ((a - px * c) / w, (b - py * c) / w)
    let (xy, yy) = ((d - px * f) / w, (e - py * f) / w)
    return Affine(a: xx, b: yx, c: xy, d: yy, tx: px - xx * x - xy * y, ty: py - yx * x - yy * y)
  }

  /// A rotation in space around the origin, seen from a distance of the view's larger side over
  /// `perspective`.
  package init(
    rotation angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchorZ: CGFloat,
    perspective: CGFloat, size: CGSize
  ) {
    self.init()
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (s, c) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    let t = 1 - c
    let eye = perspective > 0 ? max(size.width, size.height) / perspective : 0
    (m11, m12) = (t * x * x + c, t * x * y + s * z)
    (m21, m22) = (t * x * y - s * z, t * y * y + c)
    let (z1, z2) = (t * x * z - s * y, t * y * z + s * x)
    if eye > 0 { (m13, m23) = (-z1 / eye, -z2 / eye) }
    if anchorZ != 0 {
      // The plane stands off the axis by anchorZ before it turns and comes back after.
      let (ox, oy, oz) = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
      (m31, m32) = (-anchorZ * ox, -anchorZ * oy)
      if eye > 0 { m33 = 1 - (anchorZ - anchorZ * oz) / eye }
    }
  }
}
