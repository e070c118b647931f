import VitrineMessages
import VitrinePlatform

/// A parameter of a configuration as the settings sheet needs it.
enum ParameterJSON {
  /// - value: what it has now; nil: nothing, or not asked.
  /// - choices: what queries have answered; nil: those that the type has.
  static func json(
    _ parameter: ParameterDescription, value: JSON?, choices: [ParameterDescription.Choice]?
  ) -> JSON {
    let editor = parameter.editor
    func number(_ value: Double?) -> JSON { value.map { .number($0) } ?? .null }
    func count(_ value: Int?) -> JSON { value.map { .integer($0) } ?? .null }
    return .object([
      "name": .string(parameter.name), "title": .string(parameter.title),
      "type": .string(parameter.type), "typeName": .optional(parameter.typeDisplayName),
      "isOptional": .bool(parameter.isOptional), "isArray": .bool(isArray(parameter)),
      "value": value ?? .null, "default": parsed(parameter.defaultValue),
      "isDynamic": .bool(parameter.hasDynamicOptions),
      "choices": .array((choices ?? parameter.choices).map(json)),
      "control": .string(control(parameter)), "description": .optional(parameter.description),
      "prompt": .optional(parameter.requestValueDialog),
      "dependsOn": .array((editor?.dependsOn ?? []).map { .string($0) }),
      "min": number(editor?.lowerBound), "max": number(editor?.upperBound),
      "minCount": count(editor?.minimumCount), "maxCount": count(editor?.maximumCount),
      "unit": .optional(editor?.unit), "isMultiline": .bool(editor?.isMultiline ?? false),
      "dateKind": .optional(editor?.dateKind),
      "booleanNames": editor?.booleanNames.map { .array($0.map { .string($0) }) } ?? .null,
    ])
  }

  static func json(_ choice: ParameterDescription.Choice) -> JSON {
    .object(["value": .string(choice.value), "title": .string(choice.title)])
  }

  private static func parsed(_ text: String?) -> JSON {
    text.flatMap { try? JSON(parsing: $0) } ?? .null
  }

  private static func isArray(_ parameter: ParameterDescription) -> Bool {
    parameter.type.hasPrefix("[") || parameter.type.hasPrefix("Array<")
  }

  /// What a person changes the value with.
  private static func control(_ parameter: ParameterDescription) -> String {
    let type = parameter.type.filter { $0 != "?" }
    if isArray(parameter) { return "list" }
    if parameter.hasDynamicOptions || !parameter.choices.isEmpty { return "choice" }
    switch type {
    case "Bool": return "toggle"
    case "Int", "Double", "Float", "Decimal": return parameter.editor?.controlStyle ?? "number"
    case "Date", "DateComponents": return "date"
    case "Color": return "color"
    default: return parameter.editor?.unit == nil ? "text" : "number"
    }
  }
}
