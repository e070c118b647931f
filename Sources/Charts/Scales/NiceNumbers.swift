import Foundation

/// Round numbers for ticks.
package enum NiceNumbers {
  /// 1, 2 or 5 times a power of ten, so that about `count` steps make `span`. The bounds between
  /// the three are geometric means (√50, √10, √2). With a count of 3 this gives the ticks of a
  /// Swift Charts snapshot: −1.35 … 1.26 on 65 points is −2, −1, 0, 1, 2.
  package static func step(span: Double, count: Int) -> Double {
    guard span > 0, span.isFinite else { return 1 }
    let rough = span / Double(max(1, count))
    let power = pow(10, floor(log10(rough)))
    let error = rough / power
    let factor: Double =
      error >= 50.0.squareRoot()
      ? 10 : error >= 10.0.squareRoot() ? 5 : error >= 2.0.squareRoot() ? 2 : 1
    return factor * power
  }

  /// The smallest of these steps with which the bounds, moved outwards to multiples of it, are at
  /// most `most` steps apart. With 4 this gives the ticks of six Swift Charts snapshots:
  /// −1.35 … 1.26 is −2, −1, 0, 1, 2; −6.2 … 1.2 is −10, −5, 0, 5; 0 … 1.6 is 0, 0.5, 1, 1.5, 2.
  package static func step(_ low: Double, _ high: Double, most: Int) -> Double {
    let span = high - low
    guard span > 0, span.isFinite else { return 1 }
    let limit = max(1, most)
    var power = pow(10, floor(log10(span / Double(limit))))
    while power.isFinite, power > 0 {
      for factor in [1.0, 2, 5] {
        let step = factor * power
        let (first, last) = rounded(low, high, step: step, lower: true, upper: true)
        if ((last - first) / step).rounded() <= Double(limit) { return step }
      }
      power *= 10
    }
    return step(span: span, count: limit)
  }

  /// Multiples of `step` within the bounds; at most a thousand.
  package static func multiples(of step: Double, from low: Double, to high: Double) -> [Double] {
    guard step > 0, high >= low else { return [] }
    // Tolerates the error of dividing decimal fractions.
    let first = (low / step - 1e-9).rounded(.up)
    let last = (high / step + 1e-9).rounded(.down)
    guard last >= first, last - first < 1000 else { return [] }
    return (0...Int(last - first)).map { clean((first + Double($0)) * step, step) }
  }

  /// Bounds moved outwards to multiples of `step`.
  package static func rounded(
    _ low: Double, _ high: Double, step: Double, lower: Bool, upper: Bool
  ) -> (Double, Double) {
    (
      lower ? clean((low / step + 1e-9).rounded(.down) * step, step) : low,
      upper ? clean((high / step - 1e-9).rounded(.up) * step, step) : high
    )
  }

  /// Decimal places that a multiple of `step` needs.
  package static func decimals(_ step: Double) -> Int {
    guard step > 0, step.isFinite else { return 0 }
    var places = 0
    var value = step
    while places < 10, abs(value - value.rounded()) > 1e-6 * max(1, abs(value)) {
      value *= 10
      places += 1
    }
    return places
  }

  private static func clean(_ value: Double, _ step: Double) -> Double {
    let scale = pow(10, Double(decimals(step)))
    let result = (value * scale).rounded() / scale
    return result == 0 ? 0 : result
  }
}
