import SwiftSyntax

/// What becomes of bytes in a function: as which type a decoder reads what was bound to a name.
struct DecodeFlow {
  private struct Decoding {
    var function: DecodingFunction
    var start: AbsolutePosition
  }
  /// In the order of the text.
  private var decodings: [Decoding] = []
  /// Decodings and names that are made of a name.
  private var decodingsOfNames: [String: [Int]] = [:]
  private var namesOfNames: [String: [String]] = [:]

  /// - functions: what functions decode that are given bytes or a text.
  init(_ body: Syntax, functions: [String: DecodingFunction]) {
    let visitor = FlowVisitor(functions)
    visitor.walk(body)
    for (name, value) in visitor.bindings {
      for mention in Self.names(in: value) { namesOfNames[mention, default: []].append(name) }
    }
    for decoding in visitor.decodings {
      for name in Self.names(in: decoding.source) {
        decodingsOfNames[name, default: []].append(decodings.count)
      }
      decodings.append(
        Decoding(
          function: DecodingFunction(type: decoding.type, body: decoding.body ?? body),
          start: decoding.start))
    }
  }

  private static func names(in node: some SyntaxProtocol) -> Set<String> {
    Set(node.tokens(viewMode: .sourceAccurate).compactMap(NameVisitor.mention))
  }

  /// As what an expression of the function is decoded; nil: as nothing that is seen.
  func decoding(of node: some SyntaxProtocol) -> DecodingFunction? {
    let (range, name) = Self.surroundings(of: Syntax(node))
    let first = firstDecoding(from: range.lowerBound)
    if first < decodings.count, decodings[first].start < range.upperBound {
      return decodings[first].function
    }
    guard let name else { return nil }
    var (names, waiting): (Set, [String]) = ([name], [name])
    while let next = waiting.popLast() {
      if let decoding = decodingsOfNames[next]?.first { return decodings[decoding].function }
      for made in namesOfNames[next] ?? [] where names.insert(made).inserted {
        waiting.append(made)
      }
    }
    return nil
  }

  /// The first that begins at a position or behind it, by halves: a function may decode as often as it reads.
  private func firstDecoding(from position: AbsolutePosition) -> Int {
    decodings.partitioned { $0.start < position }
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

/// What a function decodes, and its body, whose decoder says how dates and keys are written.
struct DecodingFunction {
  var type: TypeSyntax
  var body: Syntax

  /// Functions that decode one type, by their names; nil: functions of one name decode different ones.
  static func all(in tree: some SyntaxProtocol) -> [String: DecodingFunction?] {
    let visitor = FunctionVisitor()
    visitor.walk(tree)
    var functions: [String: DecodingFunction?] = [:]
    for (name, body) in visitor.bodies {
      let flow = FlowVisitor([:])
      flow.walk(body)
      guard let first = flow.decodings.first else { continue }
      let types = Set(flow.decodings.map(\.type.trimmedDescription))
      let function = types.count == 1 ? DecodingFunction(type: first.type, body: body) : nil
      functions.merge([name: function]) { one, other in one?.isSame(as: other) == true ? one : nil }
    }
    return functions
  }

  func isSame(as other: DecodingFunction?) -> Bool {
    type.trimmedDescription == other?.type.trimmedDescription
  }
}

/// Functions with a parameter.
private final class FunctionVisitor: SyntaxVisitor {
  private(set) var bodies: [(name: String, body: Syntax)] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body, !node.signature.parameterClause.parameters.isEmpty {
      bodies.append((node.name.text, Syntax(body)))
    }
    return .visitChildren
  }
}

/// Names that are bound, and calls of `decode(Type.self, from: bytes)` or of functions that do so.
private final class FlowVisitor: SyntaxVisitor {
  struct Decoding {
    var type: TypeSyntax
    /// Where the decoder is made; nil: here.
    var body: Syntax?
    var source: Syntax
    var start: AbsolutePosition
  }
  private(set) var bindings: [(String, ExprSyntax)] = []
  private(set) var decodings: [Decoding] = []
  private let functions: [String: DecodingFunction]

  init(_ functions: [String: DecodingFunction]) {
    self.functions = functions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    bind(node.pattern, node.initializer)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    bind(node.pattern, node.initializer)
  }

  private func bind(
    _ pattern: PatternSyntax, _ initializer: InitializerClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    if let value = initializer?.value { bindings.append((pattern.trimmedDescription, value)) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let name =
      member?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    let start = node.positionAfterSkippingLeadingTrivia
    if member != nil, name == "decode", node.arguments.count == 2,
      let source = node.arguments.last, source.label?.text == "from",
      let given = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      given.declName.baseName.text == "self", let base = given.base
    {
      let type = TypeSyntax("\(raw: base.trimmedDescription)")
      decodings.append(Decoding(type: type, source: Syntax(source.expression), start: start))
    } else if let function = functions[name], !node.arguments.isEmpty {
      decodings.append(
        Decoding(
          type: function.type, body: function.body, source: Syntax(node.arguments), start: start))
    }
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
