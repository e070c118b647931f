public import VitrineDrawing

/// The way from one entry's picture to the next one's.
///
/// Both archives are compared operation by operation: what is in both stays, what has moved or
/// changed its colour moves and changes, text that says something else follows its content
/// transition, and what is only in one of them fades (facts/behaviour.md §22).
public struct EntryTransition: Sendable {
  public let from: Archive
  public let to: Archive

  /// Seconds at most that the system gives a transition.
  public static let longest = 2.0
  /// Seconds where nothing is said (estimate).
  public static let usual = 0.5

  public init(from: Archive, to: Archive) {
    self.from = from
    self.to = to
  }

  /// The picture when so much of the time has passed, 0 … 1.
  public func archive(at time: Double) -> Archive {
    if time <= 0 { return from }
    if time >= 1 { return to }
    var archive = to
    archive.list = Blend(amount: Self.eased(time)).list(from.list, to.list)
    archive.images.merge(from.images) { present, _ in present }
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
