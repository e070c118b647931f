@_exported public import VitrineFoundation

/// Arithmetic over arrays, in plain loops.
public enum vDSP {
  public static func sum(_ x: [Float]) -> Float { x.reduce(0, +) }
  public static func sum(_ x: [Double]) -> Double { x.reduce(0, +) }
  public static func mean(_ x: [Float]) -> Float { x.isEmpty ? .nan : sum(x) / Float(x.count) }
  public static func mean(_ x: [Double]) -> Double { x.isEmpty ? .nan : sum(x) / Double(x.count) }
  public static func maximum(_ x: [Float]) -> Float { x.max() ?? -.infinity }
  public static func maximum(_ x: [Double]) -> Double { x.max() ?? -.infinity }
  public static func minimum(_ x: [Float]) -> Float { x.min() ?? .infinity }
  public static func minimum(_ x: [Double]) -> Double { x.min() ?? .infinity }
  public static func add(_ a: Double, _ x: [Double]) -> [Double] { x.map { a + $0 } }
  public static func multiply(_ a: Double, _ x: [Double]) -> [Double] { x.map { a * $0 } }
  public static func add(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map(+) }
  public static func subtract(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map(-) }
  public static func multiply(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map(*) }
  public static func rootMeanSquare(_ x: [Double]) -> Double {
    x.isEmpty ? .nan : (x.reduce(0) { $0 + $1 * $1 } / Double(x.count)).squareRoot()
  }
}
