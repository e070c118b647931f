import UIKit

/// The stand-in's own cover: circles in one of six pairs of colors.
struct Cover {
  let tone: Int

  /// Pixels of a cover that is asked for no size.
  static let side = 600

  private static let pairs: [(UInt32, UInt32)] = [
    (0xF2557A, 0x5A2D91), (0xF7A13C, 0xC43A31), (0x2FB6B0, 0x1B4E9B), (0x5B5FC7, 0x2B1B52),
    (0x7BD389, 0x1F6F5C), (0x4C8DF6, 0x23306B),
  ]

  var colors: (top: CGColor, low: CGColor) {
    let pair = Self.pairs[((tone % Self.pairs.count) + Self.pairs.count) % Self.pairs.count]
    return (color(pair.0, pair.0, 0).cgColor, color(pair.1, pair.1, 0).cgColor)
  }

  func image(side: Int) -> UIImage {
    let pair = Self.pairs[((tone % Self.pairs.count) + Self.pairs.count) % Self.pairs.count]
    let length = CGFloat(side)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(
      size: CGSize(width: length, height: length), format: format
    ).image { context in
      color(pair.1, pair.1, 0).setFill()
      context.fill(CGRect(x: 0, y: 0, width: length, height: length))
      let middle = CGPoint(
        x: length * (0.3 + 0.08 * CGFloat(tone % 6)), y: length * (0.68 - 0.06 * CGFloat(tone % 5)))
      for ring in 0..<6 {
        color(pair.1, pair.0, CGFloat(ring + 1) / 6).setFill()
        let radius = length * (0.62 - 0.1 * CGFloat(ring))
        UIBezierPath(
          ovalIn: CGRect(
            x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
        ).fill()
      }
    }
  }

  /// Where widgets load it from, as they do from Apple Music's servers.
  /// - side: pixels.
  func file(side: Int) -> URL? {
    let side = min(max(side, 1), 1200)
    let path = NSTemporaryDirectory() + "vitrine-cover-\(tone)-\(side).png"
    guard !FileManager.default.fileExists(atPath: path) else { return URL(fileURLWithPath: path) }
    guard let data = image(side: side).pngData(),
      (try? data.write(to: URL(fileURLWithPath: path), options: .atomic)) != nil
    else { return nil }
    return URL(fileURLWithPath: path)
  }

  private func color(_ a: UInt32, _ b: UInt32, _ part: CGFloat) -> UIColor {
    func channel(_ shift: UInt32) -> CGFloat {
      let (x, y) = (CGFloat((a >> shift) & 255), CGFloat((b >> shift) & 255))
      return (x + (y - x) * part) / 255
    }
    return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
  }
}
