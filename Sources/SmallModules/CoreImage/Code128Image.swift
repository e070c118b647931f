import VitrineDrawing

/// A Code 128 bar code (ISO/IEC 15417) in code set B, or C where it is made of pairs of digits: a
/// module a unit, as Core Image makes it, with its quiet space on all four sides.
enum Code128Image {
  /// Widths of the bars and gaps of the values 0 to 105, six of eleven modules each.
  private static let widths = """
    212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231
    113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211
    212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131
    113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111
    314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211
    241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141
    214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214
    211232
    """.filter(\.isNumber).compactMap { $0.wholeNumberValue }
  private static let stop = [2, 3, 3, 1, 1, 1, 2]
  private static let (startB, startC) = (104, 105)

  /// Values with start and check, nil where a byte has none in code set B.
  static func values(of message: [UInt8]) -> [Int]? {
    let isDigits = message.count.isMultiple(of: 2) && message.allSatisfy { (48...57).contains($0) }
    var values = [isDigits ? startC : startB]
    if isDigits {
      for index in stride(from: 0, to: message.count, by: 2) {
        values.append(Int(message[index] - 48) * 10 + Int(message[index + 1] - 48))
      }
    } else {
      guard message.allSatisfy({ (32...126).contains($0) }) else { return nil }
      values += message.map { Int($0) - 32 }
    }
    let sum = values.enumerated().reduce(0) { $0 + $1.element * max(1, $1.offset) }
    return values + [sum % 103]
  }

  static func image(of filter: CIFilter) -> CIImage? {
    guard let message = filter.bytes("inputMessage"), !message.isEmpty, message.count <= 1024,
      let values = values(of: [UInt8](message))
    else { return nil }
    let quiet = min(max(filter.number("inputQuietSpace", or: 7), 0), 100)
    let height = min(max(filter.number("inputBarcodeHeight", or: 32), 1), 500)
    var bars = VectorPath()
    var x = quiet
    for (index, width) in (values.flatMap { widths[$0 * 6..<$0 * 6 + 6] } + stop).enumerated() {
      if index.isMultiple(of: 2) {
        bars.append(
          VectorPath(
            rect: Rect(x: x, y: -quiet - height, width: Double(width), height: height)))
      }
      x += Double(width)
    }
    let size = CGSize(width: x + quiet, height: height + 2 * quiet)
    let ground = VectorPath(
      rect: Rect(x: 0, y: -size.height, width: size.width, height: size.height))
    return CIImage(
      DisplayList([
        .fill(ground, .winding, .color(RGBA(1, 1, 1, 1))),
        .fill(bars, .winding, .color(RGBA(0, 0, 0, 1))),
      ]), images: [:], extent: CGRect(origin: .zero, size: size))
  }
}
