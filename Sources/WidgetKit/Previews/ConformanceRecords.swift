#if canImport(Glibc)
  import Glibc
#endif

/// The types of the main executable that conform to a protocol, read from the records that the
/// Swift compiler leaves in the section `swift5_protocol_conformances` (layout: "ABI/TypeMetadata"
/// in the Swift repository's documentation). Everything is checked against the section's bounds;
/// what does not look as expected is left out.
enum ConformanceRecords {
  /// Types conforming to a protocol of one of `names`; the caller casts them to be sure.
  static func types(conformingTo names: Set<String>) -> [Any.Type] {
    #if os(Linux)
      guard let section = ELFSection(named: "swift5_protocol_conformances"),
        let image = ImageRange.main
      else { return [] }
      var types: [Any.Type] = []
      var seen: Set<UnsafeRawPointer> = []
      let base = image.base + section.address
      for offset in stride(from: 0, through: section.size - 4, by: 4) {
        guard let record = image.pointer(base + offset),
          let conformance = relative(record, in: image),
          let descriptor = typeDescriptor(conformance, in: image),
          let name = protocolName(conformance, in: image), names.contains(name),
          seen.insert(descriptor).inserted, let type = metadata(descriptor, in: image)
        else { continue }
        types.append(type)
      }
      return types
    #else
      return []
    #endif
  }

  #if os(Linux)
    /// Follows a relative pointer: an offset of 32 bits from where it stands.
    private static func relative(
      _ pointer: UnsafeRawPointer, in image: ImageRange
    ) -> UnsafeRawPointer? {
      let offset = pointer.loadUnaligned(as: Int32.self)
      guard offset != 0 else { return nil }
      return image.pointer(Int(bitPattern: pointer) + Int(offset))
    }

    /// The same, with bit 0 telling that the address is to be loaded from there.
    private static func indirectable(
      _ pointer: UnsafeRawPointer, in image: ImageRange
    ) -> UnsafeRawPointer? {
      let offset = pointer.loadUnaligned(as: Int32.self)
      let address = Int(bitPattern: pointer) + Int(offset & ~1)
      guard offset != 0, let target = image.pointer(address) else { return nil }
      return offset & 1 == 0 ? target : target.loadUnaligned(as: UnsafeRawPointer?.self)
    }

    /// Name of the protocol: third word of its descriptor. The descriptor may lie in another image.
    private static func protocolName(
      _ conformance: UnsafeRawPointer, in image: ImageRange
    ) -> String? {
      guard let descriptor = indirectable(conformance, in: image) else { return nil }
      let flags = descriptor.loadUnaligned(as: UInt32.self)
      guard flags & 0x1F == 3 else { return nil }
      let field = descriptor + 8
      let name = field + Int(field.loadUnaligned(as: Int32.self))
      return String(cString: name.assumingMemoryBound(to: CChar.self))
    }

    /// The conforming type's descriptor, when it is a struct, class or enum without parameters.
    private static func typeDescriptor(
      _ conformance: UnsafeRawPointer, in image: ImageRange
    ) -> UnsafeRawPointer? {
      guard image.pointer(Int(bitPattern: conformance) + 15) != nil else { return nil }
      let flags = (conformance + 12).loadUnaligned(as: UInt32.self)
      // Kind of reference: 0 names the descriptor, 1 names a pointer to it.
      guard (flags >> 3) & 7 == 0, let descriptor = relative(conformance + 4, in: image),
        image.pointer(Int(bitPattern: descriptor) + 15) != nil
      else { return nil }
      let kind = descriptor.loadUnaligned(as: UInt32.self)
      let isGeneric = kind & 0x80 != 0
      guard (16...18).contains(kind & 0x1F), !isGeneric else { return nil }
      return descriptor
    }

    /// Calls the accessor, the fourth word of the descriptor, for complete metadata.
    private static func metadata(
      _ descriptor: UnsafeRawPointer, in image: ImageRange
    ) -> Any.Type? {
      typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
      guard let function = relative(descriptor + 12, in: image) else { return nil }
      let pointer = unsafeBitCast(function, to: Accessor.self)(0)
      return unsafeBitCast(pointer, to: Any.Type.self)
    }
  #endif
}

