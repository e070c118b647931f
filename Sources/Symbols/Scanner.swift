import VitrineDrawing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads the geometry of a recipe: SVG path data (`M L H V C S Q A Z`, both cases) and three
/// shorthands: `c cx cy r`, `e cx cy rx ry`, `rr x y width height radius`.
struct PathScanner {
  private var bytes: [UInt8]
  private var at = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  private mutating func skip() {
    while at < bytes.count, bytes[at] == 32 || bytes[at] == 44 || bytes[at] == 10 { at += 1 }
  }

  private mutating func number() -> Double? {
    skip()
    var i = at
    func digit(_ i: Int) -> Bool { i < bytes.count && bytes[i] >= 48 && bytes[i] <= 57 }
    var sign = 1.0
    if i < bytes.count, bytes[i] == 45 || bytes[i] == 43 {
      sign = bytes[i] == 45 ? -1 : 1
      i += 1
    }
    var value = 0.0
    var hasDigits = false
    while digit(i) {
      value = value * 10 + Double(bytes[i] - 48)
      i += 1
      hasDigits = true
    }
    if i < bytes.count, bytes[i] == 46 {
      i += 1
      var place = 0.1
      while digit(i) {
        value += Double(bytes[i] - 48) * place
        place /= 10
        i += 1
        hasDigits = true
      }
    }
    guard hasDigits else { return nil }
    at = i
    return sign * value
  }

  private mutating func numbers(_ count: Int) -> [Double]? {
    var result: [Double] = []
    for _ in 0..<count {
      guard let n = number() else { return nil }
      result.append(n)
    }
    return result
  }

  private mutating func word() -> String? {
    skip()
    let start = at
    while at < bytes.count, (bytes[at] | 32) >= 97, (bytes[at] | 32) <= 122 { at += 1 }
    return at > start ? String(decoding: bytes[start..<at], as: UTF8.self) : nil
  }

  /// nil if the text is not geometry.
  mutating func path() -> VectorPath? {
    var path = VectorPath()
    while true {
      skip()
      if at == bytes.count { return path.isEmpty ? nil : path }
      let start = at
      guard let word = word() else { return nil }
      switch word {
      case "c" where path.isEmpty || Self.lastIsClose(path):
        guard let n = numbers(3) else { return nil }
        path.append(
          VectorPath(
            ellipseIn: Rect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2])))
      case "e":
        guard let n = numbers(4) else { return nil }
        path.append(
          VectorPath(
            ellipseIn: Rect(x: n[0] - n[2], y: n[1] - n[3], width: 2 * n[2], height: 2 * n[3])))
      case "rr":
        guard let n = numbers(5) else { return nil }
        path.append(
          VectorPath(roundedRect: Rect(x: n[0], y: n[1], width: n[2], height: n[3]), radius: n[4]))
      default:
        at = start
        guard subpaths(into: &path) else { return nil }
      }
    }
  }

  private static func lastIsClose(_ path: VectorPath) -> Bool {
    if case .close? = path.elements.last { return true }
    return false
  }

  private mutating func subpaths(into path: inout VectorPath) -> Bool {
    var command: UInt8 = 0
    var p = Point.zero
    var start = Point.zero
    var lastControl: Point?
    while true {
      skip()
      guard at < bytes.count else { return true }
      if (bytes[at] | 32) >= 97, (bytes[at] | 32) <= 122 {
        if bytes[at] == 0x72 || bytes[at] == 0x65 { return true }
        command = bytes[at]
        at += 1
      } else if command == 0 {
        return false
      }
      let isRelative = command >= 97
      let base = isRelative ? p : .zero
      var control: Point?
      switch command & ~32 {
      case 0x4D:
        guard let n = numbers(2) else { return false }
        p = Point(base.x + n[0], base.y + n[1])
        start = p
        path.move(to: p)
        command = isRelative ? 0x6C : 0x4C
      case 0x4C:
        guard let n = numbers(2) else { return false }
        p = Point(base.x + n[0], base.y + n[1])
        path.line(to: p)
      case 0x48:
        guard let n = number() else { return false }
        p.x = base.x + n
        path.line(to: p)
      case 0x56:
        guard let n = number() else { return false }
        p.y = base.y + n
        path.line(to: p)
      case 0x43:
        guard let n = numbers(6) else { return false }
        let c2 = Point(base.x + n[2], base.y + n[3])
        p = Point(base.x + n[4], base.y + n[5])
        path.curve(to: p, Point(base.x + n[0], base.y + n[1]), c2)
        control = c2
      case 0x53:
        guard let n = numbers(4) else { return false }
        let c1 = lastControl.map { Point(2 * p.x - $0.x, 2 * p.y - $0.y) } ?? p
        let c2 = Point(base.x + n[0], base.y + n[1])
        p = Point(base.x + n[2], base.y + n[3])
        path.curve(to: p, c1, c2)
        control = c2
      case 0x51:
        guard let n = numbers(4) else { return false }
        p = Point(base.x + n[2], base.y + n[3])
        path.quad(to: p, Point(base.x + n[0], base.y + n[1]))
      case 0x41:
        guard let n = numbers(7) else { return false }
        let end = Point(base.x + n[5], base.y + n[6])
        path.arc(from: p, to: end, rx: n[0], ry: n[1], isLarge: n[3] != 0, isSweep: n[4] != 0)
        p = end
      case 0x5A:
        path.close()
        p = start
        command = 0
      default: return false
      }
      lastControl = control
    }
  }
}

