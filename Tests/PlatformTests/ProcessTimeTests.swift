import Glibc
import Testing

@testable import VitrinePlatform

@Suite(.timeLimit(.minutes(60)))
struct ProcessTimeTests {
  @Test func thisProcessHasRunAndRuns() throws {
    let time = try #require(ProcessTime(of: getpid()))
    #expect(time.used >= 0)
    #expect(time.wantsToRun)
  }

  @Test func nobodyHasNoTime() { #expect(ProcessTime(of: -1) == nil) }

  /// Whoever sleeps is not starved; whoever wants to run is, for as long as it had no core.
  @Test(arguments: [
    (before: true, after: true, used: 0.2, starved: 0.8), (true, true, 1.5, 0),
    (false, true, 0, 0), (true, false, 0, 0), (false, false, 0, 0),
  ])
  func starves(_ test: (before: Bool, after: Bool, used: Double, starved: Double)) {
    let earlier = ProcessTime(used: 3, wantsToRun: test.before)
    let later = ProcessTime(used: 3 + test.used, wantsToRun: test.after)
    #expect(abs(later.starved(since: earlier, elapsed: 1) - test.starved) < 1e-9)
  }
}
