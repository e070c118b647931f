import Dispatch

/// The thread that widgets are asked on: asking blocks, and must not hold up those who serve.
final class EngineThread: SerialExecutor {
  private let queue = DispatchQueue(label: "vitrine.preview.engine", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

/// Runs what blocks for long (a compiler) beside everything else.
func beside<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global(qos: .userInitiated).async {
      continuation.resume(with: Result { try work() })
    }
  }
}
