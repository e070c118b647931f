import SwiftSyntax

/// Names that stand for a text, user defaults or a folder: keys are mostly constants, and the defaults of an app
/// group are opened in one place.
struct StoredNames {
  /// Whose defaults or files.
  enum Owner: Equatable {
    case own
    case group(String)
  }

  /// By name and by type and name; nil: several say different things.
  private var texts: [String: String?] = [:]
  /// What is said of defaults and folders where they are declared.
  private var owners: [String: ExprSyntax?] = [:]

  mutating func collect(_ tree: SourceFileSyntax) {
    let visitor = StoredNameVisitor()
    visitor.walk(tree)
    for (name, text) in visitor.texts {
      texts[name] = texts[name].map { $0 == text ? text : nil } ?? .some(text)
    }
    for (name, expression) in visitor.owners {
      owners[name] =
        owners[name].map {
          $0?.trimmedDescription == expression.trimmedDescription ? expression : nil
        }
        ?? .some(expression)
    }
  }

  // MARK: Texts

  /// The text that an expression stands for; nil: known only while the widget runs.
  func text(_ expression: ExprSyntax) -> String? {
    let expression = expression.unwrapped
    if let literal = expression.as(StringLiteralExprSyntax.self) { return text(literal) }
    var name = expression.trimmedDescription
    if name.hasSuffix(".rawValue") { name.removeLast(".rawValue".count) }
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last else { return nil }
    if parts.count > 1, let text = texts[parts.suffix(2).joined(separator: ".")] { return text }
    return texts[last] ?? nil
  }

  private func text(_ literal: StringLiteralExprSyntax) -> String? {
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment): text += segment.content.text
      case .expressionSegment(let segment):
        guard let value = segment.expressions.first?.expression, let part = self.text(value) else {
          return nil
        }
        text += part
      }
    }
    return text
  }

  // MARK: Owners

  /// Whose defaults an expression stands for; nil: the sources do not say.
  func defaultsOwner(_ expression: ExprSyntax, depth: Int = 0) -> Owner? {
    let expression = expression.unwrapped
    if let call = expression.as(FunctionCallExprSyntax.self),
      let suite = call.arguments.first(where: { $0.label?.text == "suiteName" })
    {
      if suite.expression.is(NilLiteralExprSyntax.self) { return .own }
      return text(suite.expression).map(Owner.group)
    }
    if ["UserDefaults.standard", "Foundation.UserDefaults.standard"].contains(
      expression.trimmedDescription)
    {
      return .own
    }
    return declared(expression, depth).flatMap { defaultsOwner($0, depth: depth + 1) }
  }

  /// The group of a folder's expression, as `containerURL(forSecurityApplicationGroupIdentifier:)` gives it.
  func folderOwner(_ expression: ExprSyntax, depth: Int = 0) -> Owner? {
    let expression = expression.unwrapped
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let group = call.arguments.first(where: {
        $0.label?.text == "forSecurityApplicationGroupIdentifier"
      }) {
        return text(group.expression).map(Owner.group)
      }
      // A folder in the folder: what it is called belongs to the name.
      return nil
    }
    return declared(expression, depth).flatMap { folderOwner($0, depth: depth + 1) }
  }

  /// Names that stand for each other end somewhere (estimate).
  private static let mostNames = 8

  private func declared(_ expression: ExprSyntax, _ depth: Int) -> ExprSyntax? {
    guard depth < Self.mostNames else { return nil }
    let parts = expression.trimmedDescription.split(separator: ".").map(String.init)
    guard let last = parts.last else { return nil }
    if parts.count > 1, let found = owners[parts.suffix(2).joined(separator: ".")] { return found }
    return owners[last] ?? nil
  }
}

extension ExprSyntax {
  /// Without `!`, `?`, `try`, `await`, parentheses and what stands behind `??`.
  var unwrapped: ExprSyntax {
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.unwrapped }
    if let optional = self.as(OptionalChainingExprSyntax.self) {
      return optional.expression.unwrapped
    }
    if let tried = self.as(TryExprSyntax.self) { return tried.expression.unwrapped }
    if let awaited = self.as(AwaitExprSyntax.self) { return awaited.expression.unwrapped }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return only.expression.unwrapped
    }
    if let sequence = self.as(SequenceExprSyntax.self),
      let sign = sequence.elements.dropFirst().first, sign.trimmedDescription == "??",
      let first = sequence.elements.first
    {
      return first.unwrapped
    }
    return self
  }
}

/// Constants, and what defaults and folders are declared as.
private final class StoredNameVisitor: SyntaxVisitor {
  private(set) var texts: [(String, String)] = []
  private(set) var owners: [(String, ExprSyntax)] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = (binding.initializer?.value ?? binding.result)?.unwrapped
      else { continue }
      for name in [name] + (node.typeName.map { ["\($0).\(name)"] } ?? []) { add(value, as: name) }
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    guard node.parameterClause == nil else { return .visitChildren }
    let name = NameVisitor.plain(node.name.text)
    let text =
      node.rawValue.map { $0.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
      ?? name
    guard let text, let type = node.typeName else { return .visitChildren }
    texts.append(("\(type).\(name)", text))
    texts.append((name, text))
    return .visitChildren
  }

  private func add(_ value: ExprSyntax, as name: String) {
    if let text = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      texts.append((name, text))
    } else if value.mayBeOwner {
      owners.append((name, value))
    }
  }
}

extension ExprSyntax {
  /// Whether it opens defaults or a group's folder, or is another name of them.
  fileprivate var mayBeOwner: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.arguments.contains {
        ["suiteName", "forSecurityApplicationGroupIdentifier"].contains($0.label?.text)
      }
    }
    return self.is(MemberAccessExprSyntax.self) || self.is(DeclReferenceExprSyntax.self)
  }
}

extension PatternBindingSyntax {
  /// What a property without storage gives, where that is one expression.
  fileprivate var result: ExprSyntax? {
    guard case .getter(let items) = accessorBlock?.accessors, let last = items.last else {
      return nil
    }
    if let given = last.item.as(ReturnStmtSyntax.self) { return given.expression }
    return items.count == 1 ? last.item.as(ExprSyntax.self) : nil
  }
}

extension SyntaxProtocol {
  /// The name of the type that a declaration stands in.
  var typeName: String? {
    var node = parent
    while let here = node {
      if let type = here.asProtocol((any NamedDeclSyntax).self),
        here.asProtocol((any DeclGroupSyntax).self) != nil
      {
        return type.name.text
      }
      if let type = here.as(ExtensionDeclSyntax.self) {
        return type.extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
      }
      node = here.parent
    }
    return nil
  }
}
