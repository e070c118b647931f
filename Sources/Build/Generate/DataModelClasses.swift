import Foundation

/// Swift classes for the entities of an `.xcdatamodeld`, as Xcode generates them where an entity
/// asks for it. Properties keep their values through `primitiveValue(forKey:)`.
struct DataModelClasses {
  private(set) var code = ""
  /// The contents of `<Model>.datamodel.json`: entity → class, attributes, relationships.
  private(set) var entities: [String: JSONValue] = [:]
  private(set) var diagnostics: [BuildDiagnostic] = []

  /// Classes that the sources declare themselves are left alone.
  init(path: String, declared: Set<String>, _ files: FileRecorder) {
    guard let contents = Self.contents(of: path, files), let text = files.text(contents) else {
      diagnostics.append(
        .init(path: path, severity: .warning, message: "the data model has no contents; left out"))
      return
    }
    var entity: (name: String, class: String, generation: String)?
    var properties: [[String: String]] = []
    let tags = XMLTags.read(text)
    let classes = Dictionary(
      tags.filter { $0.name == "entity" }.map(Self.names), uniquingKeysWith: { first, _ in first })
    for tag in tags {
      switch tag.name {
      case "entity":
        let (name, className) = Self.names(tag)
        entity = (name, className, tag.attributes["codeGenerationType"] ?? "none")
        properties = []
        if tag.isClosed { finish(&entity, properties, declared) }
      case "attribute", "relationship":
        let target = tag.attributes["destinationEntity"].flatMap { classes[$0] }
        let more = ["kind": tag.name, "destinationClass": target ?? "NSManagedObject"]
        properties.append(tag.attributes.merging(more) { own, _ in own })
      case "/entity": finish(&entity, properties, declared)
      default: break
      }
    }
    if !code.isEmpty { code = "import Foundation\nimport CoreData\n\n" + code }
  }

  /// Names of the classes of a model's entities, whoever declares them.
  static func names(path: String, _ files: FileRecorder) -> [String] {
    let text = contents(of: path, files).flatMap(files.text) ?? ""
    return XMLTags.read(text).filter { $0.name == "entity" }.map { names($0).1 }
  }

  /// An entity's name and its class', without the module in front.
  private static func names(_ tag: XMLTags.Tag) -> (String, String) {
    let name = tag.attributes["name"] ?? ""
    let className = tag.attributes["representedClassName"] ?? name
    return (name, className.split(separator: ".").last.map(String.init) ?? className)
  }

  /// The current version's `contents` file.
  private static func contents(of path: String, _ files: FileRecorder) -> String? {
    if Paths.ending(path) == "xcdatamodel" { return path + "/contents" }
    let version = InfoPlist.read(path + "/.xccurrentversion", files)
    if let current = version?["_XCCurrentVersionName"] as? String {
      return path + "/" + current + "/contents"
    }
    return files.names(path)?.last { $0.hasSuffix(".xcdatamodel") }.map {
      path + "/" + $0 + "/contents"
    }
  }

  private mutating func finish(
    _ entity: inout (name: String, class: String, generation: String)?,
    _ properties: [[String: String]], _ declared: Set<String>
  ) {
    guard let item = entity else { return }
    entity = nil
    let className = item.class
    describe(item.name, className, properties)
    guard item.generation != "none" else { return }
    let isDeclared = declared.contains(className)
    if item.generation == "category" || isDeclared {
      if isDeclared, item.generation != "category" { return }
      code += "extension \(className) {\n"
    } else {
      code += "nonisolated public class \(className): NSManagedObject, @unchecked Sendable {\n"
    }
    code += "  public class func fetchRequest() -> NSFetchRequest<\(className)> {\n"
    code += "    NSFetchRequest<\(className)>(entityName: \"\(item.name)\")\n  }\n"
    for property in properties { code += Self.property(property) }
    code += "}\n\nextension \(className): Identifiable {}\n\n"
  }

