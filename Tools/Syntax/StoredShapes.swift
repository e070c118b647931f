import Foundation
import SwiftSyntax

/// What bytes are decoded as, written as JSON with values that only show what belongs where.
struct StoredShapes {
  /// Seconds since 1970 of all dates.
  let date: Double
  private var types: [String: DeclSyntax] = [:]
  private var decoders: [String: DecodingFunction?] = [:]

  init(date: Double) { self.date = date }

  mutating func collect(_ tree: SourceFileSyntax) {
    let visitor = ShapeVisitor()
    visitor.walk(tree)
    types.merge(visitor.types) { first, _ in first }
    decoders.merge(DecodingFunction.all(in: tree)) { one, other in
      one?.isSame(as: other) == true ? one : nil
    }
  }

  /// What functions decode that are given bytes or a text, by their names.
  var functions: [String: DecodingFunction] { decoders.compactMapValues { $0 } }

  func declaration(_ name: String) -> DeclSyntax? { types[name] }

  /// What an enumeration is stored as, else the type itself.
  func rawType(of name: String) -> String {
    let plain = name.hasSuffix("?") ? String(name.dropLast()) : name
    guard let declared = types[plain]?.as(EnumDeclSyntax.self),
      let raw = declared.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    else { return plain }
    return ["String", "Int"].contains(raw) ? raw : plain
  }

  /// The type of a literal; nil: of anything else.
  static func type(of value: ExprSyntax) -> String? {
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    // `Theme.light`: the type before the dot.
    if let base = value.as(MemberAccessExprSyntax.self)?.base { return base.trimmedDescription }
    if let call = value.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription
      return name.first?.isUppercase ?? false ? name : nil
    }
    return nil
  }
}

/// How a decoder reads dates.
enum DateForm {
  case sinceReferenceDate, since1970, milliseconds, text

  init(_ source: String) {
    self =
      source.contains(".iso8601")
      ? .text
      : source.contains(".millisecondsSince1970")
        ? .milliseconds : source.contains(".secondsSince1970") ? .since1970 : .sinceReferenceDate
  }

  func json(_ date: Double) -> String {
    switch self {
    case .sinceReferenceDate: "\(date - 978_307_200)"
    case .since1970: "\(date)"
    case .milliseconds: "\(date * 1000)"
    case .text:
      "\"" + ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: date)) + "\""
    }
  }
}

/// Types by their names.
private final class ShapeVisitor: SyntaxVisitor {
  private(set) var types: [String: DeclSyntax] = [:]

  init() { super.init(viewMode: .sourceAccurate) }

  private func add(_ name: TokenSyntax, _ node: some DeclSyntaxProtocol)
    -> SyntaxVisitorContinueKind
  {
    if types[name.text] == nil { types[name.text] = DeclSyntax(node) }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node)
  }
}
