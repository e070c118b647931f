import SwiftSyntax

/// The question mark of `delegate?.scaled?(…)`, where another file's protocol declares the method as optional: it has
/// a default here (`editProtocol`), and only the compiler knows the protocol. Without it the code means the same.
enum OptionalMark {
  static func range(_ token: TokenSyntax, because message: String) -> Range<AbsolutePosition>? {
    guard message.hasPrefix("cannot use optional chaining on non-optional value of type "),
      token.tokenKind == .postfixQuestionMark
    else { return nil }
    return token.trimmedRange
  }
}
