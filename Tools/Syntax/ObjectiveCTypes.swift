import Foundation
import SwiftSyntax

/// What Objective-C's types may do and Swift's may not where there is no Objective-C.
extension FileVisitor {
  /// `@objc protocol P`: only classes conform to it, so that a reference to one may be weak. Its optional
  /// methods are methods that do nothing by default.
  func editProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.hasObjectiveC else { return }
    if let clause = node.inheritanceClause {
      let isBound = clause.inheritedTypes.contains {
        ["AnyObject", "NSObjectProtocol", "class"].contains($0.type.trimmedDescription)
      }
      if !isBound {
        let first = clause.inheritedTypes.positionAfterSkippingLeadingTrivia
        edits.insert("AnyObject, ", at: first)
      }
    } else {
      edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
    }
    let defaults = node.memberBlock.members.compactMap { defaultMember($0.decl, of: node) }
    guard !defaults.isEmpty else { return }
    edits.insert(
      "; extension \(node.name.text) { \(defaults.joined(separator: "; ")) }",
      at: node.memberBlock.rightBrace.endPositionBeforeTrailingTrivia)
  }

  /// Blanks `optional` of a member and answers what stands in for it.
  private func defaultMember(_ member: DeclSyntax, of type: ProtocolDeclSyntax) -> String? {
    let modifiers =
      member.as(FunctionDeclSyntax.self)?.modifiers ?? member.as(VariableDeclSyntax.self)?.modifiers
    guard
      let optional = modifiers?.first(where: { $0.name.tokenKind == .keyword(.optional) })
    else { return nil }
    edits.blank(optional.trimmedRange, in: source)
    let access = type.modifiers.first {
      ["public", "package", "fileprivate", "private"].contains($0.name.text)
    }
    let start = access.map { $0.name.text + " " } ?? ""
    if let function = member.as(FunctionDeclSyntax.self) {
      let body = defaultBody(function.signature.returnClause?.type, name: function.name.text)
      return start + "func \(function.name.text)" + (function.genericParameterClause?.line ?? "")
        + function.signature.line + " { \(body) }"
    }
    guard let binding = member.as(VariableDeclSyntax.self)?.bindings.first,
      let annotation = binding.typeAnnotation
    else { return nil }
    let name = binding.pattern.trimmedDescription
    let body = defaultBody(annotation.type, name: name)
    return start + "var \(name): \(annotation.type.line) { \(body) }"
  }

  /// Nothing, nil, or the program's end where a method must answer and nobody wrote it.
  private func defaultBody(_ type: TypeSyntax?, name: String) -> String {
    guard let type else { return "" }
    if ["Void", "()"].contains(type.trimmedDescription) { return "" }
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "nil"
    }
    return "fatalError(\"optional '\(name)' is asked for and not implemented: implement it\")"
  }

  /// `self.init(…)` in a static function that returns `Self`, in an extension of a class of Objective-C:
  /// there every initializer is one that subclasses have.
  func editOwnInitializer(_ node: FunctionCallExprSyntax) {
    let callee = node.calledExpression.trimmedDescription
    guard callee == "self.init" || callee == "Self.init" || callee == "Self" else { return }
    var parent = node.parent
    while let current = parent, !current.is(FunctionDeclSyntax.self) {
      if current.isProtocol((any DeclGroupSyntax).self) { return }
      parent = current.parent
    }
    guard let function = parent?.as(FunctionDeclSyntax.self),
      function.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
      let result = function.signature.returnClause?.type,
      let type = function.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?
        .extendedType.trimmedDescription,
      Self.valueClasses.contains(type)
    else { return }
    let isOptional = result.is(OptionalTypeSyntax.self)
    guard result.trimmedDescription == (isOptional ? "Self?" : "Self") else { return }
    edits.replace(node.calledExpression.trimmedRange, with: "(" + type, in: source)
    edits.insert(isOptional ? " as? Self)" : " as! Self)", at: node.endPositionBeforeTrailingTrivia)
  }

  /// Foundation's classes that stand for values, which packages give their own protocols.
  private static let valueClasses: Set<String> = [
    "NSArray", "NSData", "NSDate", "NSDecimalNumber", "NSDictionary", "NSNumber", "NSSet",
    "NSString", "NSURL", "NSUUID",
  ]

  /// `type(of: object).description()` is a class's name, which `NSObject` gives every object there.
  func editClassName(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description",
      let type = member.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.trimmedDescription == "type",
      type.arguments.first?.label?.text == "of"
    else { return }
    edits.insert("String(reflecting: ", at: type.positionAfterSkippingLeadingTrivia)
    edits.blank(
      member.period.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia,
      in: source)
    edits.insert(")", at: node.endPositionBeforeTrailingTrivia)
  }
}

/// Names of a file's optional methods: what is called by them is always there.
final class OptionalMembers: SyntaxVisitor {
  private(set) var names: Set<String> = []

  static func read(_ tree: SourceFileSyntax) -> Set<String> {
    let visitor = OptionalMembers(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.names
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.optional) }) {
      names.insert(node.name.text)
    }
    return .skipChildren
  }
}

extension AttributeListSyntax {
  var hasObjectiveC: Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc" }
  }
}

extension SyntaxProtocol {
  /// The node's text on one line, without comments.
  var line: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      if !token.trailingTrivia.isEmpty { text += " " }
    }
    return text.trimmingCharacters(in: .whitespaces)
  }
}
