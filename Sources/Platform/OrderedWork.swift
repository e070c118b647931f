import Foundation

extension SideBySide {
  /// Calls `work` with each number below `before.count` as soon as those that it waits for are done; returns when all
  /// are. Of those that can begin, the most urgent one does, and of equals the lowest.
  /// - Parameters:
  ///   - before: the lower numbers that each waits for.
  ///   - urgency: how much depends on each, in any unit.
  ///   - limit: the most at a time.
  public static func run(
    after before: [[Int]], urgency: [Int64], atMost limit: Int = .max,
    _ work: @Sendable (Int) -> Void
  ) {
    let open = OpenWork(before: before, urgency: urgency)
    // Each worker goes on until nothing is left to begin.
    run(min(before.count, limit, Processors.count)) { _ in
      while let number = open.next() {
        work(number)
        open.finish(number)
      }
    }
  }

  /// What has not begun yet, and what it waits for.
  private final class OpenWork: @unchecked Sendable {
    // Everything below is used with the condition locked.
    private let condition = NSCondition()
    private var waiting: [Int]
    private var followers: [[Int]]
    private var ready: [Int]
    private var left: Int
    private let urgency: [Int64]

    init(before: [[Int]], urgency: [Int64]) {
      self.urgency = urgency
      left = before.count
      waiting = before.map { Set($0).count }
      followers = Array(repeating: [], count: before.count)
      for (number, others) in before.enumerated() {
        for other in Set(others) { followers[other].append(number) }
      }
      ready = before.indices.filter { before[$0].isEmpty }
    }

    /// Waits until one can begin; nil where all have.
    func next() -> Int? {
      condition.lock()
      defer { condition.unlock() }
      while ready.isEmpty, left > 0 { condition.wait() }
      guard
        let place = ready.indices.max(by: {
          (urgency[ready[$0]], -ready[$0]) < (urgency[ready[$1]], -ready[$1])
        })
      else { return nil }
      left -= 1
      if left == 0 { condition.broadcast() }
      return ready.remove(at: place)
    }

    func finish(_ number: Int) {
      condition.lock()
      for follower in followers[number] {
        waiting[follower] -= 1
        if waiting[follower] == 0 { ready.append(follower) }
      }
      condition.broadcast()
      condition.unlock()
    }
  }
}
