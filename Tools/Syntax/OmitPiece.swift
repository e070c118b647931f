import SwiftSyntax

/// The smallest part of a view that can go: a modifier on a line of its own, or a statement of a
/// result builder. The rest of the view is still shown.
struct ViewPiece {
  var name: String
  var range: Range<AbsolutePosition>
  /// What stands in its place; nothing where a builder may be empty.
  var stub: String?

  init?(_ node: Syntax, around position: AbsolutePosition) {
    guard let builder = Self.builder(around: node) else { return nil }
    if let call = node.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      member.period.leadingTrivia.contains(where: \.isNewline), position >= member.period.position
    {
      name = member.declName.baseName.text
      range =
        member.period.positionAfterSkippingLeadingTrivia..<call.endPositionBeforeTrailingTrivia
      return
    }
    guard let item = node.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self), item.item.as(DeclSyntax.self) == nil
    else { return nil }
    name = builder.name
    if let condition = Self.condition(of: item, around: position) {
      (range, stub) = condition
      return
    }
    range = node.trimmedRange
    // The case of a switch may not be empty.
    if list.parent?.is(SwitchCaseSyntax.self) ?? false {
      guard builder.isView else { return nil }
      stub = "EmptyView()"
      return
    }
    // What is no closure needs a value, unless the protocol says that it is a builder.
    let isOwn = list.id == builder.statements?.id
    guard isOwn, list.count == 1 else { return }
    guard builder.isView else { return nil }
    if builder.name != "body" { stub = "EmptyView()" }
  }

  /// The part of a choice that goes where its condition does not compile: what it shows otherwise stays, since that is
  /// made for the absence of something.
  private static func condition(
    of item: CodeBlockItemSyntax, around position: AbsolutePosition
  ) -> (range: Range<AbsolutePosition>, stub: String?)? {
    let statement = item.item.as(ExpressionStmtSyntax.self)?.expression
    guard let choice = (statement ?? item.item.as(ExprSyntax.self))?.as(IfExprSyntax.self),
      choice.conditions.trimmedRange.contains(position), let keyword = choice.elseKeyword,
      let other = choice.elseBody
    else { return nil }
    let range =
      choice.ifKeyword
      .positionAfterSkippingLeadingTrivia..<keyword
      .endPositionBeforeTrailingTrivia
    return (range, other.is(CodeBlockSyntax.self) ? "if true" : nil)
  }

  /// The member around a node whose value is a view, a widget's configuration or several widgets.
  private struct Builder {
    var name: String
    var isView: Bool
    var statements: CodeBlockItemListSyntax?

    init?(_ node: Syntax) {
      if let variable = node.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        let block = binding.accessorBlock
      {
        guard let type = Self.type(binding.typeAnnotation?.type) else { return nil }
        name = binding.pattern.trimmedDescription
        isView = type == "View"
        if case .getter(let list) = block.accessors { statements = list }
      } else if let function = node.as(FunctionDeclSyntax.self) {
        guard let type = Self.type(function.signature.returnClause?.type) else { return nil }
        name = function.name.text
        isView = type == "View"
        statements = function.body?.statements
      } else {
        return nil
      }
    }

    /// The protocol of an opaque type that result builders make.
    private static func type(_ type: TypeSyntax?) -> String? {
      guard let constraint = type?.as(SomeOrAnyTypeSyntax.self)?.constraint.trimmedDescription
      else { return nil }
      let name = constraint.split(separator: ".").last.map(String.init) ?? constraint
      let built = [
        "View", "Widget", "WidgetConfiguration", "ControlWidgetConfiguration", "ToolbarContent",
        "DynamicIslandExpandedContent",
      ]
      return built.contains(name) ? name : nil
    }
  }

  private static func builder(around node: Syntax) -> Builder? {
    var parent = node.parent
    while let current = parent {
      if current.is(VariableDeclSyntax.self) || current.is(FunctionDeclSyntax.self) {
        // A constant between a view's statements belongs to the view.
        if let builder = Builder(current) { return builder }
        let isMember = current.parent?.is(MemberBlockItemSyntax.self) ?? false
        if isMember || current.is(FunctionDeclSyntax.self) { return nil }
      }
      if current.is(InitializerDeclSyntax.self) { return nil }
      parent = current.parent
    }
    return nil
  }
}

