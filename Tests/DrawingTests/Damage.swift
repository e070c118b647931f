/// Ways to damage bytes. Tests/Faults/run does it a million times.
enum Fuzz {
  static func damage(_ bytes: [UInt8], _ g: inout Generator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...g.below(4) {
      guard !bytes.isEmpty else { break }
      let place = g.below(bytes.count)
      switch g.below(6) {
      case 0: bytes[place] = UInt8(g.below(256))
      case 1: bytes[place] ^= 1 << UInt8(g.below(8))
      case 2: bytes.remove(at: place)
      case 3: bytes.insert(UInt8(g.below(256)), at: place)
      case 4: bytes[place] = [0, 0xff, 0x7f, 0x80, 251, 252, 253][g.below(7)]
      case _:
        let end = min(bytes.count, place + g.below(16))
        bytes.insert(contentsOf: bytes[place..<end], at: g.below(bytes.count))
      }
    }
    return bytes
  }
}
