import SwiftSyntax

/// A file's tokens in their order. swift-syntax's own search goes through all members of a list, for each place anew.
struct TokenPlaces {
  private let tokens: [TokenSyntax]
  private let whole: Range<AbsolutePosition>

  init(_ tree: SourceFileSyntax) {
    tokens = Array(tree.tokens(viewMode: .sourceAccurate))
    whole = tree.position..<tree.endPosition
  }

  /// The token at a position, or whose blanks and comments are there.
  func token(at position: AbsolutePosition) -> TokenSyntax? {
    guard whole.contains(position) else { return nil }
    let count = tokens.partitioned { $0.position <= position }
    return count > 0 ? tokens[count - 1] : nil
  }
}
