import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxMacros

/// Written for swift-syntax 509: names, types and cases that later versions changed.
package enum Earlier {
  static func isFunction(_ argument: GenericArgumentSyntax) -> Bool {
    let type: TypeSyntax = argument.argument
    return type.is(FunctionTypeSyntax.self)
  }

  static func isOfConvention(_ kind: SyntaxKind) -> Bool { kind == .conventionAttributeArguments }

  static func digits(_ radix: IntegerLiteralExprSyntax.Radix) -> Int {
    switch radix {
    case .binary: 2
    case .decimal: 10
    }
  }
}

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
