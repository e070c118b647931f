import SwiftSyntax

/// What becomes of bytes in a function: as which type a decoder reads what was bound to a name.
struct DecodeFlow {
  private struct Decoding {
    var type: TypeSyntax
    var range: Range<AbsolutePosition>
  }
  private var decodings: [Decoding] = []
  /// Decodings and names that are made of a name.
  private var decodingsOfNames: [String: [Int]] = [:]
  private var namesOfNames: [String: [String]] = [:]

  init(_ body: Syntax) {
    let visitor = FlowVisitor()
    visitor.walk(body)
    for (name, value) in visitor.bindings {
      for mention in Self.names(in: value) { namesOfNames[mention, default: []].append(name) }
    }
    for (type, source, node) in visitor.decodings {
      for name in Self.names(in: source) {
        decodingsOfNames[name, default: []].append(decodings.count)
      }
      decodings.append(Decoding(type: type, range: node.trimmedRange))
    }
  }

  private static func names(in node: some SyntaxProtocol) -> Set<String> {
    Set(node.tokens(viewMode: .sourceAccurate).compactMap(NameVisitor.mention))
  }

  /// As what an expression of the function is decoded; nil: as nothing that is seen.
  func type(of node: some SyntaxProtocol) -> TypeSyntax? {
    let (range, name) = Self.surroundings(of: Syntax(node))
    if let inside = decodings.first(where: { range.contains($0.range.lowerBound) }) {
      return inside.type
    }
    guard let name else { return nil }
    var (names, waiting): (Set, [String]) = ([name], [name])
    while let next = waiting.popLast() {
      if let decoding = decodingsOfNames[next]?.first { return decodings[decoding].type }
      for made in namesOfNames[next] ?? [] where names.insert(made).inserted {
        waiting.append(made)
      }
    }
    return nil
  }

  /// The binding or statement around, and the name that is bound.
  private static func surroundings(
    of node: Syntax
  ) -> (range: Range<AbsolutePosition>, name: String?) {
    var here = node
    while let parent = here.parent {
      if let binding = parent.as(OptionalBindingConditionSyntax.self) {
        return (parent.trimmedRange, binding.pattern.trimmedDescription)
      }
      if let binding = parent.as(PatternBindingSyntax.self) {
        return (parent.trimmedRange, binding.pattern.trimmedDescription)
      }
      if parent.is(CodeBlockItemSyntax.self) { return (parent.trimmedRange, nil) }
      here = parent
    }
    return (node.trimmedRange, nil)
  }
}

/// Names that are bound, and calls of `decode(Type.self, from: bytes)`.
private final class FlowVisitor: SyntaxVisitor {
  private(set) var bindings: [(String, ExprSyntax)] = []
  private(set) var decodings: [(TypeSyntax, ExprSyntax, FunctionCallExprSyntax)] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value {
      bindings.append((node.pattern.trimmedDescription, value))
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value {
      bindings.append((node.pattern.trimmedDescription, value))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "decode", node.arguments.count == 2,
      let source = node.arguments.last, source.label?.text == "from",
      let given = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      given.declName.baseName.text == "self", let base = given.base
    else { return .visitChildren }
    decodings.append((TypeSyntax("\(raw: base.trimmedDescription)"), source.expression, node))
    return .visitChildren
  }
}

extension Syntax {
  /// The body of the function, accessor or initializer around; a type's member is not looked into further.
  var functionBody: Syntax? {
    var node = parent
    while let here = node {
      if let function = here.as(FunctionDeclSyntax.self) { return function.body.map(Syntax.init) }
      if let made = here.as(InitializerDeclSyntax.self) { return made.body.map(Syntax.init) }
      if let accessors = here.as(AccessorBlockSyntax.self) { return Syntax(accessors) }
      if here.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
      node = here.parent
    }
    return nil
  }
}
