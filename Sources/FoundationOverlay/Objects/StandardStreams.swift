#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

// The C library's streams. Its own variables may not be used in Swift 6 mode; Apple's are not stored, so
// sources use them freely. The syntax tool puts these names in their place.

public var _standardInput: UnsafeMutablePointer<FILE> { stdin! }
public var _standardOutput: UnsafeMutablePointer<FILE> { stdout! }
public var _standardError: UnsafeMutablePointer<FILE> { stderr! }
