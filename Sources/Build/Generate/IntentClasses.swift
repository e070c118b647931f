import Foundation

/// Swift classes for an `.intentdefinition` file, as Xcode generates them, without Objective-C:
/// one class for each intent with its response and handling protocol, enums, custom object types.
struct IntentClasses {
  private(set) var code = ""
  /// The contents of `intents.json`: each intent, for the editing sheet and `describe`.
  private(set) var descriptions: [String: JSONValue] = [:]
  private(set) var diagnostics: [BuildDiagnostic] = []
  /// Names of enumerations, with those of their Swift types.
  private var enums: [String: String] = [:]
  /// Names of object types, with those of their classes.
  private var types: [String: String] = [:]
  private let prefix: String
  /// Classes of intents by their names without the prefix that they have.
  private var unprefixed: [String: String] = [:]

  /// - prefix: the project's, for what the definition gives none.
  init(path: String, prefix own: String = "", _ files: FileRecorder) {
    guard let plist = InfoPlist.read(path, files) else {
      prefix = ""
      diagnostics.append(
        .init(path: path, severity: .error, message: "the intent definition is not a property list")
      )
      return
    }
    prefix = plist["INClassPrefix"] as? String ?? own
    code = "import Foundation\nimport Intents\n\n"
    for value in plist["INEnums"] as? [[String: Any]] ?? [] { addEnum(value) }
    let objects = plist["INTypes"] as? [[String: Any]] ?? []
    // They may stand on each other, in any order.
    for value in objects {
      guard let name = value["INTypeName"] as? String else { continue }
      types[name] = className(value, "INType", name)
    }
    for value in objects { addType(value) }
    for value in plist["INIntents"] as? [[String: Any]] ?? []
    where value["INIntentType"] as? String != "System" { addIntent(value) }
  }

  /// A class name of the definition, where it is one.
  private static func identifier(_ value: Any?) -> String? {
    guard let name = value as? String, !name.isEmpty, name == Paths.identifier(name) else {
      return nil
    }
    return name
  }

  /// The class that an entry names, else its name after the prefix that it or the project has.
  private func className(_ value: [String: Any], _ kind: String, _ name: String) -> String {
    if let given = Self.identifier(value[kind + "ClassName"]) { return given }
    return (Self.identifier(value[kind + "ClassPrefix"]) ?? prefix) + name
  }

  /// The code, and other names for classes that sources name without the prefix: a template of Xcode's does, whatever
  /// the project's prefix is.
  func code(mentioned: Set<String>, declared: Set<String>) -> String {
    let names = unprefixed.filter {
      $0.key != $0.value && mentioned.contains($0.key) && !declared.contains($0.key)
    }
    return code
      + names.sorted { $0.key < $1.key }.map { "public typealias \($0) = \($1)\n" }.joined()
  }

  private mutating func addEnum(_ value: [String: Any]) {
    guard let name = value["INEnumName"] as? String else { return }
    let className = className(value, "INEnum", name)
    enums[name] = className
    code += "nonisolated public enum \(className): Int, CaseIterable, Sendable {\n"
    for item in value["INEnumValues"] as? [[String: Any]] ?? [] {
      guard let name = item["INEnumValueName"] as? String else { continue }
      let raw = (item["INEnumValueIndex"] as? NSNumber)?.intValue ?? 0
      code += "  case \(Self.caseName(name)) = \(raw)\n"
    }
    code += "}\n\n"
    cases[name] = (value["INEnumValues"] as? [[String: Any]] ?? []).compactMap { item in
      guard let name = item["INEnumValueName"] as? String, name != "unknown" else { return nil }
      let title = item["INEnumValueDisplayName"] as? String ?? name
      let raw = (item["INEnumValueIndex"] as? NSNumber)?.doubleValue ?? 0
      return .object([
        "name": .string(name), "title": .string(title), "rawValue": .number(raw),
      ])
    }
  }

  private var cases: [String: [JSONValue]] = [:]

  private mutating func addType(_ value: [String: Any]) {
    guard let name = value["INTypeName"] as? String else { return }
    let inherited = [
      "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches",
    ]
    let properties = (value["INTypeProperties"] as? [[String: Any]] ?? []).compactMap { item in
      item["INTypePropertyName"].flatMap { $0 as? String }.map { name in
        let type = swiftType(
          item["INTypePropertyType"] as? String,
          enumeration: item["INTypePropertyEnumType"] as? String,
          object: item["INTypePropertyObjectType"] as? String,
          isList: item["INTypePropertySupportsMultipleValues"] as? Bool ?? false)
        return Parameter(name: name, type: type, source: item)
      }
    }
    .filter { !inherited.contains($0.name) }
    code +=
      "nonisolated public class \(types[name] ?? prefix + name): INObject, @unchecked Sendable {\n"
    for property in properties {
      code +=
        "  public var \(AssetSymbols.quoted(property.name)): \(property.type.name)\(property.type.initial)\n"
    }
    code += keyedAccess(properties, "Property")
    code += "}\n\n"
  }

  struct Parameter {
    var name: String
    var type: (name: String, initial: String)
    var source: [String: Any]

