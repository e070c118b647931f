import SwiftSyntax

/// Core Data finds an entity's class by its name in the model. Here the cast behind the call names it:
/// `insertNewObject(forEntityName: "Tea", into: c) as! Tea` says which initializer makes the object.
extension FileVisitor {
  func editInsertedObject(_ token: TokenSyntax) {
    guard token.tokenKind == .identifier("insertNewObject"),
      let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      let call = member.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 2,
      let last = call.arguments.last, last.trailingComma == nil,
      let elements = call.parent?.as(ExprListSyntax.self),
      let place = elements.firstIndex(where: { $0.id == call.id })
    else { return }
    let rest = elements[elements.index(after: place)...].prefix(2).map { $0 }
    guard rest.count == 2, rest[0].is(UnresolvedAsExprSyntax.self),
      let type = rest[1].as(TypeExprSyntax.self)?.type, isClass(type)
    else { return }
    edits.insert(
      ", _with: \(type.trimmedDescription).init(entity:insertInto:)",
      at: last.endPositionBeforeTrailingTrivia)
  }

  /// Whether a type is written as a class of its own: what stands for several has no such initializer.
  private func isClass(_ type: TypeSyntax) -> Bool {
    guard type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) else { return false }
    let name = type.trimmedDescription
    guard !["NSManagedObject", "Self"].contains(name) else { return false }
    return !sequence(first: Syntax(type), next: \.parent).contains { node in
      let clause = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
      return clause?.parameters.contains { $0.name.text == name } ?? false
    }
  }
}
