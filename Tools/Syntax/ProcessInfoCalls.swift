import SwiftSyntax

/// `ProcessInfo()` is an object like the process's own; its initializer is not public on Linux.
extension FileVisitor {
  func editProcessInfo(_ token: TokenSyntax) {
    guard token.tokenKind == .identifier("ProcessInfo"),
      let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.firstToken(viewMode: .sourceAccurate) == token,
      call.arguments.isEmpty, call.trailingClosure == nil
    else { return }
    edits.replace(call.trimmedRange, with: "ProcessInfo.processInfo", in: source)
  }
}
