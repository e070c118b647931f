import VitrineDrawing

/// An outline as bytes: for each element its kind, then its coordinates.
extension VectorPath {
  var archived: Data {
    var data = Data()
    func add(_ kind: UInt8, _ points: Point...) {
      data.append(kind)
      for point in points {
        for value in [point.x, point.y] {
          withUnsafeBytes(of: value.bitPattern.littleEndian) { data.append(contentsOf: $0) }
        }
      }
    }
    for element in elements {
      switch element {
      case .move(let p): add(0, p)
      case .line(let p): add(1, p)
      case .curve(let a, let b, let p): add(2, a, b, p)
      case .close: add(3)
      }
    }
    return data
  }

  /// nil for bytes that are no outline.
  init?(archived data: Data) {
    self.init()
    var rest = [UInt8](data)[...]
    func number() -> Double? {
      guard rest.count >= 8 else { return nil }
      let bits = rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      rest = rest.dropFirst(8)
      return Double(bitPattern: bits)
    }
    func point() -> Point? {
      guard let x = number(), let y = number() else { return nil }
      return Point(x, y)
    }
    while let kind = rest.popFirst() {
      switch kind {
      case 0:
        guard let p = point() else { return nil }
        elements.append(.move(p))
      case 1:
        guard !elements.isEmpty, let p = point() else { return nil }
        elements.append(.line(p))
      case 2:
        guard !elements.isEmpty, let a = point(), let b = point(), let p = point() else {
          return nil
        }
        elements.append(.curve(a, b, p))
      case 3 where !elements.isEmpty: elements.append(.close)
      default: return nil
      }
    }
  }
}
