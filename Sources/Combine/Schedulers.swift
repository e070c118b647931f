public import Dispatch
public import Foundation

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

private struct Work: @unchecked Sendable {
  let action: () -> Void
}

extension DispatchQueue: @retroactive Scheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  public struct SchedulerOptions: Sendable {
    public init() {}
  }
  public var now: _SchedulerTime { .now }
  public var minimumTolerance: _SchedulerTime.Stride { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(action: action)
    async { work.action() }
  }
  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = Work(action: action)
    let delay = max(0, date.seconds - _SchedulerTime.now.seconds)
    asyncAfter(deadline: .now() + delay) { work.action() }
  }
  public func schedule(
    after date: _SchedulerTime, interval: _SchedulerTime.Stride,
    tolerance: _SchedulerTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let source = DispatchSource.makeTimerSource(queue: self)
    let delay = max(0, date.seconds - _SchedulerTime.now.seconds)
    source.schedule(deadline: .now() + delay, repeating: interval.seconds)
    let work = Work(action: action)
    source.setEventHandler { work.action() }
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}

extension RunLoop: @retroactive Scheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  public struct SchedulerOptions: Sendable {
    public init() {}
  }
  public var now: _SchedulerTime { .now }
  public var minimumTolerance: _SchedulerTime.Stride { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(action: action)
    perform { work.action() }
  }
  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = Work(action: action)
    let delay = max(0, date.seconds - _SchedulerTime.now.seconds)
    add(Timer(timeInterval: delay, repeats: false) { _ in work.action() }, forMode: .default)
  }
  public func schedule(
    after date: _SchedulerTime, interval: _SchedulerTime.Stride,
    tolerance: _SchedulerTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = Work(action: action)
    let timer = Timer(timeInterval: interval.seconds, repeats: true) { _ in work.action() }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}

extension OperationQueue: @retroactive Scheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  public struct SchedulerOptions: Sendable {
    public init() {}
  }
  public var now: _SchedulerTime { .now }
  public var minimumTolerance: _SchedulerTime.Stride { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(action: action)
    addOperation { work.action() }
  }
  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = Work(action: action)
    let delay = max(0, date.seconds - _SchedulerTime.now.seconds)
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [self] in
      addOperation { work.action() }
    }
  }
  public func schedule(
    after date: _SchedulerTime, interval: _SchedulerTime.Stride,
    tolerance: _SchedulerTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = Work(action: action)
    let source = DispatchSource.makeTimerSource(queue: .global())
    source.schedule(deadline: .now() + interval.seconds, repeating: interval.seconds)
    source.setEventHandler { [self] in addOperation { work.action() } }
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}

extension JSONDecoder: @retroactive TopLevelDecoder { public typealias Input = Data }
extension JSONEncoder: @retroactive TopLevelEncoder { public typealias Output = Data }
extension PropertyListDecoder: @retroactive TopLevelDecoder { public typealias Input = Data }
extension PropertyListEncoder: @retroactive TopLevelEncoder { public typealias Output = Data }
