import SwiftSyntax

/// Numbers that the sources make a date of: `Date(timeIntervalSince1970: context.state.endTime / 1000)` says that
/// `endTime` is a moment in milliseconds, which a made-up state cannot know by the name alone.
extension FileVisitor {
  func collectMoments(_ call: FunctionCallExprSyntax) {
    guard let number = call.arguments.first, number.label?.text == "timeIntervalSince1970" else {
      return
    }
    let unit = Self.isInMilliseconds(number.expression) ? 0.001 : 1
    for name in properties(in: number.expression) {
      answer.moments[name] = min(answer.moments[name] ?? unit, unit)
    }
  }

  private static func isInMilliseconds(_ expression: ExprSyntax) -> Bool {
    let tokens = Array(expression.tokens(viewMode: .sourceAccurate))
    return zip(tokens, tokens.dropFirst()).contains { sign, factor in
      guard let value = Double(factor.text.filter { $0 != "_" }) else { return false }
      return sign.text == "/" && value == 1000 || sign.text == "*" && value == 0.001
    }
  }

  /// Last names of members, as `endTime` in `context.state.endTime`, and of properties of the type around.
  func properties(in expression: ExprSyntax) -> [String] {
    let tokens = Array(expression.tokens(viewMode: .sourceAccurate))
    return tokens.indices.filter { place in
      guard case .identifier = tokens[place].tokenKind else { return false }
      let next = place + 1 < tokens.count ? tokens[place + 1].text : ""
      guard !["(", ".", ":", "?"].contains(next) else { return false }
      return place > 0 && tokens[place - 1].text == "."
        || isProperty(tokens[place].text, around: expression)
    }.map { tokens[$0].text }
  }

  private func isProperty(_ name: String, around node: some SyntaxProtocol) -> Bool {
    var parent = node.parent
    while let here = parent {
      if let type = here.asProtocol((any DeclGroupSyntax).self) {
        return properties(of: type).contains(name)
      }
      parent = here.parent
    }
    return false
  }

  private func properties(of type: any DeclGroupSyntax) -> Set<String> {
    if let known = propertiesOfTypes[type.id] { return known }
    let names = type.memberBlock.members.flatMap { member in
      (member.decl.as(VariableDeclSyntax.self)?.bindings).map(Array.init) ?? []
    }.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    propertiesOfTypes[type.id] = Set(names)
    return Set(names)
  }
}
