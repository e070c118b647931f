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

  /// Each begins when those that it waits for are done, and none twice.
  @Test(arguments: [0, 1, 5, 200, 20_000]) func whatWaitsComesAfter(_ count: Int) {
    let before = (0..<count).map { number in number % 4 == 0 ? [] : [number / 2, number - 1] }
      .enumerated().map { number, others in others.filter { $0 < number } }
    let done = Mutex([Int](repeating: 0, count: count))
    let early = Mutex(0)
    SideBySide.run(after: before, urgency: Array(repeating: 1, count: count)) { number in
      let isEarly = done.withLock { done in !before[number].allSatisfy { done[$0] == 1 } }
      if isEarly { early.withLock { $0 += 1 } }
      done.withLock { $0[number] += 1 }
    }
    #expect(early.withLock { $0 } == 0)
    #expect(done.withLock { $0.allSatisfy { $0 == 1 } })
  }

  /// One at a time: the most urgent of those that can begin, then the lowest.
  @Test func theMostUrgentBeginsFirst() {
    let order = Mutex([Int]())
    SideBySide.run(after: [[], [], [0], []], urgency: [1, 5, 9, 5], atMost: 1) { number in
      order.withLock { $0.append(number) }
    }
    #expect(order.withLock { $0 } == [1, 3, 0, 2])
  }

  @Test func theErrorOfTheLowestIsThrown() throws {
    struct Failure: Error, Equatable { var number: Int }
    #expect(try SideBySide.map(100) { $0 * 2 } == (0..<100).map { $0 * 2 })
    #expect(throws: Failure(number: 3)) {
      try SideBySide.map(100) { if $0 % 10 == 3 { throw Failure(number: $0) } }
    }
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
