import Foundation

/// Types that a source asks the runtime for by what they are called: `NSClassFromString("XCTestCase") != nil` tells an app
/// that it is tested, and needs nothing of its modules.
enum TypeLookups {
  private static let calls = ["NSClassFromString", "_typeByName"]

  /// The parts of the types' names; nil where one is no literal, and may be any.
  static func names(in text: Data) -> Set<String>? {
    var names: Set<String> = []
    for call in calls {
      var rest = text[...]
      while let found = rest.range(of: Data(call.utf8)) {
        rest = rest[found.upperBound...]
        guard let name = literal(rest) else { return nil }
        names.formUnion(name.split(separator: ".").map(String.init))
      }
    }
    return names
  }

  /// What stands between the quotes of `("…")`.
  private static func literal(_ text: Data) -> String? {
    guard text.starts(with: Data("(\"".utf8)) else { return nil }
    let inside = text.dropFirst(2)
    guard let end = inside.firstIndex(of: UInt8(ascii: "\"")),
      inside[end...].starts(with: Data("\")".utf8))
    else { return nil }
    let bytes = inside[..<end]
    return bytes.contains(UInt8(ascii: "\\")) ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
