import SwiftIfConfig
import SwiftSyntax

/// Names that a file declares for others and names that it mentions: enough to pick, out of an
/// app's folder, the files that a widget needs.
final class NameVisitor: SyntaxVisitor {
  private(set) var declared: Set<String> = []
  private(set) var referenced: Set<String> = []
  private let configuration: PlatformConfiguration
  private let modules: Set<String>

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
    if let name = Self.mention(token) { referenced.insert(name) }
    return .skipChildren
  }

  // Types that are mostly written without their names.

  override func visit(_ node: ArrayTypeSyntax) -> SyntaxVisitorContinueKind { sugar("Array") }
  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind { sugar("Array") }
  override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
    sugar("Dictionary")
  }
  override func visit(_ node: OptionalTypeSyntax) -> SyntaxVisitorContinueKind { sugar("Optional") }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    sugar("String")
  }

  private func sugar(_ name: String) -> SyntaxVisitorContinueKind {
    referenced.insert(name)
    return .visitChildren
  }

  /// The name that a token mentions.
  static func mention(_ token: TokenSyntax) -> String? {
    switch token.tokenKind {
    case .identifier(let name): plain(name)
    case .binaryOperator(let name), .prefixOperator(let name), .postfixOperator(let name): name
    // A projected value's name is that of the property.
    case .dollarIdentifier(let name): String(name.dropFirst())
    // A member's name may be a word of the language.
    case .keyword where token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period:
      token.text
    default: nil
    }
  }

  /// Without the backticks that a word of the language needs where it is declared and not where it is used.
  static func plain(_ name: String) -> String {
    name.hasPrefix("`") && name.count > 2 ? String(name.dropFirst().dropLast()) : name
  }

  /// The parts of an extended type's name, outermost first, without its module (`extension SwiftUI.Image`).
  static func parts(of type: ExtensionDeclSyntax, less modules: Set<String>) -> [String] {
    let extended = type.extendedType
    if extended.is(ArrayTypeSyntax.self) { return ["Array"] }
    if extended.is(DictionaryTypeSyntax.self) { return ["Dictionary"] }
    if extended.is(OptionalTypeSyntax.self) { return ["Optional"] }
    let written = extended.trimmedDescription.prefix { $0 != "<" }
    let parts = written.split(separator: ".").map(String.init)
    let isQualified = parts.count > 1 && (parts[0] == "Swift" || modules.contains(parts[0]))
    return isQualified ? Array(parts.dropFirst()) : parts
  }

  /// Top-level declarations by plain name; what extensions add as `Type.name`, the extension itself
  /// as `Type.`.
  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    for item in node.statements { declare(item.item) }
    return .visitChildren
  }

  private func declare(_ item: CodeBlockItemSyntax.Item) {
    guard let declaration = item.as(DeclSyntax.self), !isPrivate(declaration) else { return }
    if let group = declaration.as(IfConfigDeclSyntax.self) {
      let clause = group.activeClause(in: configuration).clause
      for inner in clause?.elements?.as(CodeBlockItemListSyntax.self) ?? [] { declare(inner.item) }
    } else if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
      declared.insert(Self.plain(named.name.text))
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      insertNames(of: variable)
    } else if let extended = declaration.as(ExtensionDeclSyntax.self) {
      // `extension Outer.Inner` comes and goes with Outer.
      let owner = (Self.parts(of: extended, less: modules).first ?? "") + "."
      for member in extended.memberBlock.members { declare(member: member.decl, owner: owner) }
      // Nothing mentions a conformance that is added to the system's type: the type's name stands for it.
      if extended.inheritanceClause != nil { declared.insert(owner + owner.dropLast()) }
      // An added conformance has no name of its own: the type stands for it.
      declared.insert(owner)
    }
  }

  private func declare(member: DeclSyntax, owner: String) {
    guard !isPrivate(member) else { return }
    if let group = member.as(IfConfigDeclSyntax.self) {
      let clause = group.activeClause(in: configuration).clause
      for inner in clause?.elements?.as(MemberBlockItemListSyntax.self) ?? [] {
        declare(member: inner.decl, owner: owner)
      }
    } else if let variable = member.as(VariableDeclSyntax.self) {
      insertNames(of: variable, owner: owner)
    } else if let named = member.asProtocol((any NamedDeclSyntax).self) {
      declared.insert(owner + Self.plain(named.name.text))
    } else if let initializer = member.as(InitializerDeclSyntax.self) {
      insertLabels(of: initializer.signature.parameterClause, owner: owner)
    } else if let subscripting = member.as(SubscriptDeclSyntax.self) {
      insertLabels(of: subscripting.parameterClause, owner: owner)
    }
  }

  /// What no other file can see.
  private func isPrivate(_ declaration: DeclSyntax) -> Bool {
    guard let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers else {
      return false
    }
    return modifiers.contains {
      $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate)
    }
  }

  private func insertLabels(of clause: FunctionParameterClauseSyntax, owner: String) {
    let labels = Self.labels(of: clause, type: String(owner.dropLast()))
    declared.formUnion(labels.map { owner + $0 })
  }

  /// An added initializer or subscript is called by its labels; where a call may have none, by the type or
  /// as `.init`.
  static func labels(of clause: FunctionParameterClauseSyntax, type: String) -> [String] {
    let labeled = clause.parameters.filter { $0.firstName.tokenKind != .wildcard }
    return labeled.map { plain($0.firstName.text) }
      + (labeled.allSatisfy(mayLackLabel) ? [type, "init"] : [])
  }

  /// Whether calls may leave the parameter out or give it as a trailing closure.
  private static func mayLackLabel(_ parameter: FunctionParameterSyntax) -> Bool {
    guard parameter.defaultValue == nil else { return true }
    var type = parameter.type
    while let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
    if let optional = type.as(OptionalTypeSyntax.self) {
      guard let tuple = optional.wrappedType.as(TupleTypeSyntax.self), tuple.elements.count == 1
      else { return false }
      type = tuple.elements.first?.type ?? type
    }
    return type.is(FunctionTypeSyntax.self)
  }

  private func insertNames(of variable: VariableDeclSyntax, owner: String = "") {
    for binding in variable.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        declared.insert(owner + Self.plain(name.identifier.text))
      }
    }
  }
}
