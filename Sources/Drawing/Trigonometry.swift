/// Angles without a C library: the same bits on every machine. Radians.
public enum Trigonometry {
  /// By its series after reducing the angle; 1 for what is not finite.
  public static func cosine(_ angle: Double) -> Double {
    guard angle.isFinite else { return 1 }
    let turn = 2 * Double.pi
    let x = angle - (angle / turn).rounded() * turn
    var term = 1.0
    var sum = 1.0
    for n in 1...16 {
      term *= -x * x / Double((2 * n - 1) * (2 * n))
      sum += term
    }
    return sum
  }

  /// Of an angle in radians; the same bits on every machine.
  public static func sine(_ angle: Double) -> Double { cosine(angle - .pi / 2) }
}
