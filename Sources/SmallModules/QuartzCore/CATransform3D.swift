/// A 4 × 4 matrix for rows of coordinates.
public struct CATransform3D: Hashable, Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat

  /// Zeros.
  public init() { self.init([[CGFloat]](repeating: [0, 0, 0, 0], count: 4)) }

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init([
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ])
  }

  private init(_ m: [[CGFloat]]) {
    (m11, m12, m13, m14) = (m[0][0], m[0][1], m[0][2], m[0][3])
    (m21, m22, m23, m24) = (m[1][0], m[1][1], m[1][2], m[1][3])
    (m31, m32, m33, m34) = (m[2][0], m[2][1], m[2][2], m[2][3])
    (m41, m42, m43, m44) = (m[3][0], m[3][1], m[3][2], m[3][3])
  }

  private var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  static func translation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3D([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [x, y, z, 1]])
  }
  static func scale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3D([[x, 0, 0, 0], [0, y, 0, 0], [0, 0, z, 0], [0, 0, 0, 1]])
  }
  /// Radians around an axis (Rodrigues); no axis turns nothing.
  static func rotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
  {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return scale(1, 1, 1) }
    let (x, y, z, c, s) = (x / length, y / length, z / length, cos(angle), sin(angle))
    let t = 1 - c
    return CATransform3D([
      [t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0],
      [t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0],
      [t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0],
      [0, 0, 0, 1],
    ])
  }

  /// This transform first, then `other`.
  func then(_ other: CATransform3D) -> CATransform3D {
    let (a, b) = (rows, other.rows)
    return CATransform3D(
      (0..<4).map { row in
        (0..<4).map { column in (0..<4).reduce(0) { $0 + a[row][$1] * b[$1][column] } }
      })
  }

  /// What is left of it on the plane of the screen, without depth.
  var flat: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

public let CATransform3DIdentity = CATransform3D.scale(1, 1, 1)
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
{ .translation(x, y, z) }
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  .scale(x, y, z)
}
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { .rotation(angle, x, y, z) }
public func CATransform3DTranslate(
  _ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3D.translation(x, y, z).then(t) }
public func CATransform3DScale(
  _ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3D.scale(x, y, z).then(t) }
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3D.rotation(angle, x, y, z).then(t) }
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.then(b)
}
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1,
    m34: 0, m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.flat }
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
    && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}
