import VitrineDrawing

/// StandBy at night: luminance in red, alpha kept. Factors are estimates (appearance §7).
struct NightRed {
  func apply(to list: DisplayList) -> DisplayList {
    let brightness: Float = 0.75
    let luminance: [Float] = [0.2126, 0.7152, 0.0722]
    func row(_ factor: Float) -> [Float] {
      luminance.map { $0 * factor * brightness } + [0, 0]
    }
    let matrix = row(1) + row(0.08) + row(0.04) + [0, 0, 0, 1, 0]
    return DisplayList([.group(EffectGroup(.filter(.matrix(matrix)), list))])
  }
}
