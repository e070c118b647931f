internal import CQRCode
import VitrineDrawing

/// A QR code (ISO/IEC 18004): a module a unit with a quiet zone of one, black on white, as Core Image
/// makes it. libqrencode chooses the mask.
enum QRCodeImage {
  static func image(of filter: CIFilter) -> CIImage? {
    let levels = ["L": QR_ECLEVEL_L, "M": QR_ECLEVEL_M, "Q": QR_ECLEVEL_Q, "H": QR_ECLEVEL_H]
    let level = filter.text("inputCorrectionLevel").flatMap { levels[$0] } ?? QR_ECLEVEL_M
    guard let message = filter.bytes("inputMessage"), !message.isEmpty,
      let input = QRinput_new2(0, level)
    else { return nil }
    defer { QRinput_free(input) }
    let bytes = [UInt8](message)
    guard QRinput_append(input, QR_MODE_8, Int32(bytes.count), bytes) == 0,
      let code = QRcode_encodeInput(input)
    else { return nil }
    defer { QRcode_free(code) }
    let side = Int(code.pointee.width)
    let whole = Double(side + 2)
    var dark = VectorPath()
    for y in 0..<side {
      var x = 0
      while x < side {
        // The lowest bit of a module says whether it is dark; neighbors in a row are one piece.
        let start = x
        while x < side, code.pointee.data[y * side + x] & 1 == 1 { x += 1 }
        if x > start {
          dark.append(
            VectorPath(
              rect: Rect(
                x: Double(start + 1), y: Double(y + 1) - whole, width: Double(x - start), height: 1)
            ))
        } else {
          x += 1
        }
      }
    }
    let ground = VectorPath(rect: Rect(x: 0, y: -whole, width: whole, height: whole))
    return CIImage(
      DisplayList([
        .fill(ground, .winding, .color(RGBA(1, 1, 1, 1))),
        .fill(dark, .winding, .color(RGBA(0, 0, 0, 1))),
      ]), images: [:], extent: CGRect(x: 0, y: 0, width: whole, height: whole))
  }
}
