import CQRCode

/// A QR code (ISO/IEC 18004) of a text: bytes in UTF-8, error correction level M, the smallest
/// version that holds them. libqrencode chooses the mask.
struct QRCode {
  let side: Int
  private let dark: [Bool]

  subscript(x: Int, y: Int) -> Bool { dark[y * side + x] }

  /// Nil where the text is longer than any code can be (2331 bytes).
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let input = QRinput_new2(0, QR_ECLEVEL_M) else { return nil }
    defer { QRinput_free(input) }
    // An empty text has a code too; the library takes no empty part.
    guard bytes.isEmpty || QRinput_append(input, QR_MODE_8, Int32(bytes.count), bytes) == 0,
      let code = QRcode_encodeInput(input)
    else { return nil }
    defer { QRcode_free(code) }
    let side = Int(code.pointee.width)
    self.side = side
    // The lowest bit of a module says whether it is dark.
    dark = (0..<(side * side)).map { code.pointee.data[$0] & 1 == 1 }
  }
}
