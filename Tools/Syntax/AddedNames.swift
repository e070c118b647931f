import SwiftSyntax

/// What calls name that an extension adds to its type without a name of its own: labels of initializers and subscripts,
/// operators.
final class AddedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private let type: String

  /// - type: the extended type's name.
  init(type: String) {
    self.type = type
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    names.formUnion(NameVisitor.labels(of: node.signature.parameterClause, type: type))
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    names.formUnion(NameVisitor.labels(of: node.parameterClause, type: type))
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier = node.name.tokenKind { return .skipChildren }
    names.insert(node.name.text)
    return .skipChildren
  }

  // What is in a type that the extension adds is that type's.
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
