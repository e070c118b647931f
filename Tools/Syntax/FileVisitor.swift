import SwiftIfConfig
import SwiftSyntax

/// One walk over a file: collects the edits that make it compile here, and the index.
final class FileVisitor: SyntaxVisitor {
  let converter: SourceLocationConverter
  let source: [UInt8]
  private let configuration: PlatformConfiguration
  private let tree: SourceFileSyntax
  // Few files speak of either.
  private lazy var optionalMembers = OptionalMembers.read(tree)
  private(set) lazy var ownStreams = OwnStreams.read(tree)
  /// Names of wrappers that the file sets, as `_items`.
  private(set) lazy var wrappersThatAreSet = Set(
    tree.tokens(viewMode: .sourceAccurate).filter {
      $0.text.hasPrefix("_") && $0.nextToken(viewMode: .sourceAccurate)?.tokenKind == .equal
    }.map(\.text))
  /// Of those types that were asked for.
  var propertiesOfTypes: [SyntaxIdentifier: Set<String>] = [:]
  /// What constants are set to, in those lists of statements that were asked for one.
  var valuesInLists: [SyntaxIdentifier: [String: ExprSyntax?]] = [:]
  var edits = Edits()
  var answer: FileAnswer

  init(
    path: String, tree: SourceFileSyntax, source: [UInt8], configuration: PlatformConfiguration,
    answer: FileAnswer
  ) {
    converter = SourceLocationConverter(fileName: path, tree: tree)
    self.source = source
    self.configuration = configuration
    self.tree = tree
    self.answer = answer
    super.init(viewMode: .sourceAccurate)
  }

  private func location(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return (location.line, location.column)
  }

  /// Says something about the source at a position.
  func report(_ message: String, at position: AbsolutePosition) {
    let at = converter.location(for: position)
    answer.problems.append(.init(message: message, line: at.line, column: at.column))
  }