    var isDynamic: Bool { source["INIntentParameterSupportsDynamicEnumeration"] as? Bool ?? false }
    var isSearchable: Bool {
      source["INIntentParameterSupportsSearch"] as? Bool ?? false
    }
    var isList: Bool { source["INIntentParameterSupportsMultipleValues"] as? Bool ?? false }
    /// The type of one value.
    var itemType: String {
      let base = type.name.hasSuffix("?") ? String(type.name.dropLast()) : type.name
      return base.hasPrefix("[") ? String(base.dropFirst().dropLast()) : base
    }
  }

  private mutating func addIntent(_ value: [String: Any]) {
    guard let name = value["INIntentName"] as? String else { return }
    // In Swift the class has no prefix where the definition names it.
    let className = className(value, "INIntent", name + "Intent")
    unprefixed[name + "Intent"] = className
    let parameters = (value["INIntentParameters"] as? [[String: Any]] ?? []).compactMap(parameter)
    let title = value["INIntentTitle"] as? String ?? className
    let help = value["INIntentDescription"] as? String ?? ""
    code += "nonisolated public class \(className): INIntent, @unchecked Sendable {\n"
    for parameter in parameters {
      code += "  public var \(AssetSymbols.quoted(parameter.name)): \(parameter.type.name)"
      code += "\(defaultValue(parameter) ?? parameter.type.initial)\n"
    }
    code += "  public override class var _title: String { \(AssetSymbols.literal(title)) }\n"
    code +=
      "  public override class var _intentDescription: String { \(AssetSymbols.literal(help)) }\n"
    code += "  public override class var _parameters: [_INParameterInfo] {\n"
    code += "    _ = VitrineIntentHandlers.registered\n    return [\n"
    code += parameters.map { "      \(info($0)),\n" }.joined() + "    ]\n  }\n"
    code += keyedAccess(parameters, "Parameter")
    code += IntentHandling(className: className, parameters: parameters).members
    code += "}\n\n"
    code += Self.response(className)
    code += IntentHandling(className: className, parameters: parameters).protocolCode
    describe(value, className, parameters)
  }

  /// What its handler answers.
  private static func response(_ className: String) -> String {
    """
    nonisolated public enum \(className)ResponseCode: Int, Sendable {
      case unspecified = 0, ready, continueInApp, inProgress, success, failure
      case failureRequiringAppLaunch
    }

    nonisolated public class \(className)Response: INIntentResponse, @unchecked Sendable {
      public var code: \(className)ResponseCode = .unspecified
      public convenience init(code: \(className)ResponseCode, userActivity: Any?) {
        self.init()
        self.code = code
      }
    }


    """
  }

  /// The parameter as the Intents module wants it stated.
  private func info(_ parameter: Parameter) -> String {
    let source = parameter.source
    var type = source["INIntentParameterType"] as? String ?? "Any"
    var parts: [String] = []
    if parameter.isList { parts.append("isArray: true") }
    if parameter.isDynamic { parts.append("hasDynamicOptions: true") }
    if let name = source["INIntentParameterEnumType"] as? String {
      type = name
      let choices = cases[name] ?? []
      parts.append("choices: [" + choices.compactMap(Self.choice).joined(separator: ", ") + "]")
    }
    if let name = source["INIntentParameterObjectType"] as? String, let className = types[name] {
      // As a type argument: a parameter of the type's own name would be found first otherwise.
      parts.append("objectType: Array<\(className)>.Element.self")
    }
    let title = source["INIntentParameterDisplayName"] as? String ?? parameter.name
    let head = [parameter.name, title, type].map(AssetSymbols.literal)
    return "_INParameterInfo(name: \(head[0]), title: \(head[1]), type: \(head[2])"
      + parts.map { ", " + $0 }.joined() + ")"
  }

  private static func choice(_ item: JSONValue) -> String? {
    guard let name = item["name"]?.string, let title = item["title"]?.string else { return nil }
    let raw = Int(item["rawValue"]?.number ?? 0)
    return "_INParameterInfo.Choice(value: \(AssetSymbols.literal(name)), "
      + "title: \(AssetSymbols.literal(title)), rawValue: \(raw))"
  }

  private func parameter(_ value: [String: Any]) -> Parameter? {
    guard let name = value["INIntentParameterName"] as? String else { return nil }
    let type = swiftType(
      value["INIntentParameterType"] as? String,
      enumeration: value["INIntentParameterEnumType"] as? String,
      object: value["INIntentParameterObjectType"] as? String,
      isList: value["INIntentParameterSupportsMultipleValues"] as? Bool ?? false)
    return Parameter(name: name, type: type, source: value)
  }

