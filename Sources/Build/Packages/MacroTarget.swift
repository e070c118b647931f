/// A package's target of macros: a program of its own, which the compiler starts when it comes to one of
/// them. It is built for this machine, whatever the widget is for.
struct MacroTarget: Sendable, Hashable, Encodable {
  /// A module of the program.
  struct Module: Sendable, Hashable, Encodable {
    var name: String
    /// Absolute paths, sorted.
    var sources: [String]
    /// Of these a program of macros takes the language's and the package's alone: the SDK has no part in it.
    var settings: ProjectSettings

    /// What its settings tell the compiler.
    var flags: [String] {
      let package = settings.packageName.map { ["-package-name", $0] } ?? []
      return ["-swift-version", settings.swiftVersion] + package
        + settings.experimentalFeatures.flatMap { ["-enable-experimental-feature", $0] }
        + settings.conditions.flatMap { ["-D", $0] }
    }
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
