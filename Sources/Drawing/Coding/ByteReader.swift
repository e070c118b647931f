/// Reads what `ByteWriter` wrote and trusts none of it. Never traps.
package struct ByteReader: ~Copyable {
  private let base: UnsafeRawBufferPointer
  /// Bytes read so far.
  package private(set) var offset = 0
  private var fonts: [FontInstance] = []
  /// Groups, masks or nodes that are open.
  private var depth = 0

  /// `base` must outlive the reader.
  package init(_ base: UnsafeRawBufferPointer) { self.base = base }

  /// Bytes left to read.
  package var remaining: Int { base.count - offset }

  /// An error at the present offset.
  package func failure(
    _ problem: ArchiveDecodingError.Problem, _ what: String, at place: Int? = nil
  ) -> ArchiveDecodingError {
    ArchiveDecodingError(problem, what, at: place ?? offset)
  }

  /// `what` names the value in errors, here and below.
  package mutating func byte(_ what: String) throws(ArchiveDecodingError) -> UInt8 {
    guard offset < base.count else { throw failure(.truncated, what) }
    defer { offset += 1 }
    return base[offset]
  }

  /// 0 or 1; anything else is an error.
  package mutating func bool(_ what: String) throws(ArchiveDecodingError) -> Bool {
    switch try byte(what) {
    case 0: return false
    case 1: return true
    case let other: throw failure(.unknownCase(other), what, at: offset - 1)
    }
  }

  private mutating func varint(_ what: String) throws(ArchiveDecodingError) -> UInt64 {
    let first = try byte(what)
    if first < 0x80 { return UInt64(first) }
    var value = UInt64(first & 0x7f)
    var shift: UInt64 = 7
    while true {
      let next = try byte(what)
      guard shift < 63 || (shift == 63 && next <= 1) else { throw failure(.outOfRange, what) }
      value |= UInt64(next & 0x7f) << shift
      if next < 0x80 { return value }
      shift += 7
    }
  }

  /// A number of elements of at least `size` bytes each; more than fit is an error.
  package mutating func count(
    _ what: String, elementSize size: Int = 1
  ) throws(ArchiveDecodingError) -> Int {
    let start = offset
    let value = try varint(what)
    guard value <= UInt64(remaining / size) else { throw failure(.count(value), what, at: start) }
    return Int(value)
  }

  /// A signed integer of variable length.
  package mutating func integer(_ what: String) throws(ArchiveDecodingError) -> Int {
    let folded = try varint(what)
    return Int(Int64(bitPattern: (folded >> 1) ^ (0 &- (folded & 1))))
  }

  /// A whole number in a range that does not depend on the bytes that follow.
  package mutating func integer(
    _ what: String, in range: ClosedRange<Int>
  ) throws(ArchiveDecodingError) -> Int {
    let start = offset
    let value = try integer(what)
    guard range.contains(value) else { throw failure(.outOfRange, what, at: start) }
    return value
  }

  /// A finite number within `CodingLimits.magnitude`, of one to nine bytes.
  package mutating func number(_ what: String) throws(ArchiveDecodingError) -> Double {
    let start = offset
    switch try byte(what) {
    case let small where small <= 250: return Double(small)
    case 251: return Double(Int16(bitPattern: try fixed(UInt16.self, what)))
    case 252:
      return try bounded(Double(Float(bitPattern: try fixed(UInt32.self, what))), what, start)
    case 253: return try bounded(Double(bitPattern: try fixed(UInt64.self, what)), what, start)
    case let other: throw failure(.unknownCase(other), what, at: start)
    }
  }

  /// A finite number of four bytes.
  package mutating func float(_ what: String) throws(ArchiveDecodingError) -> Float {
    let start = offset
    let value = Float(bitPattern: try fixed(UInt32.self, what))
    guard value.isFinite else { throw failure(.notFinite, what, at: start) }
    return value
  }

  private func bounded(
    _ value: Double, _ what: String, _ start: Int
  ) throws(ArchiveDecodingError) -> Double {
    guard value.isFinite else { throw failure(.notFinite, what, at: start) }
    guard abs(value) <= CodingLimits.magnitude else { throw failure(.outOfRange, what, at: start) }
    return value
  }

  private mutating func fixed<T: FixedWidthInteger>(
    _ type: T.Type, _ what: String
  ) throws(ArchiveDecodingError) -> T {
    guard remaining >= MemoryLayout<T>.size else { throw failure(.truncated, what) }
    defer { offset += MemoryLayout<T>.size }
    return T(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: T.self))
  }

  /// A length and UTF-8; damaged UTF-8 is an error.
  package mutating func text(_ what: String) throws(ArchiveDecodingError) -> String {
    let start = offset
    let length = try count(what)
    let bytes = UnsafeRawBufferPointer(rebasing: base[offset..<offset + length])
    offset += length
    guard let text = String(validating: bytes.assumingMemoryBound(to: UInt8.self), as: UTF8.self)
    else { throw failure(.notText, what, at: start) }
    return text
  }

  /// A length and so many bytes.
  package mutating func data(_ what: String) throws(ArchiveDecodingError) -> [UInt8] {
    let length = try count(what)
    defer { offset += length }
    return [UInt8](base[offset..<offset + length])
  }

  /// A case number of an enum without associated values.
  package mutating func simple<T: RawRepresentable>(
    _ type: T.Type, _ what: String
  ) throws(ArchiveDecodingError) -> T where T.RawValue == UInt8 {
    let raw = try byte(what)
    guard let value = T(rawValue: raw) else {
      throw failure(.unknownCase(raw), what, at: offset - 1)
    }
    return value
  }

  /// A flag, and a value where it is set.
  package mutating func optional<T>(
    _ what: String, _ read: (inout ByteReader) throws(ArchiveDecodingError) -> T
  ) throws(ArchiveDecodingError) -> T? {
    try bool(what) ? try read(&self) : nil
  }

  /// A count and so many values; a count that the bytes cannot hold is an error.
  package mutating func array<T>(
    _ what: String, elementSize: Int = 1,
    _ read: (inout ByteReader) throws(ArchiveDecodingError) -> T
  ) throws(ArchiveDecodingError) -> [T] {
    let count = try count(what, elementSize: elementSize)
    var values: [T] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }

  /// Reads something that may hold more of its own kind, at most `limit` deep.
  mutating func nested<T>(
    _ what: String, limit: Int, _ read: (inout ByteReader) throws(ArchiveDecodingError) -> T
  ) throws(ArchiveDecodingError) -> T {
    guard depth < limit else { throw failure(.tooDeep, what) }
    depth += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  /// Throws where bytes are left over.
  package func finish(_ what: String) throws(ArchiveDecodingError) {
    guard remaining == 0 else { throw failure(.trailing(remaining), what) }
  }

  mutating func remember(_ font: FontInstance) { fonts.append(font) }

  func font(_ index: Int) throws(ArchiveDecodingError) -> FontInstance {
    guard fonts.indices.contains(index) else { throw failure(.outOfRange, "font") }
    return fonts[index]
  }
}
