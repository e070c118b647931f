import Foundation
public import OpenCombine

extension Publishers {
  /// When `collect` hands on what has come together.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// After an interval, and at once where so many values are there.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

    fileprivate var scheduler: Context {
      switch self {
      case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
      }
    }
    fileprivate var interval: Context.SchedulerTimeType.Stride {
      switch self {
      case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
      }
    }
    fileprivate var limit: Int? {
      if case .byTimeOrCount(_, _, let count) = self { max(1, count) } else { nil }
    }
  }
}

/// Values since the last time that they were handed on.
private final class Collected<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value] = []
  private var running: [any Cancellable] = []

  /// All of them, where there are `limit`.
  func append(_ value: Value, limit: Int?) -> [Value]? {
    lock.withLock {
      values.append(value)
      return values.count >= limit ?? .max ? takeAll() : nil
    }
  }
  /// nil where none came.
  func take() -> [Value]? { lock.withLock { values.isEmpty ? nil : takeAll() } }
  private func takeAll() -> [Value] {
    defer { values = [] }
    return values
  }
  func keep(_ work: any Cancellable) { lock.withLock { running.append(work) } }
  func cancel() {
    let work = lock.withLock {
      defer { running = [] }
      return running
    }
    for work in work { work.cancel() }
  }
}

private struct TimeGroups<Upstream: Publisher, Context: Scheduler>: Publisher {
  typealias Output = [Upstream.Output]
  typealias Failure = Upstream.Failure
  var upstream: Upstream
  var strategy: Publishers.TimeGroupingStrategy<Context>
  var options: Context.SchedulerOptions?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = CallbackSubscription(subscriber) { subscription in
      let collected = Collected<Upstream.Output>()
      let (scheduler, interval) = (strategy.scheduler, strategy.interval)
      collected.keep(
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), interval: interval,
          tolerance: scheduler.minimumTolerance, options: options
        ) {
          if let values = collected.take() { subscription.send(values) }
        })
      collected.keep(
        upstream.sink { completion in
          // A failure loses what was on its way.
          if case .finished = completion, let rest = collected.take() { subscription.send(rest) }
          collected.cancel()
          subscription.finish(completion)
        } receiveValue: { value in
          if let values = collected.append(value, limit: strategy.limit) {
            subscription.send(values)
          }
        })
      return { collected.cancel() }
    }
    subscriber.receive(subscription: subscription)
  }
}

extension Publisher {
  /// Values that come within an interval, as an array; nothing for an interval without any.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<[Output], Failure> {
    TimeGroups(upstream: self, strategy: strategy, options: options).eraseToAnyPublisher()
  }
}
