import SwiftSyntax

/// Code that means something else, or nothing, where Foundation is not Objective-C's.
extension FileVisitor {
  /// `override func observeValue(forKeyPath:of:change:context:)`: here the method is a protocol's, which
  /// is not overridden.
  func editObserver(_ node: FunctionDeclSyntax) {
    guard node.name.text == "observeValue",
      node.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath",
      let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    else { return }
    edits.blank(modifier.trimmedRange, in: source)
  }

  /// `override` in an extension of a class: what Objective-C finds by its name can be overridden there, nothing else.
  /// The class has what it inherits.
  func editOverride(_ declaration: some DeclSyntaxProtocol & WithModifiersSyntax) {
    guard declaration.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }),
      declaration.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
    else { return }
    edits.blank(declaration.trimmedRange, in: source)
  }

  /// A file's own `<` of numbers as objects: Foundation has one here, and two are ambiguous.
  func editComparison(_ node: FunctionDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    guard node.name.text == "<", parameters.count == 2,
      parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" }),
      node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    else { return }
    edits.blank(node.trimmedRange, in: source)
  }

  /// `CFString` is a value here, which `Unmanaged` cannot hold: `NSString` is the object.
  func editUnmanaged(_ token: TokenSyntax) {
    guard token.tokenKind == .identifier("CFString") else { return }
    var parent = token.parent
    for _ in 0..<8 {
      guard let node = parent else { return }
      let isUnmanaged =
        node.as(IdentifierTypeSyntax.self)?.name.text == "Unmanaged"
        || node.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
          == "Unmanaged"
        || node.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
          .hasPrefix("Unmanaged.pass") == true
      if isUnmanaged { return edits.replace(token.trimmedRange, with: "NSString", in: source) }
      parent = node.parent
    }
  }

  /// `[String: AnyObject]`: a `CFString` and a number become objects in it by themselves where Foundation is
  /// Objective-C's. Here they do not, and such a dictionary holds any value.
  func editObjects(_ token: TokenSyntax) {
    guard token.tokenKind == .identifier("AnyObject"), let node = token.parent else { return }
    var key: String?
    if let type = node.parent?.as(DictionaryTypeSyntax.self), type.value.id == node.id {
      key = type.key.trimmedDescription
    } else if let element = node.parent?.as(DictionaryElementSyntax.self),
      element.value.id == node.id
    {
      key = element.key.trimmedDescription
    } else if let argument = node.parent?.as(GenericArgumentSyntax.self),
      let list = argument.parent?.as(GenericArgumentListSyntax.self), list.count == 2,
      list.last == argument
    {
      key = list.first?.argument.trimmedDescription
    }
    guard let key, ["String", "CFString", "NSString", "AnyHashable", "NSObject"].contains(key)
    else {
      return
    }
    edits.replace(token.trimmedRange, with: "Any", in: source)
  }
}
