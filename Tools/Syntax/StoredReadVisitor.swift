import SwiftSyntax

/// Reads of user defaults and of files in a group's folder.
final class StoredReadVisitor: SyntaxVisitor {
  private(set) var reads: [StoredAnswer.Read] = []
  private let file: SourceTree
  private let names: StoredNames
  private let shapes: StoredShapes
  private let functions: [String: DecodingFunction]
  /// Of bodies of functions: one may read many keys.
  private var flows: [SyntaxIdentifier: DecodeFlow] = [:]
  private var writers: [SyntaxIdentifier: ShapeWriter] = [:]

  init(
    file: SourceTree, names: StoredNames, shapes: StoredShapes,
    functions: [String: DecodingFunction]
  ) {
    self.file = file
    self.names = names
    self.shapes = shapes
    self.functions = functions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      readDefaults(node, member)
      readFile(node, member)
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription == "AppStorage" { readStorage(node) }
    return .visitChildren
  }

  private func add(
    _ place: String, _ owner: StoredNames.Owner?, _ name: String, type: String?,
    json: String? = nil,
    at node: some SyntaxProtocol
  ) {
    var group: String?
    if case .group(let name) = owner { group = name }
    reads.append(
      StoredAnswer.Read(
        place: place, group: group, isUnplaced: owner == nil, name: name, type: type, json: json,
        file: file.path, line: file.line(of: node)))
  }

  /// JSON of what a read's bytes are decoded as.
  private func decoded(_ node: FunctionCallExprSyntax) -> String? {
    guard let body = Syntax(node).functionBody else { return nil }
    let flow = flows[body.id] ?? DecodeFlow(body, functions: functions)
    flows[body.id] = flow
    guard let decoding = flow.decoding(of: node) else { return nil }
    let writer = writers[decoding.body.id] ?? ShapeWriter(shapes, decoderIn: decoding.body)
    writers[decoding.body.id] = writer
    return writer.json(decoding.type)
  }

  // MARK: User defaults

  private static let types = [
    "string": "String", "array": "[Any]", "stringArray": "[String]", "dictionary": "[String: Any]",
    "data": "Data", "url": "URL", "bool": "Bool", "integer": "Int", "double": "Double",
    "float": "Float",
  ]

  private static let mayHoldJSON: Set<String?> = [nil, "Data", "String"]

  private func readDefaults(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    let method = member.declName.baseName.text
    guard let argument = node.arguments.first, argument.label?.text == "forKey",
      node.arguments.count == 1,
      Self.types[method] != nil || method == "object" || method == "value",
      let base = member.base, let key = names.text(argument.expression)
    else { return }
    let owner = names.owner(base, by: .suite)
    // Decoders and dictionaries have methods of these names too.
    guard owner != nil || base.unwrapped.trimmedDescription.isAboutDefaults else { return }
    let type = Self.types[method] ?? node.castType
    add(
      "defaults", owner, key, type: type,
      json: Self.mayHoldJSON.contains(type) ? decoded(node) : nil, at: node)
  }

  private func readStorage(_ node: AttributeSyntax) {
    guard case .argumentList(let arguments) = node.arguments,
      let key = arguments.first.flatMap({ names.text($0.expression) }),
      let binding = node.parent?.parent?.as(VariableDeclSyntax.self)?.bindings.first
    else { return }
    let store = arguments.first { $0.label?.text == "store" }?.expression
    let type =
      binding.typeAnnotation?.type.trimmedDescription
      ?? binding.initializer.flatMap { StoredShapes.type(of: $0.value) }
    add(
      "defaults", store.map { names.owner($0, by: .suite) } ?? .own, key,
      type: type.map { shapes.rawType(of: $0) }, at: node)
  }

  // MARK: Files

  private static let steps: Set = ["appendingPathComponent", "appending"]

  /// The last step of a path in a group's folder names the file.
  private func readFile(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    guard Self.steps.contains(member.declName.baseName.text), !isInnerStep(node),
      let (path, owner) = path(ExprSyntax(node)), path.contains(".")
    else { return }
    add(
      "file", owner, path, type: nil,
      json: path.hasSuffix(".json") ? decoded(node) : nil, at: node)
  }

  private func isInnerStep(_ node: FunctionCallExprSyntax) -> Bool {
    var parent = node.parent
    while parent?.is(OptionalChainingExprSyntax.self) ?? parent?.is(ForceUnwrapExprSyntax.self)
      ?? false
    {
      parent = parent?.parent
    }
    return parent?.as(MemberAccessExprSyntax.self).map {
      Self.steps.contains($0.declName.baseName.text)
    } ?? false
  }

  /// A path from the group's folder, and whose folder that is.
  private func path(_ expression: ExprSyntax) -> (String, StoredNames.Owner)? {
    guard let call = expression.unwrapped.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      Self.steps.contains(member.declName.baseName.text), let base = member.base,
      let step = call.arguments.first.flatMap({ names.text($0.expression) })
    else { return nil }
    if let owner = names.owner(base, by: .appGroup) { return (step, owner) }
    return path(base).map { ("\($0.0)/\(step)", $0.1) }
  }
}

extension String {
  /// Whether an expression is called like somebody's user defaults.
  fileprivate var isAboutDefaults: Bool {
    let text = lowercased()
    return text.contains("defaults") || text.contains("store") || text.contains("storage")
      || text.contains("preferences") || text.contains("settings")
  }
}

extension FunctionCallExprSyntax {
  /// `Date` in `defaults.object(forKey: key) as? Date`.
  fileprivate var castType: String? {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(SequenceExprSyntax.self) {
      guard parent.is(ExprSyntax.self) || parent.is(ExprListSyntax.self) else { return nil }
      if parent.is(ExprListSyntax.self) { break }
      node = parent
    }
    guard let elements = node.parent?.as(ExprListSyntax.self),
      let place = elements.firstIndex(where: { $0.id == node.id })
    else { return nil }
    let rest = elements[elements.index(after: place)...]
    guard rest.first?.is(UnresolvedAsExprSyntax.self) ?? false,
      let type = rest.dropFirst().first?.as(TypeExprSyntax.self)
    else { return nil }
    return type.type.trimmedDescription
  }
}
