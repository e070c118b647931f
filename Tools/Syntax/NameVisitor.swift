import SwiftIfConfig
import SwiftSyntax

/// Names that a file declares for others and names that it mentions: enough to pick, out of an
/// app's folder, the files that a widget needs.
final class NameVisitor: SyntaxVisitor {
  private(set) var declared: Set<String> = []
  private(set) var referenced: Set<String> = []
  private let configuration: PlatformConfiguration
  private var depth = 0

  init(configuration: PlatformConfiguration) {
    self.configuration = configuration
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
      let written = extended.extendedType.trimmedDescription
      let owner = String(written.prefix { $0 != "." && $0 != "<" }) + "."
      for member in extended.memberBlock.members where !isPrivate(member.decl) {
        if let variable = member.decl.as(VariableDeclSyntax.self) {
          insertNames(of: variable, owner: owner)
        } else if let named = member.decl.asProtocol((any NamedDeclSyntax).self) {
          declared.insert(owner + Self.plain(named.name.text))
        } else if let initializer = member.decl.as(InitializerDeclSyntax.self) {
          insertLabels(of: initializer.signature.parameterClause, owner: owner)
        } else if let subscripting = member.decl.as(SubscriptDeclSyntax.self) {
          insertLabels(of: subscripting.parameterClause, owner: owner)
        }
      }
      // An added conformance has no name of its own: the type stands for it.
      declared.insert(owner)
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

  /// An added initializer or subscript is called by its labels, or by the type alone.
  private func insertLabels(of clause: FunctionParameterClauseSyntax, owner: String) {
    let labels = clause.parameters.map(\.firstName).filter { $0.tokenKind != .wildcard }
    if labels.isEmpty { declared.insert(owner + owner.dropLast()) }
    for label in labels { declared.insert(owner + label.text) }
  }

  private func insertNames(of variable: VariableDeclSyntax, owner: String = "") {
    for binding in variable.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        declared.insert(owner + Self.plain(name.identifier.text))
      }
    }
  }
}
