import Dispatch
import Synchronization
import VitrineMessages

/// Waits for a provider's completion handler. Providers are called on the main thread; they may
/// complete on any.
@MainActor
enum Completion {
  private final class Call<Value>: Sendable {
    let state = Mutex(UncheckedState<Value>())
  }
  private struct UncheckedState<Value>: @unchecked Sendable {
    var continuation: CheckedContinuation<UncheckedBox<Value>?, Never>?
    var calls = 0
    var isTooLate = false
  }

  /// As long as a provider's completion handler may take; calls that come after the answer are
  /// kept for the next one in `LateCompletions`.
  static func wait<Value>(
    for provider: ProviderCall, _ body: (@escaping @Sendable (Value) -> Void) -> Void
  ) async -> (value: Value, calls: Int)? {
    await wait(
      seconds: provider.timeLimit, kind: provider.kind, settles: provider.settles, body)
  }

  /// The first value that `body` completes with, and how often it did so until it returned or was
  /// first heard; nil after `seconds`. With `settles`, second calls shortly after count as well.
  static func wait<Value>(
    seconds: Double, kind: String? = nil, settles: Bool = false,
    _ body: (@escaping @Sendable (Value) -> Void) -> Void
  ) async -> (value: Value, calls: Int)? {
    let call = Call<Value>()
    let received = await withCheckedContinuation {
      (continuation: CheckedContinuation<UncheckedBox<Value>?, Never>) in
      call.state.withLock { $0.continuation = continuation }
      body { value in
        let box = UncheckedBox(value)
        let (waiting, isLate) = call.state.withLock { state in
          state.calls += 1
          defer { state.continuation = nil }
          return (state.continuation, state.isTooLate)
        }
        if let waiting {
          waiting.resume(returning: box)
        } else if let kind {
          LateCompletions.shared.note(kind, isLate ? "completion-late" : "completion-twice")
        }
      }
      // Most providers have answered by now: a timer for each picture would wake another thread.
      guard call.state.withLock({ $0.continuation != nil }) else { return }
      Task {
        try? await Task.sleep(for: .seconds(seconds))
        let waiting = call.state.withLock { state in
          state.isTooLate = state.continuation != nil
          defer { state.continuation = nil }
          return state.continuation
        }
        waiting?.resume(returning: nil)
      }
    }
    guard let received else { return nil }
    if settles { await passQueues() }
    return (received.value, call.state.withLock { $0.calls })
  }

  /// What the provider had already sent to a queue is done before what is sent now; the first picture does not
  /// wait longer than that. What comes later is told with the next timeline.
  private static func passQueues() async {
    for queue in [DispatchQueue.main, .global(), .main] {
      await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    }
  }

  /// The value of `body`, or nil after `seconds`; the work is cancelled and left behind then.
  static func wait<Value>(
    seconds: Double, _ body: @escaping @Sendable () async throws -> UncheckedBox<Value>
  ) async throws -> Value? {
    let work = Task { try await body() }
    let result: (value: Result<UncheckedBox<Value>, any Error>, calls: Int)? =
      await wait(seconds: seconds) { completion in
        Task { completion(await work.result) }
      }
    guard let result else {
      work.cancel()
      return nil
    }
    return try result.value.get().value
  }

  /// The value, or the failure that says which method of which widget did not answer.
  static func required<Value>(_ value: Value?, _ call: ProviderCall, _ method: String) throws
    -> Value
  {
    guard let value else {
      throw ExtensionFailure.completionMissing(
        kind: call.kind, method: method, seconds: call.timeLimit)
    }
    return value
  }
}

/// Calls of completion handlers that nobody waited for any more, by the widget's kind: reported
/// with the kind's next timeline.
final class LateCompletions: Sendable {
  static let shared = LateCompletions()
  private let faults = Mutex<[String: [String]]>([:])

  func note(_ kind: String, _ fault: String) {
    faults.withLock { if $0[kind]?.contains(fault) != true { $0[kind, default: []].append(fault) } }
  }
  func take(_ kind: String) -> [String] { faults.withLock { $0.removeValue(forKey: kind) ?? [] } }
}
