import VitrineDrawing

/// How values are written in SVG.
enum SVGText {
  /// Up to three decimals, no trailing zeros.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let thousandths = (min(max(value, -1e12), 1e12) * 1000).rounded()
    let (whole, rest) = abs(Int(thousandths)).quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var digits = String(rest + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  static func color(_ color: RGBA) -> String {
    func hex(_ value: Float) -> String {
      let byte = Int((min(max(value.isFinite ? value : 0, 0), 1) * 255).rounded())
      let text = String(byte, radix: 16)
      return byte < 16 ? "0" + text : text
    }
    return "#\(hex(color.red))\(hex(color.green))\(hex(color.blue))"
  }

  static func path(_ path: VectorPath) -> String {
    var text = ""
    func add(_ letter: String, _ points: Point...) {
      text += letter
      text += points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    for element in path.elements {
      switch element {
      case .move(let p): add("M", p)
      case .line(let p): add("L", p)
      case .curve(let a, let b, let p): add("C", a, b, p)
      case .close: text += "Z"
      }
    }
    return text
  }

  static func matrix(_ m: Affine) -> String {
    if m.isTranslation { return "translate(\(number(m.tx)) \(number(m.ty)))" }
    // Factors need more digits than lengths.
    func factor(_ v: Double) -> String {
      let text = number(v * 1000)
      guard let value = Double(text) else { return "0" }
      let exact = value / 1000
      return abs(exact - exact.rounded()) < 1e-9 ? number(exact.rounded()) : "\(exact)"
    }
    return "matrix(\([m.a, m.b, m.c, m.d].map(factor).joined(separator: " ")) "
      + "\(number(m.tx)) \(number(m.ty)))"
  }

  static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count * 4 / 3 + 4)
    var index = 0
    while index < bytes.count {
      let left = bytes.count - index
      let group =
        UInt32(bytes[index]) << 16 | (left > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
        | (left > 2 ? UInt32(bytes[index + 2]) : 0)
      out.append(alphabet[Int(group >> 18)])
      out.append(alphabet[Int((group >> 12) & 63)])
      out.append(left > 1 ? alphabet[Int((group >> 6) & 63)] : 0x3d)
      out.append(left > 2 ? alphabet[Int(group & 63)] : 0x3d)
      index += 3
    }
    return String(decoding: out, as: UTF8.self)
  }
}
