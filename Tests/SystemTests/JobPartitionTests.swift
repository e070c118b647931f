import Testing
@testable import VitrineStudio

@Suite(.timeLimit(.minutes(60))) struct JobPartitionTests {
  @Test(arguments: [0, 1, 127, 128, 129, 1080])
  func everyJobHasOneLane(_ jobs: Int) {
    let lanes = JobPartition(jobs: jobs)
    let all = (0..<lanes.count).flatMap { lanes[$0] }
    #expect(all.sorted() == Array(0..<jobs))
    #expect(lanes.count == (jobs < 128 ? 1 : 2))
  }

  @Test func oneExtensionAnswersForAll() {
    let lanes = JobPartition(undivided: 1080)
    #expect(lanes.count == 1 && lanes[0] == Array(0..<1080))
  }

  @Test func lanesAreOfOneLength() {
    let lanes = JobPartition(jobs: 1080)
    #expect(abs(lanes[0].count - lanes[1].count) <= 16)
    #expect(lanes[1].prefix(3) == [16, 17, 18])
  }
}
