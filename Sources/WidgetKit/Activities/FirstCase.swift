/// The first case of an enumeration that cannot list its cases, out of the type's own metadata
/// (docs/ABI/TypeMetadata.rst of the Swift sources).
enum FirstCase {
  /// Metadata kind of enumerations.
  private static var enumeration: UInt { 0x201 }
  /// Words in front of the counts: flags, parent, name, access function, fields.
  private static var counts: Int { 5 * 4 }

  /// Nothing for a type that is no enumeration, or one whose cases carry values.
  static func of<T>(_ type: T.Type) -> T? {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafePointer<UInt>.self)
    guard metadata[0] == enumeration, let descriptor = UnsafeRawPointer(bitPattern: metadata[1])
    else { return nil }
    let payloads = descriptor.load(fromByteOffset: counts, as: UInt32.self) & 0xFF_FFFF
    let plain = descriptor.load(fromByteOffset: counts + 4, as: UInt32.self)
    guard payloads == 0, plain > 0, MemoryLayout<T>.size <= 1 else { return nil }
    // Cases without values are numbered from 0; a single one takes no room at all.
    return withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { buffer in
      buffer.initializeMemory(as: UInt8.self, repeating: 0)
      return buffer.baseAddress?.assumingMemoryBound(to: T.self).pointee
    }
  }
}
