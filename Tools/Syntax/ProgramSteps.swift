import SwiftSyntax

extension SourceFileSyntax {
  /// Where a file that runs from its top down takes its first step: a call or a statement among its declarations. A
  /// word that somebody has just begun to type is none, nor is a text that does not parse.
  var firstStep: AbsolutePosition? {
    guard !hasError else { return nil }
    return statements.first { item in
      switch item.item {
      case .decl: false
      case .expr(let expression): expression.is(FunctionCallExprSyntax.self)
      case .stmt: true
      }
    }?.positionAfterSkippingLeadingTrivia
  }
}
