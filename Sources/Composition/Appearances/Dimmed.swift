import VitrineDrawing

/// Always-On: every color times a factor, alpha kept.
struct Dimmed {
  var factor: Double
  func apply(to list: DisplayList) -> DisplayList {
    let f = Float(factor)
    let matrix: [Float] = [f, 0, 0, 0, 0, 0, f, 0, 0, 0, 0, 0, f, 0, 0, 0, 0, 0, 1, 0]
    return DisplayList([.group(EffectGroup(.filter(.matrix(matrix)), list))])
  }
}
