import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Puts functions of ours in place of methods in Foundation's class metadata, for what is called
/// through a class's table and not by symbol.
///
/// A method is found by its own address in the table, so that no layout is assumed; where it is not
/// found (a test executable exports no symbols) nothing is changed; `HookProbe` tells of it.
enum SymbolHooks {
  /// Methods that were not replaced.
  static var missing: [String] { state.withLock { $0 } }
  private static let state = Mutex<[String]>([])
  static func note(missing symbol: String) { state.withLock { $0.append(symbol) } }

  /// Words of a class's metadata that are looked at (`Bundle` has about 100).
  private static let words = 160

  private static func slot(of symbol: String, in type: AnyClass) -> Int? {
    guard let address = dlsym(nil, symbol) else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeMutableRawPointer?>.self)
    return (0..<words).first { metadata[$0] == address }
  }

  /// Where `symbol` stands in `owner`'s table, `replacement` stands in `target`'s afterward.
  static func replace(
    _ symbol: String, of owner: AnyClass, in target: AnyClass? = nil, by replacement: String
  ) {
    guard let slot = slot(of: symbol, in: owner), let function = dlsym(nil, replacement) else {
      return note(missing: symbol)
    }
    let target: AnyClass = target ?? owner
    let metadata = unsafeBitCast(
      target, to: UnsafeMutablePointer<UnsafeMutableRawPointer?>.self)
    metadata[slot] = function
  }
}