#if os(Linux)
  /// Where a section of the running executable's file is loaded, relative to the image's base.
  struct ELFSection {
    let address: Int
    let size: Int

    /// Reads the section table of `/proc/self/exe`; nil when the file is no 64-bit ELF.
    init?(named name: String, file path: String = "/proc/self/exe") {
      let file = open(path, O_RDONLY)
      guard file >= 0 else { return nil }
      defer { close(file) }
      func read(_ offset: Int, _ count: Int) -> [UInt8]? {
        guard offset >= 0, count >= 0, count < 64 << 20 else { return nil }
        var bytes = [UInt8](repeating: 0, count: count)
        return pread(file, &bytes, count, off_t(offset)) == count ? bytes : nil
      }
      func number<T: FixedWidthInteger>(_ bytes: [UInt8], _ offset: Int, as: T.Type) -> Int? {
        guard offset >= 0, offset + MemoryLayout<T>.size <= bytes.count else { return nil }
        return Int(
          exactly: bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: T.self) })
      }
      guard let header = read(0, 64), header[0..<5] == [0x7F, 0x45, 0x4C, 0x46, 2],
        let tableOffset = number(header, 0x28, as: UInt64.self),
        let entrySize = number(header, 0x3A, as: UInt16.self), entrySize >= 64,
        let count = number(header, 0x3C, as: UInt16.self),
        let namesIndex = number(header, 0x3E, as: UInt16.self), namesIndex < count,
        let table = read(tableOffset, entrySize * count),
        let namesOffset = number(table, namesIndex * entrySize + 0x18, as: UInt64.self),
        let namesSize = number(table, namesIndex * entrySize + 0x20, as: UInt64.self),
        let names = read(namesOffset, namesSize)
      else { return nil }
      for index in 0..<count {
        guard let nameOffset = number(table, index * entrySize, as: UInt32.self),
          nameOffset < names.count
        else { continue }
        guard names[nameOffset...].prefix(while: { $0 != 0 }).elementsEqual(Array(name.utf8)),
          let address = number(table, index * entrySize + 0x10, as: UInt64.self),
          let size = number(table, index * entrySize + 0x20, as: UInt64.self)
        else { continue }
        self.address = address
        self.size = size
        return
      }
      return nil
    }
  }

  /// The memory that the main executable is loaded into.
  struct ImageRange: Sendable {
    let base: Int
    let segments: [Range<Int>]

    /// The address as a pointer when it lies in a loaded segment.
    func pointer(_ address: Int) -> UnsafeRawPointer? {
      guard segments.contains(where: { $0.contains(address) }) else { return nil }
      return UnsafeRawPointer(bitPattern: address)
    }

    /// `dl_iterate_phdr` is not in Swift's module of the C library, so it is looked up; it calls
    /// back with a `dl_phdr_info`: base, name, program headers, their number.
    private typealias Visit =
      @convention(c) (UnsafeRawPointer?, Int, UnsafeMutableRawPointer?) -> Int32
    private typealias Iterate = @convention(c) (Visit, UnsafeMutableRawPointer?) -> Int32

    static let main: ImageRange? = {
      guard let symbol = dlsym(nil, "dl_iterate_phdr") else { return nil }
      let iterate = unsafeBitCast(symbol, to: Iterate.self)
      var found: ImageRange?
      withUnsafeMutablePointer(to: &found) { result in
        // The first object is the executable itself; a status other than 0 ends the walk.
        _ = iterate(
          { info, size, result in
            guard let info, let result, size >= 26,
              let headers = (info + 16).load(as: UnsafeRawPointer?.self)
            else { return 1 }
            let base = info.load(as: Int.self)
            let count = Int((info + 24).load(as: UInt16.self))
            let segments = (0..<count).compactMap { index -> Range<Int>? in
              // 56 bytes: type at 0 (1 is loaded), address at 16, size in memory at 40.
              let header = headers + index * 56
              guard header.load(as: UInt32.self) == 1 else { return nil }
              let start = base + (header + 16).load(as: Int.self)
              return start..<start + (header + 40).load(as: Int.self)
            }
            result.assumingMemoryBound(to: ImageRange?.self).pointee = ImageRange(
              base: base, segments: segments)
            return 1
          }, result)
      }
      return found
    }()
  }
#endif
