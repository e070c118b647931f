#if canImport(Glibc)
  import Glibc
#endif

/// Puts functions of ours in place of methods in Foundation's class metadata, for what is called
/// through a class's table and not by symbol.
///
/// A method is found by its own address in the table, so that no layout is assumed; where it is not
/// found (a test executable exports no symbols) nothing is changed.
enum SymbolHooks {
  /// Words of a class's metadata that are looked at (`Bundle` has about 100).
  private static let words = 160

  private static func slot(of symbol: String, in type: AnyClass) -> Int? {
    guard let address = dlsym(nil, symbol) else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeMutableRawPointer?>.self)
    return (0..<words).first { metadata[$0] == address }
  }

  /// Where `symbol` stands in `owner`'s table, `replacement` stands in `target`'s afterwards.
  @discardableResult
  static func replace(
    _ symbol: String, of owner: AnyClass, in target: AnyClass? = nil, by replacement: String
  ) -> Bool {
    guard let slot = slot(of: symbol, in: owner), let function = dlsym(nil, replacement) else {
      return false
    }
    let target: AnyClass = target ?? owner
    let metadata = unsafeBitCast(
      target, to: UnsafeMutablePointer<UnsafeMutableRawPointer?>.self)
    metadata[slot] = function
    return true
  }
}
