import Foundation
import Synchronization
import Testing
import VitrinePlatform

@Suite(.timeLimit(.minutes(60))) struct SideBySideTests {
  @Test(arguments: [0, 1, 2, 5, 200, 100_000]) func eachNumberIsTakenOnce(_ count: Int) {
    let taken = Mutex([Int](repeating: 0, count: count))
    SideBySide.run(count) { number in taken.withLock { $0[number] += 1 } }
    #expect(taken.withLock { $0.allSatisfy { $0 == 1 } })
  }

  /// Pieces of a piece run at the same time too: each waits for the other.
  @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1))
  func innerPiecesDoNotWaitForEachOther() {
    let met = Mutex(0)
    SideBySide.run(2) { _ in
      let here = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
      SideBySide.run(2) { number in
        here[number].signal()
        if here[1 - number].wait(timeout: .now() + 60) == .success { met.withLock { $0 += 1 } }
      }
    }
    #expect(met.withLock { $0 } == 4)
  }
}
