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
