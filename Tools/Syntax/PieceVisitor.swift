import SwiftIfConfig
import SwiftSyntax

/// Finds the declarations that a file compiles without as long as nothing mentions their names: types, extensions,
/// functions, computed properties, static ones, previews. An app's package holds all of its screens, and a widget shows a few
/// of their values.
final class PieceVisitor: SyntaxVisitor {
  private(set) var pieces: [Open] = []
  /// What stands outside of all pieces.
  private(set) var rest: Set<String> = []
  private let configuration: PlatformConfiguration
  private let modules: Set<String>
  /// The pieces around what is visited, the innermost last.
  private var stack: [Int] = []
  /// How much of what is visited is code or stays as a whole.
  private var closed = 0

  /// A piece with the names that it mentions.
  struct Open {
    var piece: FileAnswer.Piece
    var mentions: Set<String> = []
  }

  /// - modules: those that the file imports.
  init(configuration: PlatformConfiguration, modules: Set<String>) {
    self.configuration = configuration
    self.modules = modules
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.activeClause(in: configuration).clause?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard let name = NameVisitor.mention(token) else { return .skipChildren }
    if let last = stack.last { pieces[last].mentions.insert(name) } else { rest.insert(name) }
    return .skipChildren
  }

  // MARK: Pieces

  /// Nothing of an import can be mentioned but what it brings.
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.decl)
  }
  override func visitPost(_ node: MemberBlockItemSyntax) { close(node.decl) }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if closed == 0, stack.isEmpty, Self.isPreview(node.item) {
      add(PieceKind.preview, node)
      return .skipChildren
    }
    guard let declaration = node.item.as(DeclSyntax.self) else { return .visitChildren }
    return open(node, declaration)
  }
  override func visitPost(_ node: CodeBlockItemSyntax) {
    if closed == 0, stack.isEmpty, Self.isPreview(node.item) { return }
    if let declaration = node.item.as(DeclSyntax.self) { close(declaration) }
  }

  private func open(
    _ item: some SyntaxProtocol, _ declaration: DeclSyntax
  ) -> SyntaxVisitorContinueKind {
    if closed == 0, let kind = kind(of: declaration) {
      add(kind, item)
      stack.append(pieces.count - 1)
    }
    if isClosed(declaration) { closed += 1 }
    return .visitChildren
  }

  private func kind(of declaration: DeclSyntax) -> PieceKind? {
    PieceKind(declaration, modules: modules)
  }

  private func add(_ kind: PieceKind, _ item: some SyntaxProtocol) {
    let range = item.trimmedRange
    pieces.append(
      Open(
        piece: FileAnswer.Piece(
          kind: kind.kind, names: kind.names, parent: stack.last,
          start: range.lowerBound.utf8Offset, end: range.upperBound.utf8Offset,
          inherits: kind.inherits, adds: kind.adds)))
  }

  /// A `#Preview` mentions views that no widget shows.
  private static func isPreview(_ item: CodeBlockItemSyntax.Item) -> Bool {
    let name =
      item.as(MacroExpansionDeclSyntax.self)?.macroName
      ?? item.as(MacroExpansionExprSyntax.self)?.macroName
      ?? item.as(ExprSyntax.self)?.as(MacroExpansionExprSyntax.self)?.macroName
    return name?.text == "Preview"
  }

  private func close(_ declaration: DeclSyntax) {
    if isClosed(declaration) { closed -= 1 }
    if closed == 0, kind(of: declaration) != nil { stack.removeLast() }
  }

  /// Whether there are no pieces in it: what is no type, a type that macros read, and one that stays.
  private func isClosed(_ declaration: DeclSyntax) -> Bool {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self),
      !declaration.is(ProtocolDeclSyntax.self)
    else { return !declaration.is(IfConfigDeclSyntax.self) }
    return PieceKind.mayBeMacro(group.attributes) || kind(of: declaration) == nil
  }
}

/// What a declaration is found by, where it is one that can go.
private struct PieceKind {
  var kind: String
  var names: [String]
  var inherits: [String]?
  var adds: [String]?

  static let preview = PieceKind(kind: "preview", names: [])

  private init(kind: String, names: [String]) { (self.kind, self.names) = (kind, names) }

  init?(_ declaration: DeclSyntax, modules: Set<String>) {
    if let type = declaration.as(ExtensionDeclSyntax.self) {
      kind = "extension"
      names = NameVisitor.parts(of: type, less: modules)
      inherits = type.inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? []
      adds = Self.adds(of: type, named: names.first ?? "")
      return
    }
    guard let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes,
      let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers,
      !modifiers.contains(where: { Self.staying.contains($0.name.text) })
    else { return nil }
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      guard let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name,
        !attributes.contains(where: { Self.name(of: $0) == "main" })
      else { return nil }
      let types = group.inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? []
      // Classes that frameworks find by their names.
      guard !types.contains(where: Self.isFoundByName) else { return nil }
      (kind, names) = ("type", [NameVisitor.plain(name.text)])
      return
    }
    guard !Self.mayBeMacro(attributes), !Self.isCalledFromOutside(attributes) else { return nil }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      (kind, names) = ("alias", [NameVisitor.plain(alias.name.text)])
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      guard case .identifier(let name) = function.name.tokenKind else { return nil }
      (kind, names) = ("member", [NameVisitor.plain(name)])
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      guard let found = Self.names(of: variable, isGlobal: !declaration.isMember) else {
        return nil
      }
      (kind, names) = ("member", found)
    } else {
      return nil
    }
  }

  /// Private ones too, which are in no list of the file's names. Those of inactive clauses of `#if` do no harm.
  private static func adds(of type: ExtensionDeclSyntax, named name: String) -> [String]? {
    let added = AddedNames(type: name)
    added.walk(type.memberBlock)
    return added.names.isEmpty ? nil : added.names.sorted()
  }

  /// Modifiers of what is called under another's name, or is not there without the instance.
  private static let staying: Set<String> = ["override", "lazy", "dynamic"]

  private static func isFoundByName(_ type: String) -> Bool {
    type != "NSObject"
      && ["NS", "IN"].contains { prefix in
        type.hasPrefix(prefix) && type.dropFirst(2).first?.isUppercase == true
      }
  }

  /// Of a property that takes no room in its type; nil for another one.
  private static func names(of variable: VariableDeclSyntax, isGlobal: Bool) -> [String]? {
    let isStatic =
      isGlobal || variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
    var names: [String] = []
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        isStatic || binding.accessorBlock?.isComputed == true
      else { return nil }
      names.append(NameVisitor.plain(name))
    }
    return names
  }

  private static func name(of attribute: AttributeListSyntax.Element) -> String {
    attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? ""
  }

  /// Whether an attribute may be a macro, which writes code that mentions what is not written, or a wrapper.
  static func mayBeMacro(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { attribute in
      let name = name(of: attribute)
      return name.first?.isUppercase == true
        && !["Actor", "Builder"].contains(where: name.hasSuffix) && name != "Sendable"
    }
  }

  private static func isCalledFromOutside(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      ["_cdecl", "_silgen_name", "_dynamicReplacement", "c", "implementation"]
        .contains(name(of: $0))
    }
  }
}

extension DeclSyntax {
  fileprivate var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) == true }
}

extension AccessorBlockSyntax {
  /// Whether it computes a value, and does not observe one.
  fileprivate var isComputed: Bool {
    switch accessors {
    case .getter: true
    case .accessors(let list):
      !list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
}
