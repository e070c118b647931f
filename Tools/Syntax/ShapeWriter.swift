import Foundation
import SwiftSyntax

/// Writes a type as the JSON that its `Codable` conformance reads.
struct ShapeWriter {
  private let shapes: StoredShapes
  private let dates: DateForm
  private let isSnakeCase: Bool

  /// - body: of the function with the decoder, which says how dates and keys are written.
  init(_ shapes: StoredShapes, decoderIn body: Syntax) {
    let text = body.trimmedDescription
    self.shapes = shapes
    dates = DateForm(text)
    isSnakeCase = text.contains("convertFromSnakeCase")
  }

  func json(_ type: TypeSyntax) -> String? {
    var values = 0
    return json(type, name: "value", depth: 0, &values)
  }

  /// Types in types: one that holds itself ends here (estimate).
  private static let mostLevels = 8
  /// Values in one text: types that hold each other are many more at each level (estimate).
  private static let mostValues = 2_000

  /// Values that say what belongs there: a text is its own name.
  private func json(
    _ type: TypeSyntax, name: String, depth: Int, _ values: inout Int
  ) -> String? {
    values += 1
    guard depth < Self.mostLevels, values <= Self.mostValues else { return nil }
    if let optional = type.as(OptionalTypeSyntax.self) {
      return json(optional.wrappedType, name: name, depth: depth, &values)
    }
    if let array = type.as(ArrayTypeSyntax.self) {
      return list(array.element, name: name, depth: depth, &values)
    }
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      return pairs(dictionary.key, dictionary.value, name: name, depth: depth, &values)
    }
    let words = type.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    if let generic = type.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments,
      let inner = generic.first?.argument.as(TypeSyntax.self)
    {
      let kind = type.as(IdentifierTypeSyntax.self)?.name.text
      if kind == "Optional" { return json(inner, name: name, depth: depth, &values) }
      return ["Array", "Set"].contains(kind) ? list(inner, name: name, depth: depth, &values) : nil
    }
    return plain(words, name: name) ?? declared(words, name: name, depth: depth, &values)
  }

  private func list(_ element: TypeSyntax, name: String, depth: Int, _ values: inout Int) -> String
  {
    let single = name.hasSuffix("s") ? String(name.dropLast()) : name
    return "[" + (json(element, name: single, depth: depth + 1, &values) ?? "") + "]"
  }

  /// Keys that are no texts and no numbers stand before their values in a list.
  private func pairs(
    _ key: TypeSyntax, _ value: TypeSyntax, name: String, depth: Int, _ values: inout Int
  ) -> String? {
    guard let inner = json(value, name: name, depth: depth + 1, &values) else { return "{}" }
    switch key.trimmedDescription {
    case "String": return "{\"key\": \(inner)}"
    case "Int": return "{\"1\": \(inner)}"
    default: return "[]"
    }
  }

  private func plain(_ type: String, name: String) -> String? {
    switch type {
    case "String", "Substring", "Character": quoted(name)
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      "1"
    case "Double", "Float", "CGFloat", "Decimal", "TimeInterval": "1.5"
    case "Bool": "true"
    case "Date": dates.json(shapes.date)
    case "UUID": "\"00000000-0000-0000-0000-000000000001\""
    case "URL": "\"https://example.com/\(name)\""
    case "Data": "\"\""
    default: nil
    }
  }

  private func declared(_ name: String, name property: String, depth: Int, _ values: inout Int)
    -> String?
  {
    guard let declaration = shapes.declaration(name) else { return nil }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      return json(alias.initializer.value, name: property, depth: depth + 1, &values)
    }
    if let choice = declaration.as(EnumDeclSyntax.self) {
      return self.choice(choice, depth: depth, &values)
    }
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return nil }
    return object(group, depth: depth, &values)
  }

  /// The first case.
  private func choice(_ node: EnumDeclSyntax, depth: Int, _ values: inout Int) -> String? {
    let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
    guard let first = cases.first?.elements.first else { return nil }
    let name = NameVisitor.plain(first.name.text)
    switch node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription {
    case "String":
      return first.rawValue?.value.trimmedDescription ?? quoted(name)
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt":
      return first.rawValue?.value.trimmedDescription ?? "0"
    default:
      let parts = (first.parameterClause?.parameters).map(Array.init) ?? []
      let members = parts.enumerated().map { place, part in
        let label = part.firstName?.text ?? "_\(place)"
        return
          "\(quoted(label)): \(json(part.type, name: label, depth: depth + 1, &values) ?? "null")"
      }
      return "{\(quoted(name)): {\(members.joined(separator: ", "))}}"
    }
  }

  private func object(_ group: any DeclGroupSyntax, depth: Int, _ values: inout Int) -> String {
    let keys = codingKeys(of: group)
    let members = group.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter(\.isDecoded).flatMap { Array($0.bindings) }
    let pairs = members.compactMap { binding -> String? in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      let plain = NameVisitor.plain(name)
      if let keys, keys[plain] == nil { return nil }
      let type =
        binding.typeAnnotation?.type
        ?? binding.initializer.flatMap { StoredShapes.type(of: $0.value) }
        .map { TypeSyntax("\(raw: $0)") }
      let value = type.flatMap { json($0, name: plain, depth: depth + 1, &values) } ?? "null"
      return "\(quoted(keys?[plain] ?? spelled(plain))): \(value)"
    }
    return "{" + pairs.joined(separator: ", ") + "}"
  }

  /// Keys by the names of properties; nil where the type has no list of its own.
  private func codingKeys(of group: any DeclGroupSyntax) -> [String: String]? {
    let lists = group.memberBlock.members.compactMap { $0.decl.as(EnumDeclSyntax.self) }
    guard let list = lists.first(where: { $0.name.text == "CodingKeys" }) else { return nil }
    var keys: [String: String] = [:]
    for member in list.memberBlock.members {
      for element in member.decl.as(EnumCaseDeclSyntax.self)?.elements ?? [] {
        let name = NameVisitor.plain(element.name.text)
        keys[name] =
          element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
          ?? spelled(name)
      }
    }
    return keys
  }

  private func spelled(_ name: String) -> String {
    guard isSnakeCase else { return name }
    return name.reduce(into: "") { text, letter in
      text += letter.isUppercase ? "_" + letter.lowercased() : String(letter)
    }
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline } + "\""
  }
}

extension VariableDeclSyntax {
  /// Whether a decoder gives it: stored, of the value, and not a constant that has its value.
  fileprivate var isDecoded: Bool {
    let words = modifiers.map(\.name.text)
    guard !words.contains("static"), !words.contains("class"), !words.contains("lazy") else {
      return false
    }
    return bindings.allSatisfy { binding in
      if bindingSpecifier.text == "let", binding.initializer != nil { return false }
      switch binding.accessorBlock?.accessors {
      case nil: return true
      case .getter: return false
      case .accessors(let list):
        return list.allSatisfy {
          ["willSet", "didSet"].contains($0.accessorSpecifier.text)
        }
      }
    }
  }
}
