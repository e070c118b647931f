import SwiftSyntax

extension StatementPiece {
  /// Whether an initializer cannot end without a statement: it calls another one, or gives a value to a property
  /// that has none. The compiler would say so after it has checked all types of the module.
  static func completes(
    _ item: CodeBlockItemSyntax, in initializer: InitializerDeclSyntax
  ) -> Bool {
    guard case .expr(let expression) = item.item else { return false }
    let called = (expression.as(TryExprSyntax.self)?.expression ?? expression)
      .as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    if ["self.init", "super.init"].contains(called ?? "") { return true }
    guard let sequence = expression.as(SequenceExprSyntax.self),
      let target = sequence.elements.first?.trimmedDescription,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return false }
    let written = target.hasPrefix("self.") ? String(target.dropFirst(5)) : target
    let name = written.hasPrefix("_") ? String(written.dropFirst()) : written
    return unsetProperties(around: initializer).contains { $0 == written || $0 == name }
  }

  /// Whether all properties have values without an initializer, which calls no other one.
  static func setsEverythingBefore(_ initializer: InitializerDeclSyntax) -> Bool {
    let type = initializer.parent?.parent?.parent?.parent
    let isOfType =
      type?.is(StructDeclSyntax.self) ?? false || type?.is(ClassDeclSyntax.self) ?? false
    let others = initializer.body?.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.`init`)
    }
    return isOfType && others == false && unsetProperties(around: initializer).isEmpty
  }

  /// Stored properties that only initializers give a value.
  private static func unsetProperties(around initializer: InitializerDeclSyntax) -> [String] {
    guard let members = initializer.parent?.parent?.as(MemberBlockItemListSyntax.self) else {
      return []
    }
    return members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { variable in
      let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
      let isStatic = variable.modifiers.contains {
        ["static", "class", "lazy"].contains($0.name.text)
      }
      return variable.bindings.filter { binding in
        let type = binding.typeAnnotation?.type
        let isOptional =
          type?.is(OptionalTypeSyntax.self) ?? false
          || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
        return !isStatic && binding.initializer == nil && binding.accessorBlock == nil
          && !(isVariable && isOptional)
      }.map { $0.pattern.trimmedDescription }
    }
  }

  /// Whether it is a statement of an initializer that sets none of its value's own properties: a call, or
  /// an assignment to a part of something else. Without its body an initializer can only stop the program.
  static func setsNothing(_ node: Syntax) -> Bool {
    guard let item = node.as(CodeBlockItemSyntax.self), case .expr(let expression) = item.item,
      isInInitializer(item)
    else { return false }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression.trimmedDescription
      return !callee.hasPrefix("self.init") && !callee.hasPrefix("super.init")
    }
    guard let sequence = expression.as(SequenceExprSyntax.self),
      let target = sequence.elements.first?.as(MemberAccessExprSyntax.self),
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return false }
    return target.base?.trimmedDescription != "self"
  }

  /// Whether a statement is one of an initializer's own, or of a choice or a `do` in it.
  private static func isInInitializer(_ item: CodeBlockItemSyntax) -> Bool {
    var parent = item.parent
    while let current = parent, !current.is(ClosureExprSyntax.self),
      !current.is(FunctionDeclSyntax.self), !current.is(AccessorBlockSyntax.self),
      !current.is(MemberBlockItemSyntax.self)
    {
      if current.is(InitializerDeclSyntax.self) { return true }
      parent = current.parent
    }
    return false
  }
}
