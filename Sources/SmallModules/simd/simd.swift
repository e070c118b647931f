@_exported public import VitrineFoundation

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias float2 = SIMD2<Float>
public typealias float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias double2 = SIMD2<Double>
public typealias double3 = SIMD3<Double>

public func simd_dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (a * b).sum()
}
public func simd_length<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(a, a).squareRoot()
}
public func simd_length_squared<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(a, a)
}
public func simd_distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(a - b)
}
public func simd_normalize<V: SIMD>(_ a: V) -> V where V.Scalar: FloatingPoint {
  a / simd_length(a)
}
public func simd_mix<V: SIMD>(_ a: V, _ b: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  a + (b - a) * t
}
public func simd_clamp<V: SIMD>(_ x: V, _ low: V, _ high: V) -> V where V.Scalar: FloatingPoint {
  x.clamped(lowerBound: low, upperBound: high)
}
public func simd_clamp<S: Comparable>(_ x: S, _ low: S, _ high: S) -> S { min(max(x, low), high) }
public func simd_mix(_ a: Float, _ b: Float, _ t: Float) -> Float { a + (b - a) * t }
public func simd_mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
public func dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(a, b)
}
public func length<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(a) }
public func normalize<V: SIMD>(_ a: V) -> V where V.Scalar: FloatingPoint { simd_normalize(a) }
public func distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_distance(a, b)
}
public func mix<V: SIMD>(_ a: V, _ b: V, t: V) -> V where V.Scalar: FloatingPoint {
  simd_mix(a, b, t)
}

public func simd_max<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable {
  pointwiseMax(a, b)
}
public func simd_min<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable {
  pointwiseMin(a, b)
}
public func simd_reduce_max<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { a.max() }
public func simd_reduce_min<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { a.min() }
public func simd_reduce_add<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { a.sum() }
