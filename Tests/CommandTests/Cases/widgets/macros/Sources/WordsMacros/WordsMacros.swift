import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxMacros

/// The source of an expression as a text: `#spelled(1 + 2)` is "1 + 2".
struct SpelledMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    let text = node.arguments.first?.expression.trimmedDescription ?? ""
    return ExprSyntax(StringLiteralExprSyntax(content: text))
  }
}

@main
struct WordsPlugin: CompilerPlugin {
  #if canImport(SwiftSyntax600)
    let providingMacros: [Macro.Type] = [SpelledMacro.self]
  #else
    let providingMacros: [Macro.Type] = []
  #endif
}
