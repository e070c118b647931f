import CGraphics
import VitrineDrawing

extension Layer {
  /// Multiplies every pixel with the alpha of a layer of the same bounds.
  func multiply(by mask: Layer) {
    beginPixels()
    mask.beginPixels()
    for y in 0..<bounds.height {
      let alpha = mask.bytes(row: y)
      switch format {
      case .color:
        let row = words(row: y)
        for x in 0..<bounds.width {
          let a = UInt32(alpha[x])
          if a == 255 { continue }
          row[x] = scaled(row[x], a)
        }
      case .alpha:
        let row = bytes(row: y)
        for x in 0..<bounds.width { row[x] = UInt8(multiply255(UInt32(row[x]), UInt32(alpha[x]))) }
      }
    }
    endPixels()
  }
}

/// Every component of a word times `a / 255`, rounded exactly.
@inline(__always)
func scaled(_ word: UInt32, _ a: UInt32) -> UInt32 {
  var odd = (word & 0x00ff_00ff) &* a &+ 0x0080_0080
  odd = ((odd &+ ((odd >> 8) & 0x00ff_00ff)) >> 8) & 0x00ff_00ff
  var even = ((word >> 8) & 0x00ff_00ff) &* a &+ 0x0080_0080
  even = (even &+ ((even >> 8) & 0x00ff_00ff)) & 0xff00_ff00
  return odd | even
}

extension Renderer {
  /// Core Graphics' plus darker: components add up from black, alpha adds up. With premultiplied
  /// values `c = max(0, a − ((da − dc) + (sa − sc)))`, `a = min(1, sa + da)`.
  func plusDarker(_ layer: Layer, _ state: State) {
    // Clip and opacity first, on a copy that is then combined pixel by pixel.
    let region = layer.bounds.intersection(state.clip.bounds).intersection(target.bounds)
    guard !region.isEmpty else { return }
    var over = state
    over.blend = .normal
    over.clip = over.clip.inside(region)
    let source = self.layer(region, target.format) { composite(layer, over) }
    source.beginPixels()
    target.beginPixels()
    for y in region.top..<region.bottom {
      switch target.format {
      case .color:
        let from = source.words(row: y - region.top)
        let to = target.words(row: y - target.bounds.top) + (region.left - target.bounds.left)
        for x in 0..<region.width { to[x] = darkened(from[x], to[x]) }
      case .alpha:
        let from = source.bytes(row: y - region.top)
        let to = target.bytes(row: y - target.bounds.top) + (region.left - target.bounds.left)
        for x in 0..<region.width { to[x] = UInt8(min(255, UInt32(from[x]) + UInt32(to[x]))) }
      }
    }
    target.endPixels()
  }
}

private func darkened(_ source: UInt32, _ below: UInt32) -> UInt32 {
  if source == 0 { return below }
  let (sa, da) = (Int32(source >> 24), Int32(below >> 24))
  let alpha = min(255, sa + da)
  func component(_ shift: UInt32) -> UInt32 {
    let s = Int32((source >> shift) & 255)
    let d = Int32((below >> shift) & 255)
    return UInt32(max(0, alpha - ((da - d) + (sa - s))))
  }
  return UInt32(alpha) << 24 | component(16) << 16 | component(8) << 8 | component(0)
}
