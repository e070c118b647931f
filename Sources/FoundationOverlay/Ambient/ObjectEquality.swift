import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Lets CoreFoundation compare and hash objects of Swift classes.
///
/// It tells its own objects by ten bits behind an object's header, which are the first stored property of a Swift
/// class. Where they are zero (a color of whole components, a small number) the object passes for one of
/// CoreFoundation's class 0, whose functions end the process: a second color in an attributed string did.
/// Class 0 has no objects, so its functions may as well ask the object itself.
enum ObjectEquality {
  /// Words of a class of CoreFoundation's (`CFRuntimeClass`): version, name, `init`, `copy`, `finalize`, then these.
  private static let (equal, hash) = (5, 6)

  static func install() {
    if !replaceFunctions() { SymbolHooks.note(missing: "CFEqual of Swift objects") }
  }

  /// False where class 0 is another than the one that is known.
  private static func replaceFunctions() -> Bool {
    guard let none = dlsym(nil, "__HALT"),
      let classes = dlsym(nil, "_CFRuntimeGetClassWithTypeID").map({
        unsafeBitCast($0, to: (@convention(c) (UInt) -> UnsafeMutableRawPointer?).self)
      }), let words = classes(0)?.assumingMemoryBound(to: UnsafeRawPointer?.self),
      [equal, hash].allSatisfy({ words[$0] == UnsafeRawPointer(none) })
    else { return false }
    // Constants with addresses in them can be read only, once the library is loaded.
    let size = 2 * MemoryLayout<UnsafeRawPointer?>.stride
    return ProtectedMemory.write(at: words + equal, count: size, otherwise: PROT_READ) {
      words[equal] = unsafeBitCast(areEqual, to: UnsafeRawPointer.self)
      words[hash] = unsafeBitCast(hashOf, to: UnsafeRawPointer.self)
    }
  }
}

// Functions of C's know of no type around them.

private let areEqual: @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt8 = {
  guard let first = object($0), let second = object($1) else { return 0 }
  return first.isEqual(second) ? 1 : 0
}

private let hashOf: @convention(c) (UnsafeRawPointer) -> UInt = {
  UInt(bitPattern: object($0)?.hash ?? 0)
}

private func object(_ pointer: UnsafeRawPointer) -> NSObject? {
  Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() as? NSObject
}
