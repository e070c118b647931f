import VitrineDrawing

/// macOS 14 and 15 behind windows: a picture's light is how much of it is seen, in one tone
/// (facts/appearance.md §6, measured; white is an estimate).
struct Receded {
  func apply(to list: DisplayList) -> DisplayList {
    guard !list.isEmpty else { return list }
    return DisplayList([.group(EffectGroup(.filter(.luminanceToAlphaIn(.white)), list))])
  }
}
