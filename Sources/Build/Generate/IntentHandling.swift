/// The handling protocol of an intent class, and the members that ask a handler: defaults and
/// dynamic options. Every requirement has a default, as optional methods have in Objective-C.
struct IntentHandling {
  var className: String
  var parameters: [IntentClasses.Parameter]

  private var dynamic: [IntentClasses.Parameter] { parameters.filter(\.isDynamic) }

  /// The collection's item has to be an object.
  private func collection(_ parameter: IntentClasses.Parameter) -> String {
    switch parameter.itemType {
    case "String": "INObjectCollection<NSString>"
    case "URL": "INObjectCollection<NSURL>"
    case "DateComponents": "INObjectCollection<NSDateComponents>"
    case let type where type.hasPrefix("Measurement") || type == "Any":
      "INObjectCollection<NSObject>"
    case let type: "INObjectCollection<\(type)>"
    }
  }

  private func optional(_ type: String) -> String { type.hasSuffix("?") ? type : type + "?" }

  private func upperFirst(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private func search(_ parameter: IntentClasses.Parameter) -> String {
    parameter.isSearchable ? ", searchTerm: String?" : ""
  }

  /// `XIntentHandling` and its defaults.
  var protocolCode: String {
    var text = "nonisolated public protocol \(className)Handling: AnyObject {\n"
    for item in parameters {
      text +=
        "  func default\(upperFirst(item.name))(for intent: \(className)) -> \(optional(item.type.name))\n"
    }
    for item in dynamic {
      let head =
        "  func provide\(upperFirst(item.name))OptionsCollection(for intent: \(className)\(search(item))"
      text += head + ", with completion: @escaping (\(collection(item))?, (any Error)?) -> Void)\n"
      text += head + ") async throws -> \(collection(item))\n"
    }
    text += "}\n\nextension \(className)Handling {\n"
    for item in parameters {
      text +=
        "  nonisolated public func default\(upperFirst(item.name))(for intent: \(className)) -> \(optional(item.type.name)) { nil }\n"
    }
    for item in dynamic {
      let name = "provide\(upperFirst(item.name))OptionsCollection"
      let head = "  nonisolated public func \(name)(for intent: \(className)\(search(item))"
      let pass = item.isSearchable ? ", searchTerm: searchTerm" : ""
      text +=
        head + ", with completion: @escaping (\(collection(item))?, (any Error)?) -> Void) {\n"
      text += "    completion(nil, nil)\n  }\n"
      text += head + ") async throws -> \(collection(item)) {\n"
      text +=
        "    try await _INCompletion.collection { \(name)(for: intent\(pass), with: $0) }\n  }\n"
    }
    return text + "}\n\n"
  }

  /// Overrides that go into the intent class.
  var members: String {
    guard !parameters.isEmpty else { return "" }
    var text =
      "  public override func _defaultValue(forParameter name: String, handler: Any) -> Any? {\n"
    text +=
      "    guard let handler = handler as? any \(className)Handling else { return nil }\n    switch name {\n"
    for item in parameters {
      let raw = item.type.name.hasSuffix("?") ? "" : "?.rawValue"
      text +=
        "    case \"\(item.name)\": return handler.default\(upperFirst(item.name))(for: self)\(raw)\n"
    }
    text += "    default: return nil\n    }\n  }\n"
    guard !dynamic.isEmpty else { return text }
    text +=
      "  public override func _options(\n    forParameter name: String, searchTerm: String?, handler: Any\n"
    text += "  ) async throws -> [_INOptionSection] {\n"
    text +=
      "    guard let handler = handler as? any \(className)Handling else { return [] }\n    switch name {\n"
    for item in dynamic {
      let pass = item.isSearchable ? ", searchTerm: searchTerm" : ""
      text += "    case \"\(item.name)\":\n      return _INOptionSection.sections(\n"
      text +=
        "        try await handler.provide\(upperFirst(item.name))OptionsCollection(for: self\(pass)))\n"
    }
    return text + "    default: return []\n    }\n  }\n"
  }
}
