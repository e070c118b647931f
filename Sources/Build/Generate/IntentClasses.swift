import Foundation

/// Swift classes for an `.intentdefinition` file, as Xcode generates them, without Objective-C:
/// one class for each intent with its response and handling protocol, enums, custom object types.
struct IntentClasses {
  private(set) var code = ""
  /// What `intents.json` says of each intent, for the editing sheet and `describe`.
  private(set) var descriptions: [String: JSONValue] = [:]
  private(set) var diagnostics: [BuildDiagnostic] = []
  private var enums: Set<String> = []
  private let prefix: String

  init(path: String) {
    guard let plist = InfoPlist.read(path) else {
      prefix = ""
      diagnostics.append(
        .init(path: path, severity: .error, message: "the intent definition is not a property list"))
      return
    }
    prefix = plist["INClassPrefix"] as? String ?? ""
    code = "import Foundation\nimport Intents\n\n"
    for value in plist["INEnums"] as? [[String: Any]] ?? [] { addEnum(value) }
    for value in plist["INTypes"] as? [[String: Any]] ?? [] { addType(value) }
    for value in plist["INIntents"] as? [[String: Any]] ?? []
    where value["INIntentType"] as? String != "System" { addIntent(value) }
  }

  private mutating func addEnum(_ value: [String: Any]) {
    guard let name = value["INEnumName"] as? String else { return }
    let className = prefix + name
    enums.insert(name)
    code += "nonisolated public enum \(className): Int, CaseIterable, Sendable {\n"
    for item in value["INEnumValues"] as? [[String: Any]] ?? [] {
      guard let name = item["INEnumValueName"] as? String else { continue }
      let raw = (item["INEnumValueIndex"] as? NSNumber)?.intValue ?? 0
      code += "  case \(AssetSymbols.quoted(Paths.identifier(name))) = \(raw)\n"
    }
    code += "}\n\n"
    cases[name] = (value["INEnumValues"] as? [[String: Any]] ?? []).compactMap { item in
      guard let name = item["INEnumValueName"] as? String, name != "unknown" else { return nil }
      let title = item["INEnumValueDisplayName"] as? String ?? name
      return .object(["name": .string(name), "title": .string(title)])
    }
  }

  private var cases: [String: [JSONValue]] = [:]

  private mutating func addType(_ value: [String: Any]) {
    guard let name = value["INTypeName"] as? String else { return }
    let inherited = ["identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches"]
    code += "nonisolated public class \(prefix + name): INObject, @unchecked Sendable {\n"
    for item in value["INTypeProperties"] as? [[String: Any]] ?? [] {
      guard let property = item["INTypePropertyName"] as? String, !inherited.contains(property) else {
        continue
      }
      let type = swiftType(
        item["INTypePropertyType"] as? String, enumeration: item["INTypePropertyEnumType"] as? String,
        object: item["INTypePropertyObjectType"] as? String,
        isList: item["INTypePropertySupportsMultipleValues"] as? Bool ?? false)
      code += "  public var \(AssetSymbols.quoted(property)): \(type.name)\(type.initial)\n"
    }
    code += "}\n\n"
  }

  private struct Parameter {
    var name: String
    var type: (name: String, initial: String)
    var source: [String: Any]
  }

