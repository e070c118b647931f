import VitrineDrawing

/// macOS 14 and 15 behind windows: without color and a little translucent (appearance §6,
/// estimate).
struct Receded {
  func apply(to list: DisplayList) -> DisplayList {
    guard !list.isEmpty else { return list }
    let gray = DisplayList([.group(EffectGroup(.filter(.saturation(0)), list))])
    return DisplayList([.group(EffectGroup(.opacity(0.85), gray))])
  }
}
