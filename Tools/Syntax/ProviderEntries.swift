import SwiftSyntax

/// A provider whose methods speak of `Entry` without saying which type that is. Where a widget's body stands in a
/// file before the provider's, Swift 6.3 looks for that type in the middle of the body and calls `Timeline<Entry>` an
/// invalid reference, since SwiftUI has a macro of the same name. What `placeholder(in:)` returns says it, also in a
/// type that an extension in another file makes a provider.
extension FileVisitor {
  func stateEntry(_ node: some DeclGroupSyntax) {
    let isProvider = node.inheritanceClause?.inheritedTypes.contains {
      $0.type.plainName.hasSuffix("TimelineProvider")
    }
    let members = node.memberBlock.members.map(\.decl)
    let functions = members.compactMap { $0.as(FunctionDeclSyntax.self) }
    guard !members.contains(where: Self.declaresEntry),
      let placeholder = functions.first(where: { $0.name.text == "placeholder" }),
      let type = placeholder.signature.returnClause?.type, !Self.speaksOfEntry(type),
      isProvider == true
        ? functions.contains(where: { Self.speaksOfEntry($0.signature) })
        : Self.awaitsConformance(node, placeholder)
    else { return }
    let access = node.modifiers.map(\.name.text).first {
      ["public", "open", "package"].contains($0)
    }
    let start = access.map { $0 == "package" ? "package " : "public " } ?? ""
    edits.insert(
      " \(start)typealias Entry = \(type.line);",
      at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia)
  }

  /// Whether an extension elsewhere may make the type a provider: its `placeholder(in:)` takes a `TimelineProviderContext`,
  /// which a provider itself calls `Context`, and no extension in this file says what `Entry` is.
  private static func awaitsConformance(
    _ node: some DeclGroupSyntax, _ placeholder: FunctionDeclSyntax
  ) -> Bool {
    let parameters = placeholder.signature.parameterClause.parameters
    guard let name = node.asProtocol((any NamedDeclSyntax).self)?.name.text,
      let parameter = parameters.first, parameters.count == 1,
      parameter.firstName.text == "in", parameter.type.plainName == "TimelineProviderContext",
      let file = node.root.as(SourceFileSyntax.self)
    else { return false }
    return !file.statements.contains { statement in
      guard let type = statement.item.as(ExtensionDeclSyntax.self),
        type.extendedType.plainName == name
      else { return false }
      return type.memberBlock.members.contains { declaresEntry($0.decl) }
    }
  }

  private static func declaresEntry(_ member: DeclSyntax) -> Bool {
    member.asProtocol((any NamedDeclSyntax).self)?.name.text == "Entry"
  }

  private static func speaksOfEntry(_ node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == "Entry" && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
    }
  }
}
