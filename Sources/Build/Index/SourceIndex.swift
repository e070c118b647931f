/// What the sources of an extension declare, read from their syntax. The shapes are the answer of
/// `vitrine-syntax resolve` (Tools/Syntax/Messages.swift).
public struct SourceIndex: Codable, Sendable, Hashable {
  /// A string literal that names a symbol or an asset.
  public struct Literal: Codable, Sendable, Hashable {
    /// What stands between the quotes.
    public var name: String
    /// One-based.
    public var line: Int
    /// One-based, in bytes.
    public var column: Int
  }

  public struct Declaration: Codable, Sendable, Hashable {
    /// As it is declared.
    public var name: String
    /// Swift's keyword: `struct`, `class`, `enum` …
    public var kind: String
    /// Types and protocols behind the colon.
    public var inherits: [String]
    public var isMain: Bool
    /// One-based.
    public var line: Int
  }

  /// A `#Preview`.
  public struct Preview: Codable, Sendable, Hashable {
    /// nil where it has none.
    public var name: String?
    /// `view`, `widget` or `activity`.
    public var kind: String
    /// One-based.
    public var line: Int
    /// One-based, in bytes.
    public var column: Int
  }

  struct Shift: Codable, Sendable, Hashable {
    var line: Int
    var column: Int
    var by: Int
  }

  /// Something that the syntax alone shows to be wrong.
  public struct Problem: Codable, Sendable, Hashable {
    /// In words, for a person.
    public var message: String
    /// One-based.
    public var line: Int
    /// One-based, in bytes.
    public var column: Int
  }

  /// A declaration that its file compiles without where nothing mentions it.
  struct Piece: Codable, Sendable, Hashable {
    enum Kind: String, Codable, Sendable {
      case type, `extension`
      /// Another name of a type.
      case alias
      /// A function, or a property that takes no room in its type.
      case member
      /// Found by no name.
      case preview
    }
    var kind: Kind
    /// What it declares; of an extension, the parts of the type's name.
    var names: [String]
    /// The piece around it, by its number.
    var parent: Int?
    /// In bytes of the copy.
    var start: Int
    var end: Int
    /// What an extension adds to its type.
    var inherits: [String]?
    /// What calls name that an extension adds without a name: labels of its initializers and subscripts, operators.
    var adds: [String]?
    /// Names outside of pieces in it, by their numbers in `referencedNames`.
    var mentions: [Int]

    var range: Range<Int> { start..<max(start, end) }
  }

  /// What one source declares and names.
  public struct File: Codable, Sendable, Hashable {
    /// Absolute.
    public var path: String
    var rewritten: Bool
    var unreadable: String?
    /// Names of modules.
    public var imports: [String]
    /// Those of them that come along with the file's own module (`@_exported`).
    var exports: [String]?
    /// In the order of lines.
    public var declarations: [Declaration]
    /// `#Preview`s, in order.
    public var previews: [Preview]
    /// String literals that name SF Symbols, catalog images, catalog colors.
    public var symbols: [Literal]
    /// Names of images.
    public var images: [Literal]
    /// Names of colors.
    public var colors: [Literal]
    /// Numbers that count from 1970, with the seconds of their units.
    var moments: [String: Double]?
    /// Properties of which the source expects certain texts, with the first of them.
    var choices: [String: String]?
    var shifts: [Shift]
    /// In the order of lines.
    public var problems: [Problem]
    var declaredNames: [String]?
    var referencedNames: [String]?
    /// Outer ones before those in them.
    var pieces: [Piece]?
    /// Names outside of all pieces, by their numbers in `referencedNames`.
    var mentions: [Int]?
    /// Where it begins, where it is a program that runs from its top down.
    var programLine: Int?
    /// What no other file can see, in bytes of the text: starts and ends (`vitrine-syntax resolve`).
    var bodies: [Int]?
    /// Digest of what other files can see; nil where that is not known.
    var interface: String?
    /// Names of what returns `some` type to other files; a subscript's is `subscript`.
    var opaqueNames: [String]?
    /// How often declarations were taken out that do not compile.
    var omissions: Int?
  }

  /// One for each source.
  public var files: [File]

  private static let widgetProtocols: Set<String> = ["Widget", "ControlWidget"]

  /// A declaration and the file it stands in.
  public typealias Found = (file: File, declaration: Declaration)

  func declarations(_ isWanted: (Declaration) -> Bool) -> [Found] {
    files.flatMap { file in file.declarations.filter(isWanted).map { (file, $0) } }
  }

  private static let entryProtocols = widgetProtocols.union(["WidgetBundle"])

  /// Types marked `@main` that are a widget or a bundle of widgets, or that run one: an entry point of its own
  /// chooses between bundles for versions of the OS.
  var widgetMains: [Found] {
    let entries = Set(
      declarations { !Self.entryProtocols.isDisjoint(with: $0.inherits) }.map(\.declaration.name))
    return declarations(\.isMain).filter { file, main in
      let known = inherited(by: main)
      if !known.isDisjoint(with: Self.entryProtocols) { return true }
      let names = file.referencedNames ?? []
      return known.isEmpty && names.contains("main") && names.contains(where: entries.contains)
    }
  }

  /// A program that is no widget, where it begins.
  struct App {
    var path: String
    var line: Int
    var name: String
  }

  /// Files whose `@main` is something else, and those that are a program by their name or what they do.
  var apps: [App] {
    let widgets = Set(widgetMains.map(\.file.path))
    let marked = declarations(\.isMain).filter { !widgets.contains($0.file.path) }
      .map { App(path: $0.file.path, line: $0.declaration.line, name: $0.declaration.name) }
    let named = files.filter {
      (Paths.name($0.path) == "main.swift" || $0.programLine != nil) && !widgets.contains($0.path)
    }
    .map { App(path: $0.path, line: $0.programLine ?? 1, name: Paths.name($0.path)) }
    return marked + named.filter { app in !marked.contains { $0.path == app.path } }
  }

  /// Conformances written at the type and in its extensions.
  private func inherited(by declaration: Declaration) -> Set<String> {
    Set(declarations { $0.name == declaration.name }.flatMap(\.declaration.inherits))
  }

  /// Types that conform to Widget or ControlWidget.
  public var widgets: [Found] {
    declarations { !Self.widgetProtocols.isDisjoint(with: $0.inherits) && $0.kind != "protocol" }
  }

  public var previewProviders: [Found] { declarations { $0.inherits.contains("PreviewProvider") } }
  /// Every `#Preview`, with its file.
  public var previews: [(file: File, preview: Preview)] {
    files.flatMap { file in file.previews.map { (file, $0) } }
  }
}
