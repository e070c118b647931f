package import VitrineDrawing

/// Reads SVG path data (SVG 2, chapter 9.3): `M L H V C S Q T A Z`, in both cases.
package struct PathDataReader {
  private let bytes: [UInt8]
  private var at = 0

  /// A reader at the beginning of the text.
  package init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// Whether nothing but white space is left.
  package var isAtEnd: Bool {
    mutating get {
      skip()
      return at == bytes.count
    }
  }

  // MARK: Words and numbers

  private mutating func skip() {
    while at < bytes.count, bytes[at] <= 32 || bytes[at] == UInt8(ascii: ",") { at += 1 }
  }

  private func isDigit(_ index: Int) -> Bool {
    index < bytes.count && bytes[index] >= UInt8(ascii: "0") && bytes[index] <= UInt8(ascii: "9")
  }

  private func isLetter(_ index: Int) -> Bool {
    index < bytes.count && (bytes[index] | 32) >= UInt8(ascii: "a")
      && (bytes[index] | 32) <= UInt8(ascii: "z")
  }

  private func sign(_ index: Int) -> Double? {
    guard index < bytes.count else { return nil }
    return bytes[index] == UInt8(ascii: "-") ? -1 : bytes[index] == UInt8(ascii: "+") ? 1 : nil
  }

  /// The next number; nil, at the same place, where none stands.
  package mutating func number() -> Double? {
    skip()
    var i = at
    let sign = self.sign(i)
    if sign != nil { i += 1 }
    var value = 0.0
    var hasDigits = false
    while isDigit(i) {
      value = value * 10 + Double(bytes[i] - 48)
      i += 1
      hasDigits = true
    }
    if i < bytes.count, bytes[i] == UInt8(ascii: ".") {
      i += 1
      var place = 0.1
      while isDigit(i) {
        value += Double(bytes[i] - 48) * place
        place /= 10
        i += 1
        hasDigits = true
      }
    }
    guard hasDigits else { return nil }
    at = i
    return (sign ?? 1) * value * exponent()
  }

  /// `e-3` behind a number, as a factor; a lone `e` is not one.
  private mutating func exponent() -> Double {
    guard at < bytes.count, bytes[at] | 32 == UInt8(ascii: "e") else { return 1 }
    let isNegative = sign(at + 1) == -1
    var i = at + (sign(at + 1) == nil ? 1 : 2)
    guard isDigit(i) else { return 1 }
    var power = 0
    while isDigit(i) {
      power = min(400, power * 10 + Int(bytes[i] - 48))
      i += 1
    }
    at = i
    var factor = 1.0
    for _ in 0..<power { factor *= 10 }
    return isNegative ? 1 / factor : factor
  }

  /// So many numbers; nil where there are fewer.
  package mutating func numbers(_ count: Int) -> [Double]? {
    var result: [Double] = []
    for _ in 0..<count {
      guard let n = number() else { return nil }
      result.append(n)
    }
    return result
  }

  /// Flags of an arc need no space between them.
  private mutating func flag() -> Bool? {
    skip()
    guard at < bytes.count, bytes[at] == 48 || bytes[at] == 49 else { return nil }
    at += 1
    return bytes[at - 1] == 49
  }

  /// The letters that come next.
  package mutating func word() -> String? {
    skip()
    let start = at
    while isLetter(at) { at += 1 }
    return at > start ? String(decoding: bytes[start..<at], as: UTF8.self) : nil
  }

  /// The letters that come next, which are not taken.
  package var upcomingWord: String? {
    var copy = self
    return copy.word()
  }

  // MARK: Commands

  private struct Pen {
    var command: UInt8 = 0
    var p = Point.zero
    var start = Point.zero
    /// Second control point of a cubic, control point of a quadratic before.
    var cubic: Point?
    var quadratic: Point?
  }

  /// Adds what the commands draw, up to the end or to a command that starts with one of `others`.
  /// False where a command is not known or lacks numbers; what came before is added.
  package mutating func read(into path: inout VectorPath, until others: String = "") -> Bool {
    var pen = Pen()
    while true {
      skip()
      guard at < bytes.count else { return true }
      if isLetter(at) {
        if others.utf8.contains(bytes[at]) { return true }
        pen.command = bytes[at]
        at += 1
      } else if pen.command == 0 {
        return false
      }
      guard draw(&pen, &path) else { return false }
    }
  }

  private mutating func draw(_ pen: inout Pen, _ path: inout VectorPath) -> Bool {
    let isRelative = pen.command >= 97
    let base = isRelative ? pen.p : .zero
    let (cubic, quadratic) = (pen.cubic, pen.quadratic)
    (pen.cubic, pen.quadratic) = (nil, nil)
    func at(_ n: [Double], _ index: Int) -> Point {
      Point(base.x + n[index], base.y + n[index + 1])
    }
    switch pen.command & ~32 {
    case UInt8(ascii: "M"):
      guard let n = numbers(2) else { return false }
      (pen.p, pen.start) = (at(n, 0), at(n, 0))
      path.move(to: pen.p)
      pen.command = UInt8(ascii: isRelative ? "l" : "L")
    case UInt8(ascii: "L"):
      guard let n = numbers(2) else { return false }
      pen.p = at(n, 0)
      path.line(to: pen.p)
    case UInt8(ascii: "H"):
      guard let n = number() else { return false }
      pen.p.x = base.x + n
      path.line(to: pen.p)
    case UInt8(ascii: "V"):
      guard let n = number() else { return false }
      pen.p.y = base.y + n
      path.line(to: pen.p)
    case UInt8(ascii: "C"):
      guard let n = numbers(6) else { return false }
      path.curve(to: at(n, 4), at(n, 0), at(n, 2))
      (pen.p, pen.cubic) = (at(n, 4), at(n, 2))
    case UInt8(ascii: "S"):
      guard let n = numbers(4) else { return false }
      path.curve(to: at(n, 2), pen.p.opposite(cubic), at(n, 0))
      (pen.p, pen.cubic) = (at(n, 2), at(n, 0))
    case UInt8(ascii: "Q"):
      guard let n = numbers(4) else { return false }
      path.quad(to: at(n, 2), at(n, 0))
      (pen.p, pen.quadratic) = (at(n, 2), at(n, 0))
    case UInt8(ascii: "T"):
      guard let n = numbers(2) else { return false }
      let control = pen.p.opposite(quadratic)
      path.quad(to: at(n, 0), control)
      (pen.p, pen.quadratic) = (at(n, 0), control)
    case UInt8(ascii: "A"):
      guard let n = numbers(3), let isLarge = flag(), let isSweep = flag(), let end = numbers(2)
      else { return false }
      pen.p = at(end, 0)
      path.addArc(
        to: pen.p, rx: n[0], ry: n[1], rotation: n[2] * .pi / 180, isLarge: isLarge,
        isSweep: isSweep)
    case UInt8(ascii: "Z"):
      path.close()
      pen.p = pen.start
      pen.command = 0
    default: return false
    }
    return true
  }
}

extension Point {
  /// The place opposite a control point; the point itself where there is none.
  fileprivate func opposite(_ control: Point?) -> Point {
    control.map { Point(2 * x - $0.x, 2 * y - $0.y) } ?? self
  }
}

extension VectorPath {
  /// SVG path data, as far as it can be read.
  package init(pathData: some StringProtocol) {
    self.init()
    var reader = PathDataReader(pathData)
    _ = reader.read(into: &self)
  }
}
