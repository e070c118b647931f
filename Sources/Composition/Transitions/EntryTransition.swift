public import VitrineDrawing

/// The way from one entry's picture to the next one's.
///
/// Both archives are compared operation by operation: what is in both stays, what has moved or
/// changed its color moves and changes, text that says something else follows its content
/// transition, and a view that is only in one of them comes or goes by its transition, or fades
/// (facts/behavior.md §22). Archives that were asked for with `RenderRequest.carriesChanges` say
/// which views are the same, their transitions and animations.
public struct EntryTransition: Sendable {
  /// The entry that is on screen.
  public let from: Archive
  /// The entry that takes its place.
  public let to: Archive

  /// Seconds at most that the system gives a transition.
  public static let longest = 2.0
  /// Seconds where nothing is said (estimate).
  public static let usual = 0.5

  /// Seconds from the one picture to the other.
  public let seconds: Double
  /// Seconds of a change that says nothing about its time.
  private let base: Double

  /// - seconds: nil: as long as the animations in the archives take, two at most.
  public init(from: Archive, to: Archive, seconds: Double? = nil) {
    self.from = from
    self.to = to
    base = seconds ?? Self.usual
    let animations = max(from.list.longestMotion, to.list.longestMotion)
    self.seconds = seconds ?? min(max(base, animations), Self.longest)
  }

  /// The picture when so much of the time has passed, 0 … 1.
  public func archive(at time: Double) -> Archive {
    if time <= 0 { return from }
    if time >= 1 { return to }
    var archive = to
    let elapsed = time * seconds
    let blend = Blend(amount: Self.eased(min(elapsed / base, 1)), elapsed: elapsed)
    archive.list = blend.list(from.list, to.list)
    archive.images.merge(from.images) { present, _ in present }
    archive.fonts.merge(from.fonts) { present, _ in present }
    return archive
  }

  /// Slow at both ends, as `.easeInOut` (the cubic that has no bend in the middle).
  static func eased(_ time: Double) -> Double { time * time * (3 - 2 * time) }

  /// Moments of so many frames, the first and last being the entries themselves.
  public static func moments(_ frames: Int) -> [Double] {
    guard frames > 1 else { return [1] }
    return (0..<frames).map { Double($0) / Double(frames - 1) }
  }
}

extension DisplayList {
  /// Seconds of the longest animation that the list names.
  fileprivate var longestMotion: Double {
    operations.reduce(0) { longest, operation in
      guard case .group(let group) = operation else { return longest }
      return max(longest, group.effect.motion, group.contents.longestMotion)
    }
  }
}

extension Effect {
  fileprivate var motion: Double {
    switch self {
    case .tag(.motion(let motion)): motion.curve.duration
    case .tag(.view(let change)):
      max(change.insertion.motion?.duration ?? 0, change.removal.motion?.duration ?? 0)
    case .mask(let list): list.longestMotion
    case .transform, .opacity, .blend, .clip, .layer, .filter, .blur, .shadow, .vibrancy, .tag: 0
    }
  }
}
