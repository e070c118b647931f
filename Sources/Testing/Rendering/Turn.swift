/// One request at a time: a request sets the clock, the locale and the time zone of the whole process,
/// and tests run side by side.
@MainActor
final class Turn {
  static let shared = Turn()
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits for those that came before, then runs.
  func take<Value>(_ body: () async throws -> Value) async rethrows -> Value {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    }
    isTaken = true
    defer {
      // The next one takes over; nobody comes between.
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
    return try await body()
  }
}
