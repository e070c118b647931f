import SwiftSyntax

/// Texts that the sources expect of a property: `switch context.state.phase { case "boarding": …` says one that a
/// made-up state can hold, which the name alone does not.
extension FileVisitor {
  func collectChoices(_ node: SwitchExprSyntax) {
    guard let text = Self.firstText(of: node) else { return }
    for name in subjects(node.subject, around: node) where answer.choices[name] == nil {
      answer.choices[name] = text
    }
  }

  private static func firstText(of node: SwitchExprSyntax) -> String? {
    node.cases.lazy.compactMap {
      $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)
    }
    .flatMap(\.caseItems)
    .compactMap { $0.pattern.as(ExpressionPatternSyntax.self)?.expression.literalText }
    .first { !$0.isEmpty }
  }

  /// Names of properties that a text comes from: `phase` in `state.phase.lowercased()`, in `state.phase ?? ""`, and in
  /// a constant of the same code that is one of these.
  private func subjects(_ expression: ExprSyntax, around node: some SyntaxProtocol) -> [String] {
    if let constant = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let value = value(of: constant, around: node)
    {
      return properties(in: Self.withoutCase(value))
    }
    return properties(in: Self.withoutCase(expression))
  }

  /// What is written in other letters, and what stands in for nothing, is the same text.
  private static func withoutCase(_ expression: ExprSyntax) -> ExprSyntax {
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.trimmedDescription == "??"
    {
      return withoutCase(first)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      ["lowercased", "uppercased"].contains(member.declName.baseName.text)
    else { return expression }
    if let optional = base.as(OptionalChainingExprSyntax.self) { return optional.expression }
    return base
  }

  /// What a constant of the code around is set to.
  private func value(of name: String, around node: some SyntaxProtocol) -> ExprSyntax? {
    var parent = node.parent
    while let here = parent, !here.isProtocol((any DeclGroupSyntax).self) {
      if let list = here.as(CodeBlockItemListSyntax.self), let value = values(in: list)[name] {
        return value
      }
      parent = here.parent
    }
    return nil
  }

  /// By the names of constants, which are looked for once in a list, whatever number of switches it holds.
  private func values(in list: CodeBlockItemListSyntax) -> [String: ExprSyntax?] {
    if let known = valuesInLists[list.id] { return known }
    var values: [String: ExprSyntax?] = [:]
    for item in list {
      for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          values[name] == nil
        else { continue }
        values.updateValue(binding.initializer?.value, forKey: name)
      }
    }
    valuesInLists[list.id] = values
    return values
  }
}