/// A statement of a function that nothing after it takes a value from: an assignment, a call. The others of
/// the function still run, so that an initializer sets what it can.
struct StatementPiece {
  /// Of the function.
  var name: String
  /// What stands in its place: the case of a switch may not be empty.
  var stub: String?

  /// - isThorough: whether it may be one of a function that could go as a whole.
  init?(_ node: Syntax, isThorough: Bool) {
    if let piece = Self(unusedCall: node) {
      self = piece
    } else if isThorough || Self.setsNothing(node), let piece = Self(statement: node) {
      self = piece
    } else if let piece = Self(step: node) {
      self = piece
    } else {
      return nil
    }
    if node.parent?.parent?.is(SwitchCaseSyntax.self) ?? false { stub = "_ = ()" }
  }

  private init?(statement node: Syntax) {
    guard let item = node.as(CodeBlockItemSyntax.self), case .expr(let expression) = item.item,
      !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    var parent = item.parent
    while let current = parent {
      if let initializer = current.as(InitializerDeclSyntax.self) {
        guard !Self.completes(item, in: initializer) else { return nil }
        name = initializer.initKeyword.text
        return
      }
      if let function = current.as(FunctionDeclSyntax.self) {
        // A provider's answer is worth more than the rest of its function.
        guard ProviderAnswer(function)?.isPlaceholder != false else { return nil }
        let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
        guard list.count > 1 || list.id == function.body?.statements.id,
          list.count > 1 || ["Void", "()"].contains(result)
        else { return nil }
        name = function.name.text
        return
      }
      // The only expression of a closure or an accessor is its value.
      let isValue = current.is(ClosureExprSyntax.self) || current.is(AccessorBlockSyntax.self)
      if isValue, list.count == 1 || current.is(AccessorBlockSyntax.self) { return nil }
      if current.is(MemberBlockItemSyntax.self) { return nil }
      parent = current.parent
    }
    return nil
  }
}

extension StatementPiece {
  /// A step of a function that consists of nothing else: a call, or a condition around some. Where one of the
  /// services that an app registers is not there, the others are.
  private init?(step node: Syntax) {
    guard let list = node.parent?.as(CodeBlockItemListSyntax.self), list.count > 1,
      let function = list.parent?.parent?.as(FunctionDeclSyntax.self),
      function.signature.returnClause == nil, ProviderAnswer(function) == nil,
      list.allSatisfy(Self.isStep)
    else { return nil }
    name = function.name.text
  }

  private static func isStep(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .stmt(let statement) = item.item else { return isCall(item) }
    return statement.as(ExpressionStmtSyntax.self)?.expression.is(IfExprSyntax.self) ?? false
  }

  private static func isCall(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .expr(var expression) = item.item else { return false }
    while let inner = expression.as(TryExprSyntax.self)?.expression
      ?? expression.as(AwaitExprSyntax.self)?.expression
    {
      expression = inner
    }
    return expression.is(FunctionCallExprSyntax.self)
  }

  /// A call whose result nobody uses, such as one that logs: statements follow it, and run without it.
  private init?(unusedCall node: Syntax) {
    guard let item = node.as(CodeBlockItemSyntax.self), Self.isCall(item),
      let list = item.parent?.as(CodeBlockItemListSyntax.self), item.id != list.last?.id
    else { return nil }
    var parent = item.parent
    while let current = parent {
      if let initializer = current.as(InitializerDeclSyntax.self) {
        guard !Self.completes(item, in: initializer) else { return nil }
        name = initializer.initKeyword.text
        return
      }
      if let function = current.as(FunctionDeclSyntax.self) {
        let type = function.signature.returnClause?.type
        guard ProviderAnswer(function)?.isPlaceholder != false,
          !Self.isBuilt(function.attributes, type)
        else { return nil }
        name = function.name.text
        return
      }
      if let variable = current.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        binding.accessorBlock != nil
      {
        guard !Self.isBuilt(variable.attributes, binding.typeAnnotation?.type) else { return nil }
        name = binding.pattern.trimmedDescription
        return
      }
      // What a property is set up with: without it as a whole, whoever asks for the property would stop.
      if let variable = current.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        binding.initializer != nil, variable.parent?.is(MemberBlockItemSyntax.self) == true
      {
        name = binding.pattern.trimmedDescription
        return
      }
      parent = current.parent
    }
    return nil
  }

  /// Whether each statement is a part of the value.
  private static func isBuilt(_ attributes: AttributeListSyntax, _ type: TypeSyntax?) -> Bool {
    type?.is(SomeOrAnyTypeSyntax.self) ?? false
      || attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Builder") ?? false
      }
  }
}

