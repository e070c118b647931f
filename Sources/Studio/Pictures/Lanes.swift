public import VitrineExtensionClient

/// Extensions beside the first one, for runs of many pictures: each a process of its own with a
/// container of its own, so that none sees what another has stored.
public struct SpareExtensions: Sendable {
  public var open: @Sendable () throws -> ExtensionProcess
  /// Ends a process and clears away its container.
  public var close: @Sendable (ExtensionProcess) -> Void

  public init(
    open: @escaping @Sendable () throws -> ExtensionProcess,
    close: @escaping @Sendable (ExtensionProcess) -> Void
  ) {
    self.open = open
    self.close = close
  }
}

/// Which of several extensions answers for which job. It follows from the number of jobs alone and not
/// from the machine's cores: a widget that counts what it is asked draws the same everywhere.
struct Lanes {
  let count: Int
  private let jobs: Int

  /// Below this a second extension costs more than it saves: 30 ms, what some forty pictures take.
  private static let fewest = 128
  /// Neighbours in the list often ask for the same entry, which the extension then has at hand.
  private static let block = 16

  init(jobs: Int) {
    self.jobs = jobs
    count = jobs < Self.fewest ? 1 : 2
  }

  /// The jobs of one lane, in their order: blocks in turn, so that no lane gets all that is large.
  subscript(lane: Int) -> [Int] {
    (0..<jobs).filter { $0 / Self.block % count == lane }
  }
}
