import Foundation
import SwiftSyntax

/// An attribute of ours on a function that is left without its body and has no value to return: its callers do
/// not compile, and are left out in turn, down to a statement that can be missed. Called, it would stop the program.
struct UnavailableMark {
  static let text = "@available(*, unavailable) "

  /// Of the attribute that is there.
  var range: Range<AbsolutePosition>

  /// The mark to take away again: a protocol asks for the function, so that somebody may call it by that.
  init?(_ node: Syntax, because message: String) {
    guard message.contains("was used to satisfy a requirement") else { return nil }
    var parent: Syntax? = node
    while let current = parent {
      if let attributes = current.asProtocol((any WithAttributesSyntax).self)?.attributes {
        let own = attributes.first {
          $0.trimmedDescription == Self.text.trimmingCharacters(in: .whitespaces)
        }
        if let own {
          range = own.trimmedRange
          return
        }
      }
      if current.is(MemberBlockItemSyntax.self) { return nil }
      parent = current.parent
    }
    return nil
  }

  /// Where the mark goes; nil where a declaration cannot have it: one that stands for another class's, or the
  /// program's start.
  static func position(in declaration: Syntax) -> AbsolutePosition? {
    if declaration.is(AccessorDeclSyntax.self) {
      return declaration.positionAfterSkippingLeadingTrivia
    }
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let bound: [TokenKind] = [.keyword(.override), .keyword(.required)]
    guard let modifiers, !modifiers.contains(where: { bound.contains($0.name.tokenKind) }),
      declaration.as(FunctionDeclSyntax.self)?.name.text != "main"
    else { return nil }
    return declaration.positionAfterSkippingLeadingTrivia
  }
}
