import Foundation
import Synchronization

/// Pieces of work of unequal length on all processors. Each worker is a thread of its own: of calls inside each
/// other `concurrentPerform` does the inner ones one after the other, even where the work is to wait for a process.
public enum SideBySide {
  /// Calls `work` with each number below `count`, the next one whenever one is done; returns when all are.
  /// - Parameters:
  ///   - limit: the most at a time, where memory allows fewer than there are processors.
  ///   - isWaiting: whether the work is to wait for others, so that more than there are processors pay.
  public static func run(
    _ count: Int, atMost limit: Int = .max, isWaiting: Bool = false, _ work: @Sendable (Int) -> Void
  ) {
    let processors = isWaiting ? limit : Processors.count
    let workers = min(count, limit, processors)
    let numbers = Numbers(count: count)
    withoutActuallyEscaping(work) { work in
      // Joined, so that no thread holds `work` any longer.
      let threads = (1..<max(1, workers)).compactMap { _ in
        start { while let number = numbers.next() { work(number) } }
      }
      while let number = numbers.next() { work(number) }
      for thread in threads { pthread_join(thread, nil) }
    }
  }

  /// Returns the results of `work` for 0 ..< `count` in order; throws the error of the lowest number that fails.
  /// - Parameter limit: the most at a time.
  public static func map<Value: Sendable>(
    _ count: Int, atMost limit: Int = .max, _ work: @Sendable (Int) throws -> Value
  ) throws -> [Value] {
    let results = Mutex<[Result<Value, any Error>?]>(Array(repeating: nil, count: count))
    run(count, atMost: limit) { number in
      let result = Result { try work(number) }
      results.withLock { $0[number] = result }
    }
    return try results.withLock { $0 }.compactMap { try $0?.get() }
  }

  /// nil where the system gives no further thread: the others do its work.
  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    let body = Unmanaged.passRetained(Body(run: body))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { body in
        Unmanaged<Body>.fromOpaque(body!).takeRetainedValue().run()
        return nil
      }, body.toOpaque())
    guard status == 0 else {
      body.release()
      return nil
    }
    return thread
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Those that no worker has taken yet.
  private final class Numbers: Sendable {
    private let count: Int
    private let taken = Mutex(0)

    init(count: Int) { self.count = count }

    func next() -> Int? {
      taken.withLock { taken in
        guard taken < count else { return nil }
        defer { taken += 1 }
        return taken
      }
    }
  }
}
