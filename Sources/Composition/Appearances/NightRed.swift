import VitrineDrawing

/// StandBy at night: light in red, alpha kept. Every channel counts, so that red ink on black stays
/// legible: by luminance it would come out darker than gray. Factors are estimates (appearance §7).
struct NightRed {
  /// How much a channel counts; together more than 1, so that plain colors keep most of their light
  /// beside a white that cannot be brighter.
  static let weights: [Float] = [0.45, 0.45, 0.22]

  func apply(to list: DisplayList) -> DisplayList {
    func row(_ factor: Float) -> [Float] {
      Self.weights.map { $0 * factor } + [0, 0]
    }
    let matrix = row(1) + row(0.08) + row(0.04) + [0, 0, 0, 1, 0]
    return DisplayList([.group(EffectGroup(.filter(.matrix(matrix)), list))])
  }
}