/// What a provider's function answers without its body: the placeholder, which the system shows too
/// where no timeline comes, and for that a made-up entry.
struct ProviderAnswer {
  /// A name for a parameter, in the place of `_`.
  struct Name {
    var range: Range<AbsolutePosition>
    var text: String
  }
  var text: String
  /// Whether it is the placeholder that has no body.
  var isPlaceholder = false
  /// Of parameters that the text uses and that have none.
  var names: [Name] = []

  init?(_ function: FunctionDeclSyntax) {
    let parameters = function.signature.parameterClause.parameters
    let context = parameters.first { $0.firstName.text == "in" }.map { name($0, or: "context") }
    let result = function.signature.returnClause?.type.trimmedDescription ?? ""
    let entry = "placeholder(in: \(context?.text ?? ""))"
    let timeline = "Timeline(entries: [\(entry)], policy: .never)"
    let last = parameters.last.map { name($0, or: "completion") }
    switch (function.name.text, context, parameters.count) {
    case ("timeline", .some, 2) where result.contains("Timeline<"): text = "return \(timeline)"
    case ("snapshot", .some, 2): text = "return \(entry)"
    case ("getTimeline", .some, 2...3): text = "\(last?.text ?? "")(\(timeline))"
    case ("getSnapshot", .some, 2...3): text = "\(last?.text ?? "")(\(entry))"
    case ("placeholder", .some, 1):
      text = "return _sampleEntry()"
      isPlaceholder = true
    case ("currentValue", nil, 0): text = "return previewValue"
    default: return nil
    }
    names = [context?.name, text.hasPrefix("return") ? nil : last?.name].compactMap(\.self)
  }
}

extension ProviderAnswer {
  /// The same for a function of a provider's own that makes its entries: it is given the context, and answers what the
  /// placeholder is, or a timeline of it. Without an answer the system would show the placeholder without its contents.
  init?(helper function: FunctionDeclSyntax) {
    guard let entry = Self.placeholderType(beside: function) else { return nil }
    let parameters = function.signature.parameterClause.parameters
    let context = parameters.first {
      ["Context", "TimelineProviderContext"].contains(
        $0.type.trimmedDescription.split(separator: ".").last)
    }
    guard let context, !context.isUnnamed else { return nil }
    let placeholder = "placeholder(in: \((context.secondName ?? context.firstName).text))"
    func value(_ type: String?) -> String? {
      switch type {
      case entry: placeholder
      case "Timeline<\(entry)>": "Timeline(entries: [\(placeholder)], policy: .never)"
      default: nil
      }
    }
    if let result = function.signature.returnClause?.type.trimmedDescription {
      guard let value = value(result) else { return nil }
      text = "return \(value)"
    } else {
      guard let last = parameters.last, !last.isUnnamed, let type = last.completedType,
        let value = value(type)
      else { return nil }
      text = "\((last.secondName ?? last.firstName).text)(\(value))"
    }
  }

  /// What the placeholder of the provider is that the function belongs to.
  private static func placeholderType(beside function: FunctionDeclSyntax) -> String? {
    function.parent?.parent?.as(MemberBlockItemListSyntax.self)?
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .first { $0.name.text == "placeholder" && $0.id != function.id }?
      .signature.returnClause?.type.trimmedDescription
  }
}

extension FunctionParameterSyntax {
  fileprivate var isUnnamed: Bool { (secondName ?? firstName).tokenKind == .wildcard }

  /// What a closure that returns nothing is called with.
  fileprivate var completedType: String? {
    let closure = type.as(AttributedTypeSyntax.self)?.baseType ?? type
    guard let closure = closure.as(FunctionTypeSyntax.self), closure.parameters.count == 1,
      ["Void", "()"].contains(closure.returnClause.type.trimmedDescription)
    else { return nil }
    return closure.parameters.first?.type.trimmedDescription
  }
}

/// What a parameter is called in its function, and where that has to be written first.
private func name(
  _ parameter: FunctionParameterSyntax, or other: String
) -> (text: String, name: ProviderAnswer.Name?) {
  let token = parameter.secondName ?? parameter.firstName
  guard token.tokenKind == .wildcard else { return (token.text, nil) }
  let written = parameter.secondName == nil ? "_ \(other)" : other
  return (other, .init(range: token.trimmedRange, text: written))
}
