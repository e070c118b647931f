public import Dispatch
public import Foundation
public import OpenCombine

/// A moment on a queue or run loop, for `delay`, `debounce` and the like.
public struct _SchedulerTime: Strideable, Codable, Hashable, Sendable {
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Codable,
    Hashable, Sendable, ExpressibleByFloatLiteral
  {
    public var seconds: Double
    public init(seconds: Double) { self.seconds = seconds }
    public init(integerLiteral value: Int) { seconds = Double(value) }
    public init(floatLiteral value: Double) { seconds = value }
    public init?<T: BinaryInteger>(exactly source: T) { seconds = Double(source) }
    public var magnitude: Double { abs(seconds) }
    public static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }
    public static func + (a: Self, b: Self) -> Self { Self(seconds: a.seconds + b.seconds) }
    public static func - (a: Self, b: Self) -> Self { Self(seconds: a.seconds - b.seconds) }
    public static func * (a: Self, b: Self) -> Self { Self(seconds: a.seconds * b.seconds) }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }
    public static func seconds(_ s: Int) -> Self { Self(seconds: Double(s)) }
    public static func seconds(_ s: Double) -> Self { Self(seconds: s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(seconds: Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(seconds: Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(seconds: Double(ns) / 1e9) }
  }

  public var seconds: Double
  public init(seconds: Double) { self.seconds = seconds }
  public func distance(to other: Self) -> Stride { Stride(seconds: other.seconds - seconds) }
  public func advanced(by stride: Stride) -> Self { Self(seconds: seconds + stride.seconds) }
  static var now: Self {
    Self(seconds: Double(DispatchTime.now().uptimeNanoseconds) / 1e9)
  }
}

/// A queue or run loop that Combine's operators can wait on: it says how it runs work, the rest is the
/// same for all.
public protocol _WorkScheduler: Scheduler where SchedulerTimeType == _SchedulerTime {
  func _run(_ work: @escaping @Sendable () -> Void)
  /// Once, after a delay in seconds.
  func _run(after delay: Double, _ work: @escaping @Sendable () -> Void)
  /// Again and again, first after a delay, then each interval; both in seconds.
  func _run(
    after delay: Double, every interval: Double, _ work: @escaping @Sendable () -> Void
  ) -> AnyCancellable
}

private struct Work: @unchecked Sendable {
  let action: () -> Void
}

extension _WorkScheduler {
  public var now: _SchedulerTime { .now }
  public var minimumTolerance: _SchedulerTime.Stride { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(action: action)
    _run { work.action() }
  }
  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = Work(action: action)
    _run(after: max(0, date.seconds - _SchedulerTime.now.seconds)) { work.action() }
  }
  public func schedule(
    after date: _SchedulerTime, interval: _SchedulerTime.Stride,
    tolerance: _SchedulerTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = Work(action: action)
    let delay = max(0, date.seconds - _SchedulerTime.now.seconds)
    return _run(after: delay, every: interval.seconds) { work.action() }
  }
}

extension DispatchQueue: @retroactive Scheduler, _WorkScheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  /// Inert: all work is done alike.
  public struct SchedulerOptions: @unchecked Sendable {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }
  public func _run(_ work: @escaping @Sendable () -> Void) { async(execute: work) }
  public func _run(after delay: Double, _ work: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: .now() + delay, execute: work)
  }
  public func _run(
    after delay: Double, every interval: Double, _ work: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    let source = DispatchSource.makeTimerSource(queue: self)
    source.schedule(deadline: .now() + delay, repeating: interval)
    source.setEventHandler(handler: work)
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}

extension RunLoop: @retroactive Scheduler, _WorkScheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  public struct SchedulerOptions: Sendable {
    public init() {}
  }
  public func _run(_ work: @escaping @Sendable () -> Void) { perform(work) }
  public func _run(after delay: Double, _ work: @escaping @Sendable () -> Void) {
    add(Timer(timeInterval: delay, repeats: false) { _ in work() }, forMode: .default)
  }
  public func _run(
    after delay: Double, every interval: Double, _ work: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    let timer = Timer(timeInterval: interval, repeats: true) { _ in work() }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}

extension OperationQueue: @retroactive Scheduler, _WorkScheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  public struct SchedulerOptions: Sendable {
    public init() {}
  }
  public func _run(_ work: @escaping @Sendable () -> Void) { addOperation(work) }
  public func _run(after delay: Double, _ work: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [self] in addOperation(work) }
  }
  public func _run(
    after delay: Double, every interval: Double, _ work: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    DispatchQueue.global()._run(after: interval, every: interval) { [self] in addOperation(work) }
  }
}

extension JSONDecoder: @retroactive TopLevelDecoder { public typealias Input = Data }
extension JSONEncoder: @retroactive TopLevelEncoder { public typealias Output = Data }
extension PropertyListDecoder: @retroactive TopLevelDecoder { public typealias Input = Data }
extension PropertyListEncoder: @retroactive TopLevelEncoder { public typealias Output = Data }
