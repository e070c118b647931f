import Foundation

/// Height of the water over a day: two highs and two lows, 12 h 25 min apart.
struct Tide {
  static let period: TimeInterval = 12 * 3600 + 25 * 60
  static let low = 0.6
  static let high = 3.8

  /// From a whole number of tides since 1970 to a high tide of this harbour.
  private static let delay: TimeInterval = 500 * 60

  let date: Date

  var height: Double { Self.height(at: date) }
  var isRising: Bool { Self.height(at: date.addingTimeInterval(60)) > height }

  var nextHigh: Date {
    let elapsed = (date.timeIntervalSince1970 - Self.delay).truncatingRemainder(
      dividingBy: Self.period)
    return date.addingTimeInterval(Self.period - elapsed)
  }

  /// Heights from two hours ago to ten hours from now, 0 … 1.
  var curve: [Double] {
    stride(from: -2.0, through: 10, by: 0.25).map { hours in
      let height = Self.height(at: date.addingTimeInterval(hours * 3600))
      return (height - Self.low) / (Self.high - Self.low)
    }
  }

  static func height(at date: Date) -> Double {
    let phase = (date.timeIntervalSince1970 - delay) / period * 2 * .pi
    return low + (high - low) * (1 + cos(phase)) / 2
  }
}
