import SwiftSyntax

/// Finds what no other file of the module can see of a file: what stands between the braces of its
/// functions, initializers and accessors. Two versions that differ there alone are the same to the rest
/// of the module, as the compiler sees it without optimization.
final class InterfaceVisitor: SyntaxVisitor {
  /// Starts and ends, in bytes of the file, in pairs and in order.
  private(set) var bodies: [Int] = []
  /// Names of what returns `some` type to other files. A compiler that has read the body in between
  /// knows the type behind it.
  private(set) var opaqueNames: Set<String> = []
  /// Whether the compiler puts a body of this file into another one's code.
  private var hasInlinedCode = false

  /// Bodies that callers are compiled with.
  private static let inlining: Set<String> = [
    "inlinable", "inline", "_transparent", "_alwaysEmitIntoClient", "backDeployed",
    "_backDeploy", "_specialize", "specialized",
  ]

  init() { super.init(viewMode: .sourceAccurate) }

  /// Puts what was found into the answer for the file.
  static func read(_ tree: SourceFileSyntax, into answer: inout FileAnswer) {
    let visitor = InterfaceVisitor()
    visitor.walk(tree)
    answer.bodies = visitor.hasInlinedCode ? [] : visitor.bodies
    answer.opaqueNames = visitor.opaqueNames.sorted()
  }

  /// What other files of the module can see of a text; nil where they see all.
  static func visible(_ text: [UInt8], _ tree: SourceFileSyntax) -> [UInt8]? {
    let visitor = InterfaceVisitor()
    visitor.walk(tree)
    guard !visitor.hasInlinedCode else { return nil }
    var (visible, position) = ([UInt8](), 0)
    for index in stride(from: 0, to: visitor.bodies.count, by: 2) {
      visible += text[position..<max(position, visitor.bodies[index])]
      position = max(position, visitor.bodies[index + 1])
    }
    return visible + text[position...]
  }

  private func note(_ name: String, _ type: TypeSyntax?, _ modifiers: DeclModifierListSyntax) {
    let isOwn = modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
    }
    guard let type, !isOwn, type.tokens(viewMode: .sourceAccurate).contains(where: \.isSome)
    else { return }
    opaqueNames.insert(name)
  }

  private func note(_ block: CodeBlockSyntax?) {
    guard let block else { return }
    note(from: block.leftBrace, to: block.rightBrace)
  }

  private func note(from left: TokenSyntax, to right: TokenSyntax) {
    // A body whose end is missing hides what follows it.
    guard right.presence == .present else { return }
    bodies += [
      left.endPositionBeforeTrailingTrivia.utf8Offset,
      right.positionAfterSkippingLeadingTrivia.utf8Offset,
    ]
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.inlining.contains(node.attributeName.trimmedDescription) { hasInlinedCode = true }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name
      if let name { note(name, binding.typeAnnotation?.type, node.modifiers) }
    }
    return .visitChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    note("subscript", node.returnClause.type, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    walk(node.attributes)
    note(
      node.name.identifier?.name ?? node.name.text, node.signature.returnClause?.type,
      node.modifiers)
    note(node.body)
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    walk(node.attributes)
    note(node.body)
    return .skipChildren
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.body)
    return .skipChildren
  }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    walk(node.attributes)
    note(node.body)
    return .skipChildren
  }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter = node.accessors else { return .visitChildren }
    note(from: node.leftBrace, to: node.rightBrace)
    return .skipChildren
  }
  /// A value that a property begins with may decide its type.
  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension TokenSyntax {
  fileprivate var isSome: Bool { tokenKind == .keyword(.some) }
}
