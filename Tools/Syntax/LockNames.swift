import SwiftSyntax

/// Foundation's locks cannot be inherited from on Linux: what they keep there is not shown to other modules.
/// A class that does (`class AtomicInt: NSLock`) inherits from the SDK's instead.
extension FileVisitor {
  private static let locks = [
    "NSLock": "OpenLock", "NSRecursiveLock": "OpenRecursiveLock", "NSCondition": "OpenCondition",
  ]

  func editLock(_ token: TokenSyntax) {
    guard case .identifier(let name) = token.tokenKind, let open = Self.locks[name],
      let type = token.parent?.as(IdentifierTypeSyntax.self),
      let list = type.parent?.parent?.as(InheritedTypeListSyntax.self),
      list.parent?.parent?.is(ClassDeclSyntax.self) == true
    else { return }
    edits.replace(token.trimmedRange, with: "\(FoundationNames.module).\(open)", in: source)
  }
}
