/// What is written to one who listens: what happens, and now and then that nothing does.
enum EventSign: Sendable {
  case event(EventHub.Event)
  case silence

  /// Both as one stream. It ends where an event would be lost, since the listener takes none: the page comes
  /// back and asks for what it has missed.
  /// - pause: between two signs of silence.
  static func stream(
    of events: AsyncStream<EventHub.Event>, pause: Duration
  ) -> AsyncStream<EventSign> {
    let (signs, continuation) = AsyncStream<EventSign>.makeStream(
      bufferingPolicy: .bufferingOldest(EventHub.lag))
    let telling = Task {
      for await event in events {
        if case .dropped = continuation.yield(.event(event)) { break }
      }
      continuation.finish()
    }
    let pulse = Task {
      while !Task.isCancelled {
        try await Task.sleep(for: pause)
        continuation.yield(.silence)
      }
    }
    continuation.onTermination = { _ in
      telling.cancel()
      pulse.cancel()
    }
    return signs
  }
}
