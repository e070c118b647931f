import Synchronization
package import VitrineMessages

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
  }

  /// The first value that `body` completes with, and how often it did so until it returned or was
  /// first heard; nil after `seconds`. A handler that is called late or twice finds nobody.
  static func wait<Value>(
    seconds: Double, _ body: (@escaping @Sendable (Value) -> Void) -> Void
  ) async -> (value: Value, calls: Int)? {
    let call = Call<Value>()
    let received = await withCheckedContinuation {
      (continuation: CheckedContinuation<UncheckedBox<Value>?, Never>) in
      call.state.withLock { $0.continuation = continuation }
      body { value in
        let box = UncheckedBox(value)
        let waiting = call.state.withLock { state in
          state.calls += 1
          defer { state.continuation = nil }
          return state.continuation
        }
        waiting?.resume(returning: box)
      }
      Task {
        try? await Task.sleep(for: .seconds(seconds))
        let waiting = call.state.withLock { state in
          defer { state.continuation = nil }
          return state.continuation
        }
        waiting?.resume(returning: nil)
      }
    }
    guard let received else { return nil }
    return (received.value, call.state.withLock { $0.calls })
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
