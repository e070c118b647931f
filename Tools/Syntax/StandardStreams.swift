import SwiftSyntax

/// `stderr` and its like are variables of the C library here, which Swift 6 mode lets nobody read.
extension FileVisitor {
  static let streams = [
    "stdin": "_standardInput", "stdout": "_standardOutput", "stderr": "_standardError",
  ]

  /// Where the file has nothing of its own by that name.
  func editStream(_ node: DeclReferenceExprSyntax) {
    guard let name = Self.streams[node.baseName.text], !ownStreams.contains(node.baseName.text),
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
    else { return }
    edits.replace(node.baseName.trimmedRange, with: name, in: source)
  }
}

/// Names of streams that a file declares itself: variables, parameters, members, cases.
final class OwnStreams: SyntaxVisitor {
  private(set) var names: Set<String> = []

  static func read(_ tree: SourceFileSyntax) -> Set<String> {
    let visitor = OwnStreams(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.names
  }

  private func add(_ token: TokenSyntax?) {
    if let token, FileVisitor.streams[token.text] != nil { names.insert(token.text) }
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    add(node.identifier)
    return .visitChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName)
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName)
    return .visitChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .visitChildren
  }
}
