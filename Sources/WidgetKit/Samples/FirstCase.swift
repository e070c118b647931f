/// The first case of an enumeration that cannot list its cases, out of the type's own metadata
/// (docs/ABI/TypeMetadata.rst of the Swift sources).
enum FirstCase {
  /// Metadata kind of enumerations.
  private static var enumeration: UInt { 0x201 }
  /// Words in front of the counts: flags, parent, name, access function, fields.
  private static var counts: Int { 5 * 4 }
  /// Place of the function that writes a case's tag, in words of the value witness table.
  private static var injectTag: Int { 13 }

  private typealias InjectTag =
    @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  /// The first case without values; nothing for a type that is no enumeration, or one whose cases all carry
  /// values.
  static func of<T>(_ type: T.Type) -> T? {
    guard let (metadata, payloads, plain) = read(type), plain > 0 else { return nil }
    guard payloads > 0 else { return plainCase(type) }
    guard let witnesses = UnsafePointer<UInt>(bitPattern: metadata[-1]),
      witnesses[injectTag] != 0
    else { return nil }
    let layout = MemoryLayout<T>.self
    return withUnsafeTemporaryAllocation(
      byteCount: layout.size, alignment: layout.alignment
    ) { memory -> T? in
      guard let value = memory.baseAddress else { return nil }
      memory.initializeMemory(as: UInt8.self, repeating: 0)
      // Cases with values are numbered first.
      unsafeBitCast(witnesses[injectTag], to: InjectTag.self)(value, payloads, metadata)
      return value.assumingMemoryBound(to: T.self).move()
    }
  }

  /// The first case of an enumeration whose cases carry no values.
  static func ofPlain<T>(_ type: T.Type) -> T? {
    guard let (_, payloads, plain) = read(type), payloads == 0, plain > 0 else { return nil }
    return plainCase(type)
  }

  private static func plainCase<T>(_ type: T.Type) -> T? {
    guard MemoryLayout<T>.size <= 1 else { return nil }
    // Cases without values are numbered from 0; a single one takes no space at all.
    return withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { buffer in
      buffer.initializeMemory(as: UInt8.self, repeating: 0)
      return buffer.baseAddress?.assumingMemoryBound(to: T.self).pointee
    }
  }

  /// The metadata of an enumeration, and how many of its cases carry values and how many do not.
  private static func read<T>(
    _ type: T.Type
  ) -> (metadata: UnsafePointer<UInt>, payloads: UInt32, plain: UInt32)? {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafePointer<UInt>.self)
    guard metadata[0] == enumeration, let descriptor = UnsafeRawPointer(bitPattern: metadata[1])
    else { return nil }
    return (
      metadata, descriptor.load(fromByteOffset: counts, as: UInt32.self) & 0xFF_FFFF,
      descriptor.load(fromByteOffset: counts + 4, as: UInt32.self)
    )
  }
}
