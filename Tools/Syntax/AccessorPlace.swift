import SwiftSyntax

/// A getter, setter or observer with a body, and what it belongs to.
struct AccessorPlace {
  /// The property or subscript.
  var declaration: Syntax
  var name: String
  var attributes: AttributeListSyntax
  var type: TypeSyntax?
  var body: CodeBlockSyntax
  /// What a call of it returns.
  var result: String
  /// Whether it may throw whatever it likes.
  var isThrowing: Bool

  /// nil where it is none of these: a coroutine or an address has no value that could be made up.
  init?(_ node: Syntax) {
    guard let accessor = node.as(AccessorDeclSyntax.self), let body = accessor.body,
      let block = accessor.parent?.parent?.as(AccessorBlockSyntax.self)
    else { return nil }
    if let indexed = block.parent?.as(SubscriptDeclSyntax.self) {
      declaration = Syntax(indexed)
      (name, attributes, type) = ("subscript", indexed.attributes, indexed.returnClause.type)
    } else if let binding = block.parent?.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    {
      declaration = Syntax(variable)
      (name, attributes, type) = (
        binding.pattern.trimmedDescription, variable.attributes, binding.typeAnnotation?.type
      )
    } else {
      return nil
    }
    self.body = body
    switch accessor.accessorSpecifier.tokenKind {
    case .keyword(.get): result = type?.trimmedDescription ?? ""
    case .keyword(.set), .keyword(.willSet), .keyword(.didSet): result = "Void"
    default: return nil
    }
    let throwing = accessor.effectSpecifiers?.throwsClause
    isThrowing = throwing != nil && throwing?.type == nil
  }
}
