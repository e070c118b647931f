import SwiftSyntax

/// `Darwin.pow` distinguishes the C library's function from one's own.
extension FileVisitor {
  /// What Darwin's C library has and Linux's has not starts like this; the SDK declares it.
  private static let prefixes = [
    "os_", "mach_", "kern_", "task_", "host_", "vm_", "KERN_", "HOST_", "sysctl", "CTL_",
  ]

  func editDarwin(_ token: TokenSyntax) {
    guard token.tokenKind == .identifier("Darwin"), let parent = token.parent?.parent else {
      return
    }
    if let member = parent.as(MemberAccessExprSyntax.self),
      member.base?.firstToken(viewMode: .sourceAccurate) == token
    {
      let name = member.declName.baseName.text
      if let stream = Self.streams[name] {
        edits.replace(member.trimmedRange, with: stream, in: source)
      } else {
        edits.replace(token.trimmedRange, with: Self.module(of: name), in: source)
      }
    } else if let type = parent.as(MemberTypeSyntax.self),
      type.baseType.firstToken(viewMode: .sourceAccurate) == token
    {
      edits.replace(token.trimmedRange, with: Self.module(of: type.name.text), in: source)
    }
  }

  private static func module(of name: String) -> String {
    prefixes.contains(where: name.hasPrefix) ? FoundationNames.module : "Glibc"
  }
}
