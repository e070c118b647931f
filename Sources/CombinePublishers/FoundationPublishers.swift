public import Foundation
public import FoundationNetworking
public import OpenCombine

/// Values that a callback brings, from the first demand on.
final class CallbackSubscription<S: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = NSLock()
  private var subscriber: S?
  private var isStarted = false
  private var demand = Subscribers.Demand.none
  private var stop: (() -> Void)?
  private let start: (CallbackSubscription<S>) -> (() -> Void)?

  init(_ subscriber: S, start: @escaping (CallbackSubscription<S>) -> (() -> Void)?) {
    self.subscriber = subscriber
    self.start = start
  }

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    let begins = !isStarted && demand > .none
    if begins { isStarted = true }
    lock.unlock()
    if begins { stop = start(self) }
  }

  func cancel() {
    lock.lock()
    let stop = self.stop
    self.stop = nil
    subscriber = nil
    lock.unlock()
    stop?()
  }

  func send(_ value: S.Input) {
    lock.lock()
    guard let subscriber, demand > .none else { return lock.unlock() }
    demand -= 1
    lock.unlock()
    let more = subscriber.receive(value)
    lock.lock()
    demand += more
    lock.unlock()
  }

  func finish(_ completion: Subscribers.Completion<S.Failure>) {
    lock.lock()
    let subscriber = self.subscriber
    self.subscriber = nil
    lock.unlock()
    subscriber?.receive(completion: completion)
  }
}

extension NotificationCenter {
  /// Each notification of a name.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subscription = CallbackSubscription(subscriber) { subscription in
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          subscription.send($0)
        }
        return { center.removeObserver(token) }
      }
      subscriber.receive(subscription: subscription)
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension URLSession {
  /// One request's answer.
  public struct DataTaskPublisher: OpenCombine.Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let subscription = CallbackSubscription(subscriber) { subscription in
        let task = session.dataTask(with: request) { data, response, error in
          if let data, let response, error == nil {
            subscription.send((data, response))
            subscription.finish(.finished)
          } else {
            subscription.finish(.failure(error as? URLError ?? URLError(.unknown)))
          }
        }
        task.resume()
        return { task.cancel() }
      }
      subscriber.receive(subscription: subscription)
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// The value as it is now, once: changes are observed with Objective-C only.
  public func publisher<Value>(for path: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
    Just(self[keyPath: path]).append(Empty(completeImmediately: false)).eraseToAnyPublisher()
  }
}

extension Timer {
  /// The date at every interval once connected. A widget is drawn from its archive, so that ticks
  /// are not seen.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    private let loop: RunLoop
    private let mode: RunLoop.Mode
    private let ticks = PassthroughSubject<Date, Never>()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      loop = runLoop
      self.mode = mode
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never { ticks.receive(subscriber: subscriber) }

    public func connect() -> any Cancellable {
      nonisolated(unsafe) let ticks = ticks
      let timer = Timer(timeInterval: interval, repeats: true) { _ in ticks.send(Date()) }
      loop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
