import SwiftSyntax

/// Stored properties that an Apple framework fills: Core Data's and SwiftData's.
extension FileVisitor {
  func isManaged(_ attributes: AttributeListSyntax) -> Bool {
    attribute("NSManaged", attributes) != nil
  }

  private func attribute(_ name: String, _ attributes: AttributeListSyntax) -> AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == name }
  }

  /// `@NSManaged var` becomes a computed property over the object's primitive value, one of `UserDefaults` (whose keys
  /// have such accessors at run time in some apps) over the value of that key.
  func editManaged(_ node: VariableDeclSyntax) {
    guard isManaged(node.attributes), let binding = node.bindings.first,
      binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type
    else { return }
    let owner = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    let accessors =
      owner?.extendedType.trimmedDescription == "UserDefaults"
      ? accessors(name, type, reading: "object", writing: "set")
      : accessors(name, type, reading: "primitiveValue", writing: "setPrimitiveValue")
    edits.insert(accessors, at: binding.endPositionBeforeTrailingTrivia)
  }

  private func accessors(
    _ name: String, _ type: TypeSyntax, reading: String, writing: String
  ) -> String {
    let written = type.trimmedDescription
    let value = "\(reading)(forKey: \"\(name)\")"
    let read: String
    if type.is(OptionalTypeSyntax.self) {
      read = "\(value) as? \(written.dropLast())"
    } else if let zero = ["Bool": "false", "String": "\"\""][written] {
      read = "(\(value) as? \(written)) ?? \(zero)"
    } else if ["Int", "Int16", "Int32", "Int64", "Double", "Float"].contains(written) {
      read = "(\(value) as? \(written)) ?? 0"
    } else {
      read = "\(value) as! \(written)"
    }
    return " { get { \(read) } set { \(writing)(newValue, forKey: \"\(name)\") } }"
  }

  /// `@NSManaged func addToItems(_ value: Item)` and its like, which Core Data writes at run time,
  /// change the relationship they name.
  func editManaged(_ node: FunctionDeclSyntax) {
    guard isManaged(node.attributes), node.body == nil else { return }
    let name = node.name.text
    let value = node.signature.parameterClause.parameters.first.map {
      ($0.secondName ?? $0.firstName).text
    }
    for (prefix, method) in [("addTo", "_insert"), ("removeFrom", "_remove")] {
      guard name.hasPrefix(prefix), let value, let first = name.dropFirst(prefix.count).first else {
        continue
      }
      let key = first.lowercased() + name.dropFirst(prefix.count + 1)
      edits.insert(
        " { \(method)(\(value), forKey: \"\(key)\") }", at: node.endPositionBeforeTrailingTrivia)
      return
    }
    edits.insert(
      " { fatalError(\"'\(name)' is written by Core Data at run time\") }",
      at: node.endPositionBeforeTrailingTrivia)
  }

  /// SwiftData's `@Query` is a macro that leaves a computed property, which the struct's memberwise
  /// initializer does not have. `@Query(…) private var items: [Item]` becomes a constant query and
  /// a property that reads it. A struct with an initializer of its own, also in an extension, may set the
  /// wrapper there.
  func editQuery(_ node: VariableDeclSyntax) {
    guard let query = attribute("Query", node.attributes), let binding = node.bindings.first,
      binding.accessorBlock == nil, binding.initializer == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let element = binding.typeAnnotation?.type.as(ArrayTypeSyntax.self)?.element,
      let owner = node.parent?.parent?.parent?.as(MemberBlockSyntax.self),
      !owner.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }),
      node.attributes.first?.id == query.id, !wrappersThatAreSet.contains("_" + name)
    else { return }
    let type = "Query<\(element.trimmedDescription)>"
    edits.replace(
      query.atSign
        .positionAfterSkippingLeadingTrivia..<query.attributeName
        .endPositionBeforeTrailingTrivia,
      with: "private let _\(name): \(type) = Query", in: source)
    edits.insert(
      query.leftParen == nil ? "();" : ";", at: query.endPositionBeforeTrailingTrivia)
    edits.insert(" { _\(name).wrappedValue }", at: binding.endPositionBeforeTrailingTrivia)
  }
}
