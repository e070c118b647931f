/// What a zip file says about its contents: the directory at its end (APPNOTE 4.3.12).
struct ZipDirectory {
  static let headerSignature = 0x0403_4B50
  static let entrySignature = 0x0201_4B50
  static let endSignature = 0x0605_4B50
  /// Bytes of a file's own header, of its entry in the directory and of the directory's end, without
  /// the names and comments that follow.
  private static let headerLength = 30
  private static let entryLength = 46
  private static let endLength = 22

  /// One file, with where its packed bytes lie.
  struct Entry {
    var name: String
    var method: Int
    var packed: Range<Int>
    /// Bytes when unpacked.
    var size: Int
    var checksum: UInt32
  }

  private(set) var entries: [Entry] = []
  private var names: Set<String> = []
  private let bytes: [UInt8]
  private let limits: Zip.Limits

  init(_ bytes: [UInt8], limits: Zip.Limits) throws(Zip.Failure) {
    (self.bytes, self.limits) = (bytes, limits)
    try read()
    try refuseOverlaps()
  }

  private func number(_ at: Int, _ count: Int) -> Int {
    guard at >= 0, at + count <= bytes.count else { return 0 }
    return (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
  }

  private mutating func read() throws(Zip.Failure) {
    // Only a comment of at most 65 535 bytes may follow it.
    let last = bytes.count - Self.endLength
    let end = stride(from: last, through: max(0, last - 0xFFFF), by: -1)
      .first { number($0, 4) == Self.endSignature }
    guard let end else { throw .notZip }
    var at = number(end + 16, 4)
    let count = number(end + 10, 2)
    guard count <= limits.entries else { throw .tooMuch }
    for _ in 0..<count {
      guard at + Self.entryLength <= end, number(at, 4) == Self.entrySignature else {
        throw .brokenDirectory
      }
      let nameEnd = at + Self.entryLength + number(at + 28, 2)
      guard nameEnd <= end else { throw .brokenDirectory }
      let name = String(decoding: bytes[(at + Self.entryLength)..<nameEnd], as: UTF8.self)
      if !isLeftOut(name, mode: number(at + 38, 4) >> 16) {
        entries.append(try entry(name, at))
      }
      at = nameEnd + number(at + 30, 2) + number(at + 32, 2)
    }
  }

  /// Folders, links (they lead anywhere), and what macOS adds.
  private func isLeftOut(_ name: String, mode: Int) -> Bool {
    name.hasSuffix("/") || mode & 0xF000 == 0xA000 || name.hasPrefix("__MACOSX/")
  }

  private mutating func entry(_ name: String, _ at: Int) throws(Zip.Failure) -> Entry {
    guard number(at + 8, 2) & 1 == 0 else { throw .encrypted }
    guard isInside(name) else { throw .badEntry(name: name, reason: "leads out of it") }
    guard names.insert(name).inserted else {
      throw .badEntry(name: name, reason: "is there twice")
    }
    let (packed, size) = (number(at + 20, 4), number(at + 24, 4))
    guard size <= limits.file, size <= limits.freeOfRatio || size <= packed * limits.ratio else {
      throw .badEntry(name: name, reason: "is too large")
    }
    let header = number(at + 42, 4)
    let start = header + Self.headerLength + number(header + 26, 2) + number(header + 28, 2)
    guard number(header, 4) == Self.headerSignature, start + packed <= bytes.count else {
      throw .badEntry(name: name, reason: "is broken")
    }
    return Entry(
      name: name, method: number(at + 10, 2), packed: start..<(start + packed), size: size,
      checksum: UInt32(number(at + 16, 4)))
  }

  private func isInside(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    return !parts.isEmpty && !name.hasPrefix("/") && !name.contains("\0") && !parts.contains("..")
      && parts.count <= limits.depth + 1
  }

  /// Files that share their bytes unpack to far more than the zip file holds.
  private func refuseOverlaps() throws(Zip.Failure) {
    let sorted = entries.sorted { $0.packed.lowerBound < $1.packed.lowerBound }
    for (before, after) in zip(sorted, sorted.dropFirst())
    where before.packed.upperBound > after.packed.lowerBound {
      throw .badEntry(name: after.name, reason: "shares its bytes with '\(before.name)'")
    }
  }
}

extension ZipDirectory.Entry {
  /// The file's own bytes, as long as announced and with the checksum announced.
  func unpacked(from bytes: [UInt8]) throws(Zip.Failure) -> [UInt8] {
    let data: [UInt8]?
    switch method {
    case 0: data = packed.count == size ? Array(bytes[packed]) : nil
    case 8: data = Inflate.run(bytes[packed], size: size)
    default: throw .badEntry(name: name, reason: "is packed in an unknown way")
    }
    guard let data, Checksum.of(data) == checksum else {
      throw .badEntry(name: name, reason: "is broken")
    }
    return data
  }
}
