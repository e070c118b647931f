/// Which of several extensions answers for which job. It follows from the number of jobs alone and not
/// from the machine's cores: a widget that counts what it is asked draws the same everywhere.
struct JobPartition {
  let count: Int
  private let jobs: Int

  /// Below this a second extension costs more than it saves: 30 ms, what some forty pictures take.
  private static let fewest = 128
  /// Neighbors in the list often ask for the same entry, which the extension then has at hand.
  private static let block = 16

  init(jobs: Int) {
    self.jobs = jobs
    count = jobs < Self.fewest ? 1 : 2
  }

  /// All jobs are one extension's.
  init(undivided jobs: Int) { (self.jobs, count) = (jobs, 1) }

  /// The jobs of one extension, in their order: blocks in turn, so that no extension gets all that is large.
  subscript(part: Int) -> [Int] {
    (0..<jobs).filter { $0 / Self.block % count == part }
  }
}
