import Dispatch
import Foundation
import Synchronization

/// Pieces of work of unequal length on all processors.
public enum SideBySide {
  /// Calls `work` with each number below `count`, the next one whenever one is done; returns when all are.
  /// - Parameter limit: the most at a time, where memory allows fewer than there are processors.
  public static func run(_ count: Int, atMost limit: Int = .max, _ work: @Sendable (Int) -> Void) {
    let next = Mutex(0)
    let workers = min(count, limit, ProcessInfo.processInfo.activeProcessorCount)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while true {
        let number = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard number < count else { return }
        work(number)
      }
    }
  }
}