  /// Reading and writing by name, so that a configuration can be given from outside; enumerations
  /// by their raw numbers.
  private func keyedAccess(_ parameters: [Parameter], _ kind: String) -> String {
    guard !parameters.isEmpty else { return "" }
    var text =
      "  public override func _value(for\(kind) name: String) -> Any? {\n    switch name {\n"
    for item in parameters {
      let name = AssetSymbols.quoted(item.name)
      text +=
        "    case \"\(item.name)\": return self.\(name)\(item.type.name.hasSuffix("?") ? "" : ".rawValue")\n"
    }
    text += "    default: return super._value(for\(kind): name)\n    }\n  }\n"
    text +=
      "  public override func _setValue(_ value: Any?, for\(kind) name: String) {\n    switch name {\n"
    for item in parameters {
      let name = AssetSymbols.quoted(item.name)
      text += "    case \"\(item.name)\":\n"
      if item.type.name == "NSNumber?" {
        text +=
          "      self.\(name) = (value as? NSNumber) ?? (value as? Double).map { NSNumber(value: $0) } "
        text +=
          "?? (value as? Int).map { NSNumber(value: $0) } ?? (value as? Bool).map { NSNumber(value: $0) }\n"
      } else if item.type.name == "Any?" {
        text += "      self.\(name) = value\n"
      } else if item.type.name.hasSuffix("?") {
        text += "      self.\(name) = value as? \(item.type.name.dropLast())\n"
      } else {
        text +=
          "      if let raw = value as? Int { self.\(name) = \(item.type.name)(rawValue: raw) ?? self.\(name) }\n"
      }
    }
    return text + "    default: super._setValue(value, for\(kind): name)\n    }\n  }\n"
  }

  private func swiftType(
    _ type: String?, enumeration: String?, object: String?, isList: Bool
  ) -> (name: String, initial: String) {
    if let enumeration, !isList {
      guard let name = enums[enumeration] else { return (prefix + enumeration, "") }
      return (name, " = \(name)(rawValue: 0) ?? .allCases[0]")
    }
    let base: String
    switch type {
    case "String": base = "String"
    case "Integer", "Boolean", "Decimal", "Double", "Long", "TimeInterval", "Duration":
      base = "NSNumber"
    case "Date", "DateComponents": base = "DateComponents"
    case "URL": base = "URL"
    case "SpeakableString": base = "INSpeakableString"
    case "Temperature": base = "Measurement<UnitTemperature>"
    case "Length", "Distance": base = "Measurement<UnitLength>"
    case "Mass": base = "Measurement<UnitMass>"
    case "Volume": base = "Measurement<UnitVolume>"
    case "Speed": base = "Measurement<UnitSpeed>"
    case "Energy": base = "Measurement<UnitEnergy>"
    case "Object": base = object.map { types[$0] ?? prefix + $0 } ?? "INObject"
    case "Person": base = "INPerson"
    case "Placemark": base = "CLPlacemark"
    case "File": base = "INFile"
    default: base = "Any"
    }
    return (isList ? "[\(base)]?" : "\(base)?", "")
  }

  /// ` = value` for the definition's default.
  private func defaultValue(_ parameter: Parameter) -> String? {
    let metadata = parameter.source["INIntentParameterMetadata"] as? [String: Any] ?? [:]
    guard let value = metadata["INIntentParameterMetadataDefaultValue"] else { return nil }
    switch parameter.type.name {
    case "String?": return (value as? String).map { " = \(AssetSymbols.literal($0))" }
    case "NSNumber?": return (value as? NSNumber).map { " = NSNumber(value: \(Self.number($0)))" }
    case let name where !name.hasSuffix("?"):
      // A case may have been given another name since.
      let known = (parameter.source["INIntentParameterEnumType"] as? String).flatMap { cases[$0] }
      return (value as? String).flatMap { text in
        known?.contains { $0["name"]?.string == text } == false
          ? nil : " = .\(Self.caseName(text))"
      }
    default: return nil
    }
  }

  /// As Swift sees an enumeration of Objective-C: `SmallTopLeft` is `.smallTopLeft`.
  private static func caseName(_ name: String) -> String {
    AssetSymbols.quoted(AssetSymbols.lowerFirst(Paths.identifier(name)))
  }

  private static func number(_ number: NSNumber) -> String {
    CFBooleanCheck.isBoolean(number) ? "\(number.boolValue)" : "\(number)"
  }

  private mutating func describe(
    _ value: [String: Any], _ className: String, _ parameters: [Parameter]
  ) {
    let items = parameters.map { parameter -> JSONValue in
      var item: [String: JSONValue] = [
        "name": .string(parameter.name),
        "title": .string(
          parameter.source["INIntentParameterDisplayName"] as? String ?? parameter.name),
        "type": .string(parameter.source["INIntentParameterType"] as? String ?? "Any"),
      ]
      if let name = parameter.source["INIntentParameterEnumType"] as? String {
        item["type"] = .string("Enum")
        item["cases"] = .array(cases[name] ?? [])
      }
      let metadata = parameter.source["INIntentParameterMetadata"] as? [String: Any]
      if let value = metadata?["INIntentParameterMetadataDefaultValue"] {
        item["default"] = JSONValue(plist: value, variables: [:])
      }
      if parameter.isDynamic {
        item["dynamic"] = .bool(true)
      }
      return .object(item)
    }
    descriptions[className] = .object([
      "title": .string(value["INIntentTitle"] as? String ?? className),
      "description": .string(value["INIntentDescription"] as? String ?? ""),
      "parameters": .array(items),
    ])
  }
}
