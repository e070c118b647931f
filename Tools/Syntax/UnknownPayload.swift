import SwiftSyntax

/// A type that a case of an enumeration carries a value of, and that nobody knows. As `Never` it is a case that nothing
/// makes; the other cases stay, with all that switches over them.
struct UnknownPayload {
  /// Of the case.
  var name: String
  /// Where the type is named.
  var range: Range<AbsolutePosition>
  /// What stands in its place. Blanks come first: a question mark after them would be an operator.
  var text: String {
    let width = range.upperBound.utf8Offset - range.lowerBound.utf8Offset
    return String(repeating: " ", count: max(width - "Never".utf8.count, 0)) + "Never"
  }

  init?(_ token: TokenSyntax, because message: String) {
    guard message.hasPrefix("cannot find type '") || message.contains("' is not a member type of ")
    else { return nil }
    var type = Syntax(token)
    while let parent = type.parent, !type.is(TypeSyntax.self) || Self.isQualified(parent) {
      type = parent
    }
    var node = type
    while let parent = node.parent, !node.is(EnumCaseElementSyntax.self) {
      // The value that stands for it by default is none of `Never`.
      if let parameter = node.as(EnumCaseParameterSyntax.self), parameter.defaultValue != nil {
        return nil
      }
      node = parent
    }
    guard let element = node.as(EnumCaseElementSyntax.self), type.is(TypeSyntax.self) else {
      return nil
    }
    name = element.name.text
    range = type.trimmedRange
  }

  /// `Module.Name`, `any Name`.
  private static func isQualified(_ node: Syntax) -> Bool {
    node.is(MemberTypeSyntax.self) || node.is(SomeOrAnyTypeSyntax.self)
  }
}