  // MARK: Conditional compilation

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let (active, diagnostics) = node.activeClause(in: configuration)
    for problem in diagnostics where problem.diagMessage.severity == .error {
      report(problem.message, at: problem.position)
    }
    for clause in node.clauses {
      if clause == active, let elements = clause.elements {
        edits.blank(
          clause.positionAfterSkippingLeadingTrivia..<elements.position, in: source)
        walk(elements)
      } else {
        edits.blank(clause.trimmedRange, in: source)
      }
    }
    edits.blank(node.poundEndif.trimmedRange, in: source)
    return .skipChildren
  }

  // MARK: What Linux's compiler has not

  /// Attributes of the Objective-C world: the code means the same without them.
  private static let objectiveC: Set<String> = [
    "objc", "objcMembers", "nonobjc", "NSManaged", "NSCopying", "IBOutlet", "IBAction",
    "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable", "NSApplicationMain",
    "UIApplicationMain", "_objcRuntimeName", "LSWarningFixit",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.objectiveC.contains(name) {
      edits.blank(node.trimmedRange, in: source)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    editManaged(node)
    editQuery(node)
    editOverride(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    editManaged(node)
    editObserver(node)
    editComparison(node)
    editOverride(node)
    return .visitChildren
  }

  /// SwiftUI is one module here: `SwiftUICore.Color` is `SwiftUI.Color`.
  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.tokenKind == .identifier("SwiftUICore") {
      edits.replace(token.trimmedRange, with: "SwiftUI", in: source)
    }
    // A place in a file is a number on Darwin, and a structure of glibc's.
    if token.tokenKind == .identifier("fpos_t") {
      edits.replace(token.trimmedRange, with: "Int64", in: source)
    }
    if let range = FoundationNames.qualifier(token) {
      edits.replace(range, with: FoundationNames.module, in: source)
    }
    if let range = FoundationNames.optionalCall(token, or: { optionalMembers.contains($0) }) {
      edits.blank(range, in: source)
    }
    editUnmanaged(token)
    editObjects(token)
    editDarwin(token)
    editLock(token)
    editProcessInfo(token)
    editInsertedObject(token)
    return .visitChildren
  }

  /// The platform's version is known only at run time (`--os`), so the compiler is told to go on
  /// and `__vitrineOS` asks. The condition itself stays: builders look for it.
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    let asked = node.availabilityArguments.compactMap {
      $0.argument.as(PlatformVersionSyntax.self)
    }
    .first { isThisPlatform($0.platform.text) }
    guard let version = asked?.version?.trimmedDescription else { return .skipChildren }
    let number = version.split(separator: ".").prefix(2).joined(separator: ".")
    if node.availabilityKeyword.tokenKind == .poundUnavailable {
      edits.replace(node.trimmedRange, with: "!__vitrineOS(\(number))", in: source)
    } else if !decidesOpaqueType(node) {
      edits.insert(", __vitrineOS(\(number))", at: node.endPositionBeforeTrailingTrivia)
    }
    return .skipChildren
  }

  /// `if #available … { return a } else { return b }` in a function that returns `some P` may give
  /// two types only while the condition is nothing but `#available`: such a function always takes
  /// the newest system's way.
  private func decidesOpaqueType(_ node: AvailabilityConditionSyntax) -> Bool {
    var parent = node.parent
    var returns = false
    while let current = parent {
      if let condition = current.as(IfExprSyntax.self) {
        returns =
          returns || condition.body.statements.contains { $0.item.is(ReturnStmtSyntax.self) }
      }
      if let function = current.as(FunctionDeclSyntax.self) {
        return returns
          && function.signature.returnClause?.type.trimmedDescription.contains("some ") ?? false
      }
      if let variable = current.as(VariableDeclSyntax.self) {
        return returns
          && variable.bindings.contains {
            $0.typeAnnotation?.type.trimmedDescription.contains("some ") ?? false
          }
      }
      if current.is(ClosureExprSyntax.self) { return false }
      parent = current.parent
    }
    return false
  }

  private func isThisPlatform(_ name: String) -> Bool {
    name == configuration.platform || name == configuration.platform + "ApplicationExtension"
  }

  // MARK: Index

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = editImport(node) else { return .skipChildren }
    if !answer.imports.contains(module) { answer.imports.append(module) }
    if node.attributes.contains(where: { $0.trimmedDescription == "@_exported" }) {
      answer.exports = (answer.exports ?? []) + [module]
    }
    return .skipChildren
  }

  private func declare(
    _ node: some DeclGroupSyntax, name: String, kind: String
  ) -> SyntaxVisitorContinueKind {
    stateEntry(node)
    renameBetaMethods(node)
    answer.declarations.append(
      .init(
        name: qualified(name, node), kind: kind,
        inherits: node.inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? [],
        isMain: isMain(node.attributes),
        line: location(of: node).line))
    return .visitChildren
  }

  /// Whether `@main` is among them, in a clause of `#if` where that is active.
  private func isMain(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      switch element {
      case .attribute(let attribute): attribute.attributeName.trimmedDescription == "main"
      case .ifConfigDecl(let group):
        group.activeClause(in: configuration).clause?.elements?.as(AttributeListSyntax.self)
          .map(isMain) ?? false
      }
    }
  }

  /// The name with the types around it, so that nested widgets can be told apart.
  private func qualified(_ name: String, _ node: some SyntaxProtocol) -> String {
    var names = [name]
    var parent = node.parent
    while let current = parent {
      if let type = current.asProtocol((any NamedDeclSyntax).self),
        current.isProtocol((any DeclGroupSyntax).self)
      {
        names.insert(type.name.text, at: 0)
      } else if let type = current.as(ExtensionDeclSyntax.self) {
        names.insert(type.extendedType.trimmedDescription, at: 0)
      }
      parent = current.parent
    }
    return names.joined(separator: ".")
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, name: node.name.text, kind: "struct")
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, name: node.name.text, kind: "class")
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, name: node.name.text, kind: "enum")
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, name: node.name.text, kind: "actor")
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, name: node.extendedType.trimmedDescription, kind: "extension")
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    editStream(node)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    editProtocol(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    preview(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "Preview": preview(node)
    case "selector":
      let name = node.arguments.first?.expression.trimmedDescription ?? ""
      edits.replace(node.trimmedRange, with: "Selector(\"\(name)\")", in: source)
    case "keyPath":
      let path = node.arguments.first?.expression.trimmedDescription ?? ""
      let key = path.split(separator: ".").drop { $0.first?.isUppercase == true }
      edits.replace(node.trimmedRange, with: "\"\(key.joined(separator: "."))\"", in: source)
    default: break
    }
    return .visitChildren
  }

  private func preview(_ node: some FreestandingMacroExpansionSyntax) {
    guard node.macroName.text == "Preview" else { return }
    let labels = node.arguments.compactMap { $0.label?.text }
    let all = labels + node.additionalTrailingClosures.map(\.label.text)
    let isWidget =
      all.contains("as") || all.contains("relevanceEntries") || all.contains("relevanceProvider")
    let kind = all.contains("contentStates") ? "activity" : isWidget ? "widget" : "view"
    let name = node.arguments.first.flatMap { $0.label == nil ? $0.expression.literalText : nil }
    let at = location(of: node)
    answer.previews.append(.init(name: name, kind: kind, line: at.line, column: at.column))
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    collectChoices(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    editOwnInitializer(node)
    editClassName(node)
    dropPlaceholderView(node)
    reportBetaActivity(node)
    collectMoments(node)
    let callee = node.calledExpression.trimmedDescription
    for (index, argument) in node.arguments.enumerated() {
      guard let text = argument.expression.literalText else { continue }
      let at = location(of: argument.expression)
      let literal = FileAnswer.Literal(name: text, line: at.line, column: at.column)
      switch (argument.label?.text, callee) {
      case ("systemName", _), ("systemImage", _), ("systemSymbolName", _), ("systemImageName", _):
        answer.symbols.append(literal)
      case (nil, "Image") where index == 0, ("named", "UIImage"), ("decorative", "Image"):
        answer.images.append(literal)
      case (nil, "Color") where index == 0, ("named", "UIColor"):
        answer.colors.append(literal)
      default: break
      }
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The text of a plain string literal.
  var literalText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}

extension TypeSyntax {
  /// The type's name without attributes and module: `@retroactive WidgetKit.Widget` is `Widget`.
  var plainName: String {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainName }
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return trimmedDescription
  }
}
