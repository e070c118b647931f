import Synchronization
import VitrinePlatform

/// What happened, to everybody who listens. The last events are kept: who was away asks for those
/// after the last one that it has seen.
final class EventHub: Sendable {
  struct Event: Hashable, Sendable {
    /// Grows by one with every event.
    var id: Int
    var name: String
    /// JSON on one line.
    var data: String
  }

  /// Events that are kept (estimate: some minutes of a quick clock).
  static let kept = 2000
  /// Events that a listener may lag behind before it is sent away, to come back and ask for what it
  /// has missed.
  static let lag = 1000
  /// Listeners at the same time.
  static let limit = 200

  private struct Listeners {
    var next = 1
    var events: [Event] = []
    var streams: [Int: AsyncStream<Event>.Continuation] = [:]
    var nextStream = 0
    var isClosed = false
  }
  private let listeners = Mutex(Listeners())

  func send(_ name: String, _ data: JSON) {
    let text = data.compactText()
    // Ended when the lock is free: a stream that ends is forgotten, which takes it.
    let late = listeners.withLock { listeners in
      let event = Event(id: listeners.next, name: name, data: text)
      listeners.next += 1
      listeners.events.append(event)
      if listeners.events.count > 2 * Self.kept {
        listeners.events.removeFirst(listeners.events.count - Self.kept)
      }
      var late: [AsyncStream<Event>.Continuation] = []
      for (id, stream) in listeners.streams {
        guard case .dropped = stream.yield(event) else { continue }
        late.append(stream)
        listeners.streams[id] = nil
      }
      return late
    }
    for stream in late { stream.finish() }
  }

  /// A stream of what happens from now on, after what was missed since an event; nil: too many
  /// listen already.
  func listen(after last: Int?) -> (missed: [Event], stream: AsyncStream<Event>)? {
    let (stream, continuation) = AsyncStream<Event>.makeStream(
      bufferingPolicy: .bufferingOldest(Self.lag))
    return listeners.withLock { listeners in
      guard listeners.streams.count < Self.limit, !listeners.isClosed else { return nil }
      let id = listeners.nextStream
      listeners.nextStream += 1
      listeners.streams[id] = continuation
      continuation.onTermination = { [weak self] _ in self?.forget(id) }
      let missed = last.map { last in listeners.events.filter { $0.id > last } } ?? []
      return (missed, stream)
    }
  }

  var listenerCount: Int { listeners.withLock { $0.streams.count } }

  private func forget(_ id: Int) { _ = listeners.withLock { $0.streams.removeValue(forKey: id) } }

  /// Ends every stream.
  func close() {
    send("bye", .object([]))
    let streams = listeners.withLock { listeners in
      defer { listeners.streams = [:] }
      listeners.isClosed = true
      return Array(listeners.streams.values)
    }
    for stream in streams { stream.finish() }
  }
}
