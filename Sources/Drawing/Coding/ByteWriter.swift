/// Appends values to a growing array of bytes: little-endian, variable-length counts.
package struct ByteWriter {
  /// What was written.
  package private(set) var bytes: [UInt8] = []
  /// Numbers that were not finite and were written as 0 (or the nearest bound).
  package private(set) var repairedNumbers = 0
  /// Fonts written so far; a repeated one costs one byte.
  private var fonts: [FontInstance: Int] = [:]

  /// Empty; `capacity` is the expected number of bytes.
  package init(capacity: Int = 4096) { bytes.reserveCapacity(capacity) }

  /// One byte as it is.
  package mutating func byte(_ value: UInt8) { bytes.append(value) }
  /// One byte, 0 or 1.
  package mutating func bool(_ value: Bool) { bytes.append(value ? 1 : 0) }
  /// Bytes without their count.
  package mutating func raw(_ value: [UInt8]) { bytes.append(contentsOf: value) }

  /// Seven bits a byte, low bits first.
  package mutating func count(_ value: Int) {
    var rest = UInt64(max(0, value))
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7f) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A signed whole number, folded so that small ones of both signs stay short.
  package mutating func integer(_ value: Int) {
    var rest = UInt64(bitPattern: Int64((value << 1) ^ (value >> 63)))
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7f) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Whole numbers to 250 in one byte, values a `Float` or `Int16` holds in five or three.
  package mutating func number(_ value: Double) {
    let v = repaired(value)
    let small = Int(exactly: v.rounded()) ?? -1
    if small >= 0, small <= 250, Double(small).bitPattern == v.bitPattern {
      bytes.append(UInt8(small))
    } else if let short = Int16(exactly: v), Double(short).bitPattern == v.bitPattern {
      bytes.append(251)
      append(UInt16(bitPattern: short))
    } else if Double(Float(v)).bitPattern == v.bitPattern {
      bytes.append(252)
      append(Float(v).bitPattern)
    } else {
      bytes.append(253)
      append(v.bitPattern)
    }
  }

  /// Four bytes; 0 for what is not finite.
  package mutating func float(_ value: Float) {
    append((value.isFinite ? value : Float(repaired(Double(value)))).bitPattern)
  }

  /// The length in bytes, and UTF-8.
  package mutating func text(_ value: String) {
    var value = value
    value.withUTF8 { utf8 in
      count(utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }

  /// The count, and the bytes.
  package mutating func data(_ value: [UInt8]) {
    count(value.count)
    bytes.append(contentsOf: value)
  }

  /// A flag, and the value where there is one.
  package mutating func optional<T>(_ value: T?, _ write: (inout ByteWriter, T) -> Void) {
    bool(value != nil)
    if let value { write(&self, value) }
  }

  /// The count, and the values.
  package mutating func array<T>(_ values: [T], _ write: (inout ByteWriter, T) -> Void) {
    count(values.count)
    for value in values { write(&self, value) }
  }

  /// Where a font stands in the table of fonts written so far, entering it if it is new.
  mutating func fontReference(_ font: FontInstance) -> Int? {
    if let index = fonts[font] { return index }
    fonts[font] = fonts.count
    return nil
  }

  private mutating func append<T: FixedWidthInteger>(_ value: T) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  private mutating func repaired(_ value: Double) -> Double {
    if abs(value) <= CodingLimits.magnitude { return value }
    if value.isFinite == false { repairedNumbers += 1 }
    if value.isNaN { return 0 }
    return value < 0 ? -CodingLimits.magnitude : CodingLimits.magnitude
  }
}
