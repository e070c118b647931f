import SwiftSyntax

/// Widgets written for the first betas of iOS 14 and 16.1. In the former a provider's methods had other names, and the
/// placeholder was a view of the configuration's; in the latter an activity had no island. What else is in them compiles
/// as it is.
extension FileVisitor {
  private static let todaysNames = ["snapshot": "getSnapshot", "timeline": "getTimeline"]

  func renameBetaMethods(_ node: some DeclGroupSyntax) {
    let providers: Set<String> = ["TimelineProvider", "IntentTimelineProvider"]
    let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    guard
      node.inheritanceClause?.inheritedTypes.contains(where: {
        providers.contains($0.type.plainName)
      }) == true
    else { return }
    var entry: TypeSyntax?
    for function in functions {
      guard let name = Self.todaysNames[function.name.text],
        !functions.contains(where: { $0.name.text == name }),
        let context = Self.parameter("with", of: function),
        let completion = Self.parameter("completion", of: function)
      else { continue }
      edits.replace(function.name.trimmedRange, with: name, in: source)
      edits.replace(context.firstName.trimmedRange, with: "in", in: source)
      if name == "getSnapshot" { entry = Self.firstParameter(of: completion.type) }
      report(
        "'\(function.name.text)' is the name of a beta of iOS 14: '\(name)' is compiled instead; rename it, label its "
          + "context 'in', and give the provider placeholder(in:)",
        at: function.name.positionAfterSkippingLeadingTrivia)
    }
    guard let entry, !functions.contains(where: { $0.name.text == "placeholder" }) else { return }
    let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
    edits.insert(
      " \(isPublic ? "public " : "")func placeholder(in context: TimelineProviderContext) -> \(entry.line) "
        + "{ _sampleEntry() };",
      at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia)
  }

  /// The placeholder's view, which a configuration took before providers made an entry for it.
  func dropPlaceholderView(_ call: FunctionCallExprSyntax) {
    let configurations: Set<String> = ["StaticConfiguration", "IntentConfiguration"]
    let arguments = Array(call.arguments)
    guard configurations.contains(call.calledExpression.trimmedDescription),
      let place = arguments.firstIndex(where: { $0.label?.text == "placeholder" })
    else { return }
    let comma = place > 0 ? arguments[place - 1].trailingComma : nil
    if arguments[place].trailingComma == nil, let comma {
      edits.blank(comma.trimmedRange, in: source)
    }
    edits.blank(arguments[place].trimmedRange, in: source)
  }

  /// WidgetKit has the beta's initializer.
  func reportBetaActivity(_ call: FunctionCallExprSyntax) {
    guard call.calledExpression.trimmedDescription == "ActivityConfiguration",
      call.arguments.first?.label?.text == "attributesType"
    else { return }
    report(
      "'ActivityConfiguration(attributesType:)' is of a beta of iOS 16.1, and the activity is on the Lock Screen alone: "
        + "write 'ActivityConfiguration(for:)' and give it a 'dynamicIsland'",
      at: call.positionAfterSkippingLeadingTrivia)
  }

  private static func parameter(
    _ label: String, of function: FunctionDeclSyntax
  ) -> FunctionParameterSyntax? {
    function.signature.parameterClause.parameters.first { $0.firstName.text == label }
  }

  /// Of a closure's type, `@escaping (Entry) -> Void`.
  private static func firstParameter(of type: TypeSyntax) -> TypeSyntax? {
    let plain = type.as(AttributedTypeSyntax.self)?.baseType ?? type
    return plain.as(FunctionTypeSyntax.self)?.parameters.first?.type
  }
}