extension VectorPath {
  init(roundedRect r: Rect, radius: Double) {
    let radius = max(0, min(radius, min(r.width, r.height) / 2))
    if radius == 0 {
      self.init(rect: r)
      return
    }
    let k = radius * (1 - 0.5522847498307936)
    self.init([
      .move(Point(r.minX + radius, r.minY)), .line(Point(r.maxX - radius, r.minY)),
      .curve(
        Point(r.maxX - k, r.minY), Point(r.maxX, r.minY + k), Point(r.maxX, r.minY + radius)),
      .line(Point(r.maxX, r.maxY - radius)),
      .curve(
        Point(r.maxX, r.maxY - k), Point(r.maxX - k, r.maxY), Point(r.maxX - radius, r.maxY)),
      .line(Point(r.minX + radius, r.maxY)),
      .curve(
        Point(r.minX + k, r.maxY), Point(r.minX, r.maxY - k), Point(r.minX, r.maxY - radius)),
      .line(Point(r.minX, r.minY + radius)),
      .curve(
        Point(r.minX, r.minY + k), Point(r.minX + k, r.minY), Point(r.minX + radius, r.minY)),
      .close,
    ])
  }

  /// An SVG arc without rotation (SVG 1.1, appendix F.6.5), as curves of at most a quarter turn.
  mutating func arc(
    from start: Point, to end: Point, rx: Double, ry: Double, isLarge: Bool, isSweep: Bool
  ) {
    guard rx > 0, ry > 0, start != end else {
      line(to: end)
      return
    }
    var (rx, ry) = (rx, ry)
    let (hx, hy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
    let spread = hx * hx / (rx * rx) + hy * hy / (ry * ry)
    if spread > 1 {
      rx *= spread.squareRoot()
      ry *= spread.squareRoot()
    }
    let square =
      (rx * rx * ry * ry - rx * rx * hy * hy - ry * ry * hx * hx)
      / (rx * rx * hy * hy + ry * ry * hx * hx)
    let factor = max(0, square).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let (ox, oy) = (factor * rx * hy / ry, -factor * ry * hx / rx)
    let center = Point(ox + (start.x + end.x) / 2, oy + (start.y + end.y) / 2)
    let a0 = atan2((hy - oy) / ry, (hx - ox) / rx)
    var sweep = atan2((-hy - oy) / ry, (-hx - ox) / rx) - a0
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let k = 4 / 3 * tan(step / 4)
    for i in 0..<count {
      let (s, e) = (a0 + step * Double(i), a0 + step * Double(i + 1))
      let to =
        i == count - 1 ? end : Point(center.x + rx * cos(e), center.y + ry * sin(e))
      curve(
        to: to, Point(center.x + rx * (cos(s) - k * sin(s)), center.y + ry * (sin(s) + k * cos(s))),
        Point(center.x + rx * (cos(e) + k * sin(e)), center.y + ry * (sin(e) - k * cos(e))))
    }
  }
}
