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
    return Self.find(name, in: texts)
  }

  /// What a name stands for, with the type before it, else by itself; nil: nothing, or several things.
  private static func find<Value>(_ name: String, in table: [String: Value?]) -> Value? {
    let parts = name.split(separator: ".")
    guard let last = parts.last else { return nil }
    if parts.count > 1, let found = table[parts.suffix(2).joined(separator: ".")] { return found }
    return table[String(last)] ?? nil
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

  /// The argument that names an owner.
  enum OwnerLabel: String, CaseIterable {
    /// `UserDefaults(suiteName:)`.
    case suite = "suiteName"
    /// `containerURL(forSecurityApplicationGroupIdentifier:)`.
    case appGroup = "forSecurityApplicationGroupIdentifier"
  }

  /// Names that stand for each other end somewhere (estimate).
  private static let mostNames = 8

  /// Whose defaults or folder an expression stands for; nil: the sources do not say.
  func owner(_ expression: ExprSyntax, by label: OwnerLabel, depth: Int = 0) -> Owner? {
    let expression = expression.unwrapped
    if let call = expression.as(FunctionCallExprSyntax.self) {
      // Of a folder in the folder, what it is called belongs to the name.
      guard let name = call.argument(label) else { return nil }
      return name.is(NilLiteralExprSyntax.self) ? .own : text(name).map(Owner.group)
    }
    let name = expression.trimmedDescription
    if name == "UserDefaults.standard" || name == "Foundation.UserDefaults.standard" { return .own }
    guard depth < Self.mostNames, let declared = Self.find(name, in: owners) else { return nil }
    return owner(declared, by: label, depth: depth + 1)
  }
}

extension FunctionCallExprSyntax {
  fileprivate func argument(_ label: StoredNames.OwnerLabel) -> ExprSyntax? {
    arguments.first { $0.label?.text == label.rawValue }?.expression
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
      return StoredNames.OwnerLabel.allCases.contains { call.argument($0) != nil }
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
        return type.extendedType.plainName
      }
      node = here.parent
    }
    return nil
  }
}
