import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name: Type = value` in an extension of a keyed container: a key type beside the
/// property, and accessors through it.
struct EntryMacro: AccessorMacro, PeerMacro {
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "FocusedValues": "FocusedValueKey", "ContainerValues": "ContainerValueKey",
  ]

  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let name = try property(declaration).name
    return [
      "get { self[__Key_\(raw: name).self] }",
      "set { self[__Key_\(raw: name).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let (name, type, value) = try property(declaration)
    let container = container(in: context)
    guard let keyProtocol = keyProtocols[container] else {
      throw MacroFailure(
        "@Entry belongs in an extension of EnvironmentValues, Transaction, FocusedValues or "
          + "ContainerValues, not of \(container)")
    }
    if container == "FocusedValues" {
      guard let type else { throw MacroFailure("@Entry var \(name) needs a type") }
      let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
      return [
        "private struct __Key_\(raw: name): FocusedValueKey { typealias Value = \(raw: plain) }"
      ]
    }
    let stored: String
    switch (type, value) {
    case (let type?, let value?):
      stored = "typealias Value = \(type)\n  static var defaultValue: \(type) { \(value) }"
    case (let type?, nil) where type.hasSuffix("?") || type.hasPrefix("Optional<"):
      stored = "typealias Value = \(type)\n  static var defaultValue: \(type) { nil }"
    case (nil, let value?):
      stored = "nonisolated(unsafe) static let defaultValue = \(value)"
    default:
      throw MacroFailure("@Entry var \(name) needs a default value; write `= value`")
    }
    return ["private struct __Key_\(raw: name): \(raw: keyProtocol) {\n  \(raw: stored)\n}"]
  }

  private static func property(
    _ declaration: some DeclSyntaxProtocol
  ) throws -> (name: String, type: String?, value: String?) {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw MacroFailure("@Entry is for a single variable") }
    return (
      name, binding.typeAnnotation?.type.trimmedDescription,
      binding.initializer?.value.trimmedDescription
    )
  }

  private static func container(in context: some MacroExpansionContext) -> String {
    for scope in context.lexicalContext {
      if let extended = scope.as(ExtensionDeclSyntax.self) {
        return extended.extendedType.plainName
      }
    }
    return "a type of its own"
  }
}

struct MacroFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
