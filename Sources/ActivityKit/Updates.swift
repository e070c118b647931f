import Synchronization

/// Hands each value to everyone who follows.
package final class Broadcast<Value>: Sendable {
  private let followers = Mutex<[AsyncStream<UncheckedValue<Value>>.Continuation]>([])
  package init() {}

  package func send(_ value: Value) {
    let value = UncheckedValue(value)
    for follower in followers.withLock({ $0 }) { follower.yield(value) }
  }

  package func sequence(
    startingWith first: Value? = nil
  ) -> AsyncStream<UncheckedValue<Value>> {
    let (stream, continuation) = AsyncStream.makeStream(of: UncheckedValue<Value>.self)
    if let first { continuation.yield(UncheckedValue(first)) }
    followers.withLock { $0.append(continuation) }
    return stream
  }
}

extension Activity {
  /// Activities as they start.
  public struct ActivityUpdates: AsyncSequence, Sendable {
    public typealias Element = Activity<Attributes>
    let updates: AsyncStream<UncheckedValue<Activity<Attributes>>>
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Activity<Attributes>
      var base: AsyncStream<UncheckedValue<Activity<Attributes>>>.Iterator
      public mutating func next() async -> Element? { await base.next()?.value }
    }
    public typealias AsyncIterator = Iterator
    public func makeAsyncIterator() -> Iterator { Iterator(base: updates.makeAsyncIterator()) }
  }

  /// The state of its life, the current one first.
  public struct ActivityStateUpdates: AsyncSequence, Sendable {
    public typealias Element = ActivityState
    let updates: AsyncStream<UncheckedValue<ActivityState>>
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = ActivityState
      var base: AsyncStream<UncheckedValue<ActivityState>>.Iterator
      public mutating func next() async -> Element? { await base.next()?.value }
    }
    public typealias AsyncIterator = Iterator
    public func makeAsyncIterator() -> Iterator { Iterator(base: updates.makeAsyncIterator()) }
  }

  public struct ContentStateUpdates: AsyncSequence, Sendable {
    public typealias Element = Attributes.ContentState
    let updates: AsyncStream<UncheckedValue<ActivityContent<Attributes.ContentState>>>
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Attributes.ContentState
      var base: AsyncStream<UncheckedValue<ActivityContent<Attributes.ContentState>>>.Iterator
      public mutating func next() async -> Element? { await base.next()?.value.state }
    }
    public typealias AsyncIterator = Iterator
    public func makeAsyncIterator() -> Iterator { Iterator(base: updates.makeAsyncIterator()) }
  }

  public struct ContentUpdates: AsyncSequence, Sendable {
    public typealias Element = ActivityContent<Attributes.ContentState>
    let updates: AsyncStream<UncheckedValue<ActivityContent<Attributes.ContentState>>>
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = ActivityContent<Attributes.ContentState>
      var base: AsyncStream<UncheckedValue<ActivityContent<Attributes.ContentState>>>.Iterator
      public mutating func next() async -> Element? { await base.next()?.value }
    }
    public typealias AsyncIterator = Iterator
    public func makeAsyncIterator() -> Iterator { Iterator(base: updates.makeAsyncIterator()) }
  }

  /// Ends at once: there is no push service.
  public struct PushTokenUpdates: AsyncSequence, Sendable {
    public typealias Element = Data
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Data
      public mutating func next() async -> Data? { nil }
    }
    public typealias AsyncIterator = Iterator
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
}
