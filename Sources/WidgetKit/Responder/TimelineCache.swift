import VitrineMessages

/// The last timelines, so that the entries of one timeline can be drawn one after the other.
struct TimelineCache {
  struct Key: Hashable {
    var kind: String
    var configuration: String?
    var environment: RenderEnvironment
    var preview: String?
    var region: ActivityRegion?
  }
  /// A host asks for entries in order; few timelines are alive at a time.
  private static let capacity = 16
  private var timelines: [(key: Key, timeline: DrawableTimeline)] = []

  subscript(key: Key) -> DrawableTimeline? {
    get { timelines.first { $0.key == key }?.timeline }
    set {
      timelines.removeAll { $0.key == key }
      if let newValue { timelines.append((key, newValue)) }
      if timelines.count > Self.capacity { timelines.removeFirst() }
    }
  }
  mutating func removeAll() { timelines = [] }
}
