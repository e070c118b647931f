import SwiftSyntax

/// Finds what no other file of the module can see of a file: what stands between the braces of its
/// functions, initializers and accessors. Two versions that differ there alone are the same to the rest
/// of the module, as the compiler sees it without optimization.
final class InterfaceVisitor: SyntaxVisitor {
  /// Starts and ends, in bytes of the file, in pairs and in order.
  private(set) var bodies: [Int] = []
  /// Whether the compiler puts a body of this file into another one's code.
  private var hasInlinedCode = false

  /// Bodies that callers are compiled with.
  private static let inlining: Set<String> = [
    "inlinable", "inline", "_transparent", "_alwaysEmitIntoClient", "backDeployed",
    "_backDeploy", "_specialize", "specialized",
  ]

  init() { super.init(viewMode: .sourceAccurate) }

  static func bodies(of tree: SourceFileSyntax) -> [Int] {
    let visitor = InterfaceVisitor()
    visitor.walk(tree)
    return visitor.hasInlinedCode ? [] : visitor.bodies
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

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    walk(node.attributes)
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
