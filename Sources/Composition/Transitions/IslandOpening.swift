import Glibc
public import VitrineDrawing

/// The way from the compact island to the expanded one: the black grows, the compact sides fade, and the
/// expanded content comes up behind them. The curve and its time are estimates.
public struct IslandOpening: Sendable {
  /// What is seen first.
  public let compact: Archive
  /// What it becomes.
  public let expanded: Archive
  /// Seconds of the whole way.
  public static let seconds = 0.6

  /// Two forms of one state.
  public init(compact: Archive, expanded: Archive) {
    (self.compact, self.expanded) = (compact, expanded)
  }

  /// The island when so much of the time has passed, 0 … 1.
  public func archive(at time: Double) -> Archive {
    if time >= 1 { return expanded }
    let grown = Self.spring(time)
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * grown }
    var archive = expanded
    archive.size = Size(
      between(compact.size.width, expanded.size.width),
      between(compact.size.height, expanded.size.height))
    let whole = Rect(x: 0, y: 0, width: archive.size.width, height: archive.size.height)
    var list = DisplayList([
      Ink.rounded(whole, min(whole.height / 2, 44), .black)
    ])
    list.operations += content(compact, in: whole, opacity: 1 - time * 3, fits: false)
    list.operations += content(expanded, in: whole, opacity: (time - 0.25) * 2.5, fits: true)
    archive.list = list
    archive.images.merge(compact.images) { own, _ in own }
    archive.fonts.merge(compact.fonts) { own, _ in own }
    return archive
  }

  /// Without a background, in the island's middle; `fits`: as wide as the island is.
  private func content(
    _ archive: Archive, in whole: Rect, opacity: Double, fits: Bool
  ) -> [DrawingOperation] {
    guard opacity > 0 else { return [] }
    let scale = fits ? whole.width / max(1, archive.size.width) : 1
    let moved = Affine(
      a: scale, b: 0, c: 0, d: scale, tx: (whole.width - archive.size.width * scale) / 2, ty: 0)
    let list = archive.list.removingContainerBackground()
    return [
      .group(
        EffectGroup(
          .opacity(min(1, opacity)), DisplayList([.group(EffectGroup(.transform(moved), list))])))
    ]
  }

  /// A spring that does not swing over its end.
  static func spring(_ time: Double) -> Double {
    let pull = 8.0
    let part = { (t: Double) in 1 - (1 + pull * t) * exp(-pull * t) }
    return part(max(0, time)) / part(1)
  }
}
