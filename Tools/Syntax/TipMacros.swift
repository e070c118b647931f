import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// TipKit's `#Rule`: a rule that is never asked.
struct TipRuleMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> ExprSyntax { "TipKit.Tips.Rule()" }
}

/// TipKit's `@Parameter`: the property stays, `$name` is beside it.
struct TipParameterMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.trimmed
    else { return [] }
    return ["static var $\(raw: name): TipKit.Tips.Parameter<\(type)> { .init(\(raw: name)) }"]
  }
}
