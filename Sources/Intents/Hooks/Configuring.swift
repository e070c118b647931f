import Foundation

/// Why a configuration does not fit: the parameter and what would.
package struct SiriConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  package var parameter: String
  package var message: String
  package var description: String { "parameter '\(parameter)': \(message)" }
}

/// One choice as JSON can carry it.
package struct SiriOption: Codable, Hashable, Sendable {
  package var value: String
  package var title: String
}

package struct SiriOptionSection: Codable, Hashable, Sendable {
  package var title: String?
  package var options: [SiriOption]
}

package enum SiriConfiguring {
  /// Sets options from a JSON object of names and values, and asks the handler for defaults of the
  /// others.
  package static func configure(
    _ intent: INIntent, json: String?, handler: Any? = nil
  ) async throws {
    let infos = intent.parameterInfos
    var given: [String: Any] = [:]
    if let json {
      let data = Data(json.utf8)
      guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        throw SiriConfigurationError(
          parameter: "configuration",
          message: "not a JSON object: give one such as {\"name\": \"value\"}")
      }
      given = object
    }
    for name in given.keys.sorted() where !infos.contains(where: { $0.name == name }) {
      throw unknown(name, infos, intent)
    }
    let handler = handler ?? _INExtensionRegistry.handler(for: intent)
    for info in infos {
      if let value = given[info.name] {
        intent._setValue(
          try await converted(value, info, intent, handler), forParameter: info.name)
      } else if let handler,
        let value = intent._defaultValue(forParameter: info.name, handler: handler)
      {
        intent._setValue(value, forParameter: info.name)
      }
    }
  }

  private static func unknown(
    _ name: String, _ infos: [_INParameterInfo], _ intent: INIntent
  ) -> SiriConfigurationError {
    let known = infos.map(\.name).joined(separator: ", ")
    return SiriConfigurationError(
      parameter: name,
      message: known.isEmpty
        ? "\(type(of: intent)) has no parameters" : "no such parameter; there are: \(known)")
  }

  private static func converted(
    _ value: Any, _ info: _INParameterInfo, _ intent: INIntent, _ handler: Any?
  ) async throws -> Any? {
    if value is NSNull { return nil }
    guard info.isArray else { return try await single(value, info, intent, handler) }
    guard let items = value as? [Any] else {
      throw SiriConfigurationError(parameter: info.name, message: "expected an array")
    }
    var converted: [Any] = []
    for item in items { converted.append(try await single(item, info, intent, handler)) }
    return converted
  }

  private static func single(
    _ value: Any, _ info: _INParameterInfo, _ intent: INIntent, _ handler: Any?
  ) async throws -> Any {
    func misfit(_ expected: String) -> SiriConfigurationError {
      SiriConfigurationError(
        parameter: info.name, message: "\(value) does not fit; expected \(expected)")
    }
    if !info.choices.isEmpty {
      let text = "\(value)"
      let choice = info.choices.first { $0.value == text || "\($0.rawValue)" == text }
      if let choice { return choice.rawValue }
      throw misfit("one of " + info.choices.map { "\"\($0.value)\"" }.joined(separator: ", "))
    }
    switch info.type {
    case "String":
      guard let text = value as? String else { throw misfit("a string") }
      return text
    case "Integer", "Decimal", "Boolean", "TimeInterval", "Double":
      guard let number = value as? NSNumber else {
        throw misfit(info.type == "Boolean" ? "true or false" : "a number")
      }
      return number
    case "URL":
      guard let url = (value as? String).flatMap({ URL(string: $0) }) else {
        throw misfit("a URL in a string")
      }
      return url
    case "Date", "DateComponents":
      guard let components = components(value) else {
        throw misfit("an object such as {\"year\": 2026, \"month\": 1, \"day\": 31}")
      }
      return components
    case _INParameterInfo.untyped:
      // The class converts by itself.
      return value
    default:
      return try await object(value, info, intent, handler)
    }
  }

  private static func components(_ value: Any) -> DateComponents? {
    guard let object = value as? [String: NSNumber] else { return nil }
    var components = DateComponents()
    for (name, number) in object {
      switch name {
      case "year": components.year = number.intValue
      case "month": components.month = number.intValue
      case "day": components.day = number.intValue
      case "hour": components.hour = number.intValue
      case "minute": components.minute = number.intValue
      case "second": components.second = number.intValue
      default: return nil
      }
    }
    return components
  }

  /// An object by identifier among the handler's options; without a handler made from the JSON.
  private static func object(
    _ value: Any, _ info: _INParameterInfo, _ intent: INIntent, _ handler: Any?
  ) async throws -> Any {
    let fields = value as? [String: Any]
    let identifier = (value as? String) ?? (fields?["identifier"] as? String)
    if let handler, info.hasDynamicOptions, fields?.count ?? 1 <= 1 {
      let sections = try await intent._options(
        forParameter: info.name, searchTerm: nil, handler: handler)
      let objects = sections.flatMap(\.items).compactMap { $0 as? INObject }
      if let found = objects.first(where: { $0.identifier == identifier }) { return found }
      let known = objects.prefix(12).compactMap(\.identifier).joined(separator: ", ")
      throw SiriConfigurationError(
        parameter: info.name,
        message: "no object with identifier \(identifier ?? "?"); there are: \(known)")
    }
    guard let type = info.objectType else {
      throw SiriConfigurationError(
        parameter: info.name,
        message: "values of type \(info.type) come from an intent handler; compile it with the "
          + "widget")
    }
    let display = (fields?["display"] as? String) ?? identifier ?? ""
    let object = type.init(identifier: identifier, display: display)
    for (name, property) in fields ?? [:] where name != "identifier" && name != "display" {
      object._setValue(property, forProperty: name)
    }
    return object
  }

  /// The choices of one option.
  package static func options(
    for parameter: String, of intent: INIntent, search: String? = nil, handler: Any? = nil
  ) async throws -> [SiriOptionSection] {
    let infos = intent.parameterInfos
    guard let info = infos.first(where: { $0.name == parameter }) else {
      throw unknown(parameter, infos, intent)
    }
    guard info.hasDynamicOptions else {
      return [
        SiriOptionSection(
          title: nil, options: info.choices.map { SiriOption(value: $0.value, title: $0.title) })
      ]
    }
    guard let handler = handler ?? _INExtensionRegistry.handler(for: intent) else { return [] }
    let sections = try await intent._options(
      forParameter: parameter, searchTerm: search, handler: handler)
    return sections.map { section in
      SiriOptionSection(title: section.title, options: section.items.map { option($0) })
    }
  }

  private static func option(_ item: Any) -> SiriOption {
    guard let object = item as? INObject else {
      return SiriOption(value: "\(item)", title: "\(item)")
    }
    return SiriOption(
      value: object.identifier ?? object.displayString, title: object.displayString)
  }

  /// A value as JSON text, for `describe`.
  package static func json(_ value: Any?, _ info: _INParameterInfo) -> String? {
    switch value {
    case let raw as Int where !info.choices.isEmpty:
      return info.choices.first { $0.rawValue == raw }.map { "\"\($0.value)\"" }
    case let number as NSNumber:
      return info.type == "Boolean" ? (number.boolValue ? "true" : "false") : "\(number)"
    case let object as INObject: return object.identifier.flatMap { text($0) }
    case let string as String: return text(string)
    case let url as URL: return text(url.absoluteString)
    default: return nil
    }
  }

  private static func text(_ string: String) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    return (try? encoder.encode(string)).map { String(decoding: $0, as: UTF8.self) }
  }
}
