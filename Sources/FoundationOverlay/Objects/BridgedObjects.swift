// What Objective-C's classes of values say with an optional where Foundation here has none.

extension NSURL {
  /// As on Apple's platforms an optional, where it is asked as one.
  @_disfavoredOverload public var absoluteString: String? {
    let text: String = (self as URL).absoluteString
    return text
  }
}

extension NSError {
  /// An error of no domain, as `NSError()` is on Apple's platforms.
  public convenience init(_ nothing: Void = ()) { self.init(domain: "", code: 0) }
}

extension NSUUID {
  /// Sixteen bytes; a nil UUID for none.
  public convenience init(uuidBytes bytes: UnsafePointer<UInt8>?) {
    if let bytes {
      self.init(uuidBytes: bytes)
    } else {
      self.init(uuidBytes: [UInt8](repeating: 0, count: 16))
    }
  }
}
