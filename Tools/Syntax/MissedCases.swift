import SwiftSyntax

/// A switch that was written before its enum had all the cases that it has now: it gets a last one, which stops.
struct MissedCases {
  /// Before the closing brace.
  var place: Range<AbsolutePosition>

  init?(_ token: TokenSyntax, because message: String) {
    guard message.hasPrefix("switch must be exhaustive"),
      let statement = token.parent?.as(SwitchExprSyntax.self)
    else { return nil }
    let end = statement.rightBrace.positionAfterSkippingLeadingTrivia
    place = end..<end
  }

  /// - source: the file and line that the program names where it stops.
  func text(in source: String) -> String {
    "default: fatalError(\"\(source): no case of this switch fits\") "
  }
}
