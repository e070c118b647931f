/// A package's target of macros: a program of its own, which the compiler starts when it comes to one of
/// them. It is built for this machine, whatever the widget is for.
struct MacroTarget: Sendable, Hashable, Encodable {
  /// A module of the program.
  struct Module: Sendable, Hashable, Encodable {
    var name: String
    /// Absolute paths, sorted.
    var sources: [String]
    /// `5` or `6`.
    var swiftVersion: String
  }

  /// In the order of compilation: what the macros import, then they themselves.
  var modules: [Module]

  var sources: [String] { modules.flatMap(\.sources) }

  /// The package of swift-syntax, on which macros stand: the toolchain has it.
  static let syntaxPackage = "swift-syntax"

  /// Whether a dependency, as a manifest names it, is a product of swift-syntax.
  static func isSyntax(_ words: [JSONValue]?) -> Bool {
    guard let words, words.count > 1 else { return false }
    return words[1].string?.lowercased() == syntaxPackage
  }
}
