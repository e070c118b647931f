import Foundation
import SwiftParser
import SwiftSyntax

/// Takes declarations out of files: those around the given locations, which do not compile.
func omit(_ request: OmitRequest) -> OmitAnswer {
  OmitAnswer(files: request.files.map { omit($0, isThorough: request.isThorough ?? false) })
}

private func omit(_ file: OmitRequest.File, isThorough: Bool) -> OmitAnswer.File {
  var answer = OmitAnswer.File(path: file.path)
  guard let data = FileManager.default.contents(atPath: file.path),
    let text = String(data: data, encoding: .utf8)
  else { return answer }
  let source = Array(text.utf8)
  let tree = Parser.parse(source: text)
  let converter = SourceLocationConverter(fileName: file.path, tree: tree)
  var omission = Omission(
    source: source, file: url(file.path).lastPathComponent, isThorough: isThorough)
  let (tokens, lines) = (TokenPlaces(tree), converter.sourceLines.count)
  for location in file.locations {
    guard location.line >= 1, location.line <= lines else { continue }
    let position = converter.position(ofLine: location.line, column: max(location.column, 1))
    guard let token = tokens.token(at: position) else { continue }
    omission.takeOut(around: token, at: position, because: location)
  }
  guard let edits = omission.edits else { return answer }
  do {
    let output = url(file.output)
    try FileManager.default.createDirectory(
      at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
    let less = edits.apply(to: source, converter: converter).text
    try Data(less).write(to: output)
    answer.isWritten = true
    let after = Parser.parse(source: String(decoding: less, as: UTF8.self))
    if let before = InterfaceVisitor.visible(source, tree) {
      answer.isHidden = InterfaceVisitor.visible(less, after) == before
    }
    answer.omitted = omission.omitted(converter)
  } catch {}
  return answer
}

private func url(_ path: String) -> URL { URL(fileURLWithPath: path) }

/// What is left of a file: a function keeps its signature, everything else goes as a whole, so that
/// the compiler shows whether it is needed.
private struct Omission {
  let source: [UInt8]
  /// The file's name, for the message of a function without its body.
  let file: String
  /// Whether views and providers lose what is wrong in them too.
  let isThorough: Bool

  /// Something to take out of the file.
  private struct Part {
    var name: String
    /// What stands in its place; nothing for a whole declaration.
    var stub: String?
    /// Whether the rest of a function stays.
    var isPiece = false
    /// Whether a widget is gone.
    var isWidget = false
    /// Where the function is declared unavailable: what calls it goes as well, since it could only stop the
    /// program.
    var mark: AbsolutePosition?
    /// Whether it takes away a mark without which the code means the same.
    var isMark = false
    /// Whether a function does less than it should.
    var isFunction: Bool { isPiece || stub != nil && !isType }
    /// Whether another type stands in its place.
    var isType = false
    /// Names for parameters that have none and that the stub speaks of.
    var names: [ProviderAnswer.Name] = []
    var reason: OmitRequest.Location
  }
  private var parts: [Range<AbsolutePosition>: Part] = [:]

  init(source: [UInt8], file: String, isThorough: Bool) {
    self.source = source
    self.file = file
    self.isThorough = isThorough
  }

  /// What is not inside another part, in the order of the file.
  private var outermost: [(range: Range<AbsolutePosition>, part: Part)] {
    // The one around others comes before them.
    let ordered = parts.sorted {
      ($0.key.lowerBound, $1.key.upperBound) < ($1.key.lowerBound, $0.key.upperBound)
    }
    var end: AbsolutePosition?
    return ordered.compactMap { range, part in
      if let end, range.upperBound <= end { return nil }
      end = range.upperBound
      return (range, part)
    }
  }

  /// Nothing where there was nothing to take out.
  var edits: Edits? {
    guard !parts.isEmpty else { return nil }
    var edits = Edits()
    for (range, part) in outermost {
      if let mark = part.mark { edits.insert(UnavailableMark.text, at: mark) }
      for name in part.names { edits.replace(name.range, with: name.text, in: source) }
      if let stub = part.stub {
        edits.replace(range, with: stub, in: source)
      } else {
        edits.blank(range, in: source)
      }
    }
    return edits
  }

  func omitted(_ converter: SourceLocationConverter) -> [OmitAnswer.Omitted] {
    outermost.filter { !$0.part.isMark }.map { range, part in
      .init(
        name: part.name, isFunction: part.isFunction,
        isGone: part.mark != nil || part.stub == nil && !part.isPiece, isWidget: part.isWidget,
        firstLine: converter.location(for: range.lowerBound).line,
        lastLine: converter.location(for: range.upperBound).line, reason: part.reason)
    }
  }

  mutating func takeOut(
    around token: TokenSyntax, at position: AbsolutePosition, because reason: OmitRequest.Location
  ) {
    var node = Syntax(token)
    if let mark = Self.mark(token, because: reason.message) {
      parts[mark] = Part(name: "", stub: nil, isMark: true, reason: reason)
      return
    }
    if let payload = UnknownPayload(token, because: reason.message) {
      parts[payload.range] = Part(
        name: payload.name, stub: payload.text, isType: true, reason: reason)
      return
    }
    if let missed = MissedCases(token, because: reason.message) {
      parts[missed.place] = Part(
        name: "a switch", stub: missed.text(in: "\(file):\(reason.line)"), isPiece: true,
        reason: reason)
      return
    }
    while let parent = node.parent {
      if isThorough, let piece = ViewPiece(node, around: position) {
        parts[piece.range] = Part(
          name: piece.name, stub: piece.stub, isPiece: true, reason: reason)
        return
      }
      if let piece = StatementPiece(node, isThorough: isThorough) {
        parts[node.trimmedRange] = Part(
          name: piece.name, stub: piece.stub, isPiece: true, reason: reason)
        return
      }
      if takeOutBody(of: node, at: position, because: reason) { return }
      if Self.isWhole(node, isThorough) {
        let name = Self.name(node) ?? "a statement"
        parts[node.trimmedRange] = Part(
          name: name, stub: nil, isWidget: Self.isWidget(node), reason: reason)
        return
      }
      node = parent
    }
  }

  /// Takes out the body of a function around a place; no where it is none, or cannot be without its body.
  private mutating func takeOutBody(
    of node: Syntax, at position: AbsolutePosition, because reason: OmitRequest.Location
  ) -> Bool {
    guard let function = Self.function(node, isThorough),
      function.body.contains(position)
        || (isThorough || function.isComplete) && position == function.body.upperBound,
      let stub = function.stub(
        after: text(function.body), because: "\(file):\(reason.line): \(reason.message)")
    else { return false }
    var part = Part(name: function.name, stub: stub, reason: reason)
    part.names = function.answer.map { stub.contains($0.text) ? $0.names : [] } ?? []
    if isThorough, StubbedFunction.stops(stub) {
      part.mark = UnavailableMark.position(in: node)
    }
    parts[function.body] = parts[function.body] ?? part
    return true
  }

  /// Where a mark stands without which the code means the same.
  private static func mark(
    _ token: TokenSyntax, because message: String
  ) -> Range<AbsolutePosition>? {
    UnavailableMark(Syntax(token), because: message)?.range
      ?? OptionalMark.range(token, because: message)
  }

  private func text(_ range: Range<AbsolutePosition>) -> String {
    String(
      decoding: source[range.lowerBound.utf8Offset..<range.upperBound.utf8Offset], as: UTF8.self)
  }

  /// Declarations that can go: members and what stands at the top of a file. A view without its
  /// body goes as a whole; the entry point stays.
  private static func isWhole(_ node: Syntax, _ isThorough: Bool) -> Bool {
    if isThorough, node.as(CodeBlockItemSyntax.self).map(isEntryPoint) ?? false { return false }
    if let member = node.as(MemberBlockItemSyntax.self) {
      return !isBody(member.decl) && !member.decl.is(EnumCaseDeclSyntax.self)
    }
    return node.is(CodeBlockItemSyntax.self)
      && node.parent?.parent?.is(SourceFileSyntax.self) ?? false
  }

  private static func isEntryPoint(_ item: CodeBlockItemSyntax) -> Bool {
    Syntax(item.item).asProtocol((any WithAttributesSyntax).self)?.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "main"
    } ?? false
  }

  private static func isWidget(_ node: Syntax) -> Bool {
    let item =
      node.as(MemberBlockItemSyntax.self).map { Syntax($0.decl) }
      ?? node.as(CodeBlockItemSyntax.self).map { Syntax($0.item) }
    let inherited = item?.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
    let widgets: Set<String> = ["Widget", "ControlWidget"]
    return inherited?.inheritedTypes.contains { widgets.contains($0.type.plainName) } ?? false
  }

  private static func name(_ node: Syntax) -> String? {
    let item =
      node.as(MemberBlockItemSyntax.self).map { Syntax($0.decl) }
      ?? node.as(CodeBlockItemSyntax.self).map { Syntax($0.item) }
    guard let item else { return nil }
    if let named = item.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
    if let variable = item.as(VariableDeclSyntax.self) {
      return variable.bindings.first?.pattern.trimmedDescription
    }
    if let extended = item.as(ExtensionDeclSyntax.self) {
      return extended.extendedType.trimmedDescription
    }
    return item.is(InitializerDeclSyntax.self) ? "init" : nil
  }

  private static func isBody(_ declaration: DeclSyntax) -> Bool {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return false }
    return variable.bindings.contains { $0.pattern.trimmedDescription == "body" }
  }

  /// A function that can be without its body.
  private static func function(_ node: Syntax, _ isThorough: Bool) -> StubbedFunction? {
    guard isMember(node, isThorough) else { return accessor(node, isThorough) }
    if let function = node.as(FunctionDeclSyntax.self), let body = function.body,
      isPlain(function.attributes, function.signature.returnClause?.type, isThorough)
    {
      if isThorough, let answer = ProviderAnswer(function) {
        return StubbedFunction(
          name: function.name.text, body: inside(body), result: "", answer: answer)
      }
      return StubbedFunction(
        name: function.name.text, body: inside(body),
        result: function.signature.returnClause?.type.trimmedDescription ?? "Void",
        isThrowing: function.signature.effectSpecifiers?.throwsClause?.type == nil
          && function.signature.effectSpecifiers?.throwsClause != nil, isThorough: isThorough,
        answer: ProviderAnswer(helper: function))
    }
    if let initializer = node.as(InitializerDeclSyntax.self), let body = initializer.body {
      return StubbedFunction(
        name: "init", body: inside(body), result: initializer.optionalMark == nil ? "" : "Self?",
        isComplete: StatementPiece.setsEverythingBefore(initializer))
    }
    if let variable = node.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      variable.bindings.count == 1, let block = binding.accessorBlock,
      case .getter = block.accessors,
      isPlain(variable.attributes, binding.typeAnnotation?.type, isThorough)
    {
      return StubbedFunction(
        name: binding.pattern.trimmedDescription,
        body: block.leftBrace.endPosition..<block.rightBrace.position,
        result: binding.typeAnnotation?.type.trimmedDescription ?? "", isThorough: isThorough)
    }
    return nil
  }

  /// A getter or setter in braces of its own: the rest of its property or subscript stays.
  private static func accessor(_ node: Syntax, _ isThorough: Bool) -> StubbedFunction? {
    guard let accessor = AccessorPlace(node), isMember(accessor.declaration, isThorough),
      isPlain(accessor.attributes, accessor.type, isThorough)
    else { return nil }
    return StubbedFunction(
      name: accessor.name, body: inside(accessor.body), result: accessor.result,
      isThrowing: accessor.isThrowing, isThorough: isThorough)
  }

  private static func inside(_ block: CodeBlockSyntax) -> Range<AbsolutePosition> {
    block.leftBrace.endPosition..<block.rightBrace.position
  }

  /// Not within another function, and not a view's: what a view cannot show is no view.
  private static func isMember(_ node: Syntax, _ isThorough: Bool) -> Bool {
    guard let item = node.parent else { return false }
    if item.is(CodeBlockItemSyntax.self) {
      return item.parent?.parent?.is(SourceFileSyntax.self) ?? false
    }
    guard item.is(MemberBlockItemSyntax.self) else { return false }
    if isThorough { return true }
    var parent = item.parent
    while let current = parent, !current.isProtocol((any DeclGroupSyntax).self) {
      parent = current.parent
    }
    let inherited = parent?.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
    return !(inherited?.inheritedTypes.contains { $0.type.plainName == "View" } ?? false)
  }

  /// No result builder, whose statements are values, and no type that the body decides.
  private static func isPlain(
    _ attributes: AttributeListSyntax, _ type: TypeSyntax?, _ isThorough: Bool
  ) -> Bool {
    if isThorough, ["some View", "some IntentResult"].contains(type?.trimmedDescription ?? "") {
      return true
    }
    let hasBuilder = attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Builder") ?? false
    }
    return !hasBuilder && !(type?.trimmedDescription.contains("some ") ?? false)
  }
}