  private static func property(_ property: [String: String]) -> String {
    let key = property["name"] ?? ""
    let name = AssetSymbols.quoted(key)
    let type: String
    if property["kind"] == "relationship" {
      let isMany = property["toMany"] == "YES"
      let isOrdered = property["ordered"] == "YES"
      type =
        isMany
        ? (isOrdered ? "NSOrderedSet?" : "NSSet?")
        : (property["destinationClass"] ?? "NSManagedObject") + "?"
    } else {
      type = swiftType(property)
    }
    let read: String
    if type.hasSuffix("?") {
      read = "primitiveValue(forKey: \"\(key)\") as? \(type.dropLast())"
    } else {
      let initial = literal(property["defaultValueString"] ?? "", of: type)
      read = "(primitiveValue(forKey: \"\(key)\") as? \(type)) ?? \(initial)"
    }
    return """
        public var \(name): \(type) {
          get { \(read) }
          set { setPrimitiveValue(newValue, forKey: "\(key)") }
        }

      """ + relationshipMethods(property, key: key)
  }

  /// A default as Swift writes it; models have "0.0" for whole numbers too.
  private static func literal(_ text: String, of type: String) -> String {
    switch type {
    case "Bool": text == "YES" || text == "1" ? "true" : "false"
    case "Double", "Float": Double(text).map { $0.isFinite ? "\($0)" : "0" } ?? "0"
    default: "\(Int64(text) ?? Double(text).flatMap { Int64(exactly: $0.rounded()) } ?? 0)"
    }
  }

  /// `addToItems`, `removeFromItems`, for one object and for a set.
  private static func relationshipMethods(_ property: [String: String], key: String) -> String {
    guard property["kind"] == "relationship", property["toMany"] == "YES",
      let first = key.first
    else { return "" }
    let name = first.uppercased() + key.dropFirst()
    let set = property["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
    let types = [property["destinationClass"] ?? "NSManagedObject", set]
    return [("addTo", "_insert"), ("removeFrom", "_remove")].flatMap { prefix, method in
      types.map {
        "  public func \(prefix)\(name)(_ value: \($0)) { \(method)(value, forKey: \"\(key)\") }\n"
      }
    }.joined()
  }

  private static func swiftType(_ property: [String: String]) -> String {
    let isScalar = property["usesScalarValueType"] == "YES"
    switch property["attributeType"] {
    case "String": return "String?"
    case "Date": return "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Decimal": return "NSDecimalNumber?"
    case "Transformable": return (property["customClassName"] ?? "NSObject") + "?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    default: return "Any?"
    }
  }

  private mutating func describe(
    _ name: String, _ className: String, _ properties: [[String: String]]
  ) {
    var attributes: [String: JSONValue] = [:]
    var relationships: [String: JSONValue] = [:]
    for property in properties {
      guard let key = property["name"] else { continue }
      if property["kind"] == "relationship" {
        relationships[key] = .object([
          "entity": .string(property["destinationEntity"] ?? ""),
          "toMany": .bool(property["toMany"] == "YES"),
        ])
      } else {
        var value: [String: JSONValue] = ["type": .string(property["attributeType"] ?? "")]
        if let initial = property["defaultValueString"] { value["default"] = .string(initial) }
        attributes[key] = .object(value)
      }
    }
    entities[name] = .object([
      "class": .string(className), "attributes": .object(attributes),
      "relationships": .object(relationships),
    ])
  }
}

/// Tags of a small XML file in order; text between them is of no interest here.
enum XMLTags {
  struct Tag {
    var name: String
    var attributes: [String: String]
    var isClosed: Bool
  }

  static func read(_ text: String) -> [Tag] {
    var tags: [Tag] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      let inside = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      if inside.hasPrefix("?") || inside.hasPrefix("!") { continue }
      let name = inside.prefix { !$0.isWhitespace && ($0 != "/" || inside.first == "/") }
      tags.append(
        Tag(name: String(name), attributes: attributes(inside), isClosed: inside.hasSuffix("/")))
    }
    return tags
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    var result: [String: String] = [:]
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      guard let key = parts[index].split(whereSeparator: \.isWhitespace).last, key.hasSuffix("=")
      else { continue }
      result[String(key.dropLast())] = String(parts[index + 1])
        .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
        .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&amp;", with: "&")
    }
    return result
  }
}
