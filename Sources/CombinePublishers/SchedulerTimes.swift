public import Dispatch
public import Foundation
public import OpenCombine

// A queue counts time from when the machine was started, a run loop in dates. One type stands for both
// here, so both can be told of both.

extension _SchedulerTime {
  /// The date at which the count began, taken once: a date converted twice is one moment.
  private static let start =
    Date.timeIntervalSinceReferenceDate + Date.timeIntervalBetween1970AndReferenceDate
    - _SchedulerTime.now.seconds

  public init(_ time: DispatchTime) { seconds = Double(time.uptimeNanoseconds) / 1e9 }
  public init(_ date: Date) { seconds = date.timeIntervalSince1970 - Self.start }

  public var dispatchTime: DispatchTime {
    DispatchTime(uptimeNanoseconds: UInt64(max(0, seconds * 1e9).rounded()))
  }
  public var date: Date { Date(timeIntervalSince1970: seconds + Self.start) }
}

extension _SchedulerTime.Stride {
  /// An interval that never ends is as long as a century.
  public init(_ interval: DispatchTimeInterval) {
    seconds =
      switch interval {
      case .seconds(let count): Double(count)
      case .milliseconds(let count): Double(count) / 1e3
      case .microseconds(let count): Double(count) / 1e6
      case .nanoseconds(let count): Double(count) / 1e9
      default: 3_155_760_000
      }
  }
  public init(_ interval: TimeInterval) { seconds = interval }

  public var timeInterval: DispatchTimeInterval {
    .nanoseconds(Int(max(-9e18, min(9e18, seconds * 1e9))))
  }
}

extension SchedulerTimeIntervalConvertible where Self == _SchedulerTime.Stride {
  /// A run loop's interval, in seconds.
  @_disfavoredOverload public var timeInterval: TimeInterval { seconds }
}
