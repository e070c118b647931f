import Foundation
public import OpenCombine

// Operators of several publishers, which OpenCombine leaves out.

/// Values of several publishers on their way into one.
private final class Joint: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var values: [[Any]]
  private var open: Int
  private var subscriptions: [AnyCancellable] = []

  init(count: Int) {
    values = Array(repeating: [], count: count)
    open = count
  }

  func keep(_ subscription: AnyCancellable) { lock.withLock { subscriptions.append(subscription) } }
  func cancel() { lock.withLock { subscriptions = [] } }
  func take<T>(_ body: (inout [[Any]]) -> T?) -> T? { lock.withLock { body(&values) } }
  /// Whether this was the last publisher to finish.
  func finishOne() -> Bool {
    lock.withLock {
      open -= 1
      return open == 0
    }
  }
}

/// Subscribes to all its parts with the first demand; `take` says what a value of one part gives.
private struct JointPublisher<Output, Failure: Error>: Publisher {
  var parts: [AnyPublisher<Any, Failure>]
  var take: (inout [[Any]], _ index: Int, _ value: Any) -> Output?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = CallbackSubscription(subscriber) { subscription in
      let joint = Joint(count: parts.count)
      for (index, part) in parts.enumerated() {
        let part = part.sink { completion in
          let isLast = joint.finishOne()
          if case .failure = completion {
            subscription.finish(completion)
          } else if isLast {
            subscription.finish(.finished)
          }
        } receiveValue: { value in
          if let output = joint.take({ take(&$0, index, value) }) { subscription.send(output) }
        }
        joint.keep(part)
      }
      return { joint.cancel() }
    }
    subscriber.receive(subscription: subscription)
  }
}

extension Publisher {
  fileprivate var untyped: AnyPublisher<Any, Failure> { map { $0 as Any }.eraseToAnyPublisher() }
}

/// Keeps the newest value of each and goes on once all have one.
private func latest(_ values: inout [[Any]], _ index: Int, _ value: Any) -> [Any]? {
  values[index] = [value]
  let all = values.compactMap(\.first)
  return all.count == values.count ? all : nil
}

extension Publisher {
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    JointPublisher(parts: [untyped, other.untyped]) { values, index, value in
      latest(&values, index, value).map { ($0[0] as! Output, $0[1] as! P.Output) }
    }.eraseToAnyPublisher()
  }
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map(transform).eraseToAnyPublisher()
  }
  public func combineLatest<P: Publisher, Q: Publisher>(_ first: P, _ second: Q)
    -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(first).combineLatest(second).map { ($0.0, $0.1, $1) }.eraseToAnyPublisher()
  }
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ first: P, _ second: Q, _ third: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(first, second).combineLatest(third).map { ($0.0, $0.1, $0.2, $1) }
      .eraseToAnyPublisher()
  }
}

extension Publishers {
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b).receive(subscriber: subscriber)
    }
  }
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b, c).receive(subscriber: subscriber)
    }
  }
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]
    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      guard !publishers.isEmpty else {
        return Empty<Output, Failure>().receive(subscriber: subscriber)
      }
      JointPublisher<Output, Failure>(parts: publishers.map(\.untyped)) { _, _, value in
        value as? Output
      }.receive(subscriber: subscriber)
    }
  }
}