  private mutating func addIntent(_ value: [String: Any]) {
    guard let name = value["INIntentName"] as? String else { return }
    let className = prefix + name + "Intent"
    let parameters = (value["INIntentParameters"] as? [[String: Any]] ?? []).compactMap(parameter)
    code += "nonisolated public class \(className): INIntent, @unchecked Sendable {\n"
    for parameter in parameters {
      code += "  public var \(AssetSymbols.quoted(parameter.name)): \(parameter.type.name)"
      code += "\(defaultValue(parameter) ?? parameter.type.initial)\n"
    }
    code += keyedAccess(parameters)
    code += "}\n\n"
    code += """
      nonisolated public enum \(className)ResponseCode: Int, Sendable {
        case unspecified = 0, ready, continueInApp, inProgress, success, failure
        case failureRequiringAppLaunch
      }

      nonisolated public protocol \(className)Handling: AnyObject {
      \(parameters.map { "  func default\(Self.upperFirst($0.name))(for intent: \(className)) -> \(Self.optional($0.type.name))\n" }.joined())}

      extension \(className)Handling {
      \(parameters.map { "  public func default\(Self.upperFirst($0.name))(for intent: \(className)) -> \(Self.optional($0.type.name)) { nil }\n" }.joined())}


      """
    describe(value, className, parameters)
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

  /// Reading and writing by name, so that a configuration can be given from outside.
  private func keyedAccess(_ parameters: [Parameter]) -> String {
    var text = "  public override func value(forKey key: String) -> Any? {\n    switch key {\n"
    for item in parameters { text += "    case \"\(item.name)\": return \(AssetSymbols.quoted(item.name))\n" }
    text += "    default: return super.value(forKey: key)\n    }\n  }\n"
    text += "  public override func setValue(_ value: Any?, forKey key: String) {\n    switch key {\n"
    for item in parameters {
      let name = AssetSymbols.quoted(item.name)
      text += "    case \"\(item.name)\":\n"
      if item.type.name.hasSuffix("?") {
        let base = item.type.name.dropLast()
        let convert =
          base == "NSNumber"
          ? "(value as? NSNumber) ?? (value as? Double).map { NSNumber(value: $0) } "
            + "?? (value as? Int).map { NSNumber(value: $0) } ?? (value as? Bool).map { NSNumber(value: $0) }"
          : "value as? \(base)"
        text += "      \(name) = \(convert)\n"
      } else {
        text += "      if let raw = value as? Int { \(name) = \(item.type.name)(rawValue: raw) ?? \(name) }\n"
        text += "      if let text = value as? String, let match = \(item.type.name).allCases.first(where: { \"\\($0)\" == text }) { \(name) = match }\n"
      }
    }
    return text + "    default: super.setValue(value, forKey: key)\n    }\n  }\n"
  }

  private func swiftType(
    _ type: String?, enumeration: String?, object: String?, isList: Bool
  ) -> (name: String, initial: String) {
    if let enumeration, !isList {
      let first = enums.contains(enumeration) ? " = \(prefix + enumeration)(rawValue: 0) ?? .allCases[0]" : ""
      return (prefix + enumeration, first)
    }
    let base: String
    switch type {
    case "String": base = "String"
    case "Integer", "Boolean", "Decimal", "Double", "Long", "TimeInterval", "Duration": base = "NSNumber"
    case "Date", "DateComponents": base = "DateComponents"
    case "URL": base = "URL"
    case "SpeakableString": base = "INSpeakableString"
    case "Temperature": base = "Measurement<UnitTemperature>"
    case "Length", "Distance": base = "Measurement<UnitLength>"
    case "Mass": base = "Measurement<UnitMass>"
    case "Volume": base = "Measurement<UnitVolume>"
    case "Speed": base = "Measurement<UnitSpeed>"
    case "Energy": base = "Measurement<UnitEnergy>"
    case "Object": base = object.map { prefix + $0 } ?? "INObject"
    case "Person": base = "INPerson"
    case "Placemark": base = "CLPlacemark"
    case "File": base = "INFile"
    default: base = "Any"
    }
    return (isList ? "[\(base)]?" : "\(base)?", "")
  }

  /// ` = value` as the definition's default says.
  private func defaultValue(_ parameter: Parameter) -> String? {
    let metadata = parameter.source["INIntentParameterMetadata"] as? [String: Any] ?? [:]
    guard let value = metadata["INIntentParameterMetadataDefaultValue"] else { return nil }
    switch parameter.type.name {
    case "String?": return (value as? String).map { " = \(AssetSymbols.literal($0))" }
    case "NSNumber?": return (value as? NSNumber).map { " = NSNumber(value: \(Self.number($0)))" }
    case let name where !name.hasSuffix("?"):
      return (value as? String).map { " = .\(AssetSymbols.quoted(Paths.identifier($0)))" }
    default: return nil
    }
  }

  private static func number(_ number: NSNumber) -> String {
    CFBooleanCheck.isBoolean(number) ? "\(number.boolValue)" : "\(number)"
  }

  private static func optional(_ type: String) -> String { type.hasSuffix("?") ? type : type + "?" }

  static func upperFirst(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private mutating func describe(_ value: [String: Any], _ className: String, _ parameters: [Parameter]) {
    let items = parameters.map { parameter -> JSONValue in
      var item: [String: JSONValue] = [
        "name": .string(parameter.name),
        "title": .string(parameter.source["INIntentParameterDisplayName"] as? String ?? parameter.name),
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
      if parameter.source["INIntentParameterSupportsDynamicEnumeration"] as? Bool == true {
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
