import AppIntents
import Foundation
import VitrineMessages
import WidgetKit

/// An intent that `app_intents.tsx` registers, as buttons and toggles refer to it.
struct ScriptIntent: AppIntent, SelfNamedIntent {
  var ownIdentifier: String { name }
  static let title: LocalizedStringResource = "Script Intent"
  static let isDiscoverable = false

  /// As registered.
  @Parameter(title: "Name") var name: String
  /// JSON text of its parameters, empty for none.
  @Parameter(title: "Parameters") var parameters: String

  init() {
    name = ""
    parameters = ""
  }

  init(name: String, parameters: String) {
    self.name = name
    self.parameters = parameters
  }

  /// What `register` returned was called: `{script, name, protocol, params}`.
  init?(_ value: Value?) {
    guard let name = value?["name"]?.string, value?["script"] != nil else { return nil }
    self.init(name: name, parameters: value?["params"]?.json ?? "")
  }

  /// A toggle's parameters carry its value.
  var isOn: Bool? {
    let object = try? JSONSerialization.jsonObject(with: Data(parameters.utf8)) as? [String: Any]
    return object?["value"] as? Bool
  }

  func perform() async throws -> some IntentResult {
    try await ScriptPerforming.perform(name, parameters: parameters)
    return .result()
  }
}

/// An intent of a control's toggle: the system sets the new value.
struct ScriptToggleIntent: SetValueIntent, SelfNamedIntent {
  var ownIdentifier: String { name }
  static let title: LocalizedStringResource = "Script Toggle"
  static let isDiscoverable = false

  @Parameter(title: "Name") var name: String
  @Parameter(title: "Parameters") var parameters: String
  @Parameter(title: "Value") var value: Bool

  init() {
    name = ""
    parameters = ""
    value = false
  }

  init(_ intent: ScriptIntent) {
    name = intent.name
    parameters = intent.parameters
    value = intent.isOn ?? false
  }

  func perform() async throws -> some IntentResult {
    var object =
      (try? JSONSerialization.jsonObject(with: Data(parameters.utf8))) as? [String: Any] ?? [:]
    object["value"] = value
    let data = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    try await ScriptPerforming.perform(name, parameters: String(decoding: data, as: UTF8.self))
    return .result()
  }
}

/// Runs `app_intents.tsx` in a context of its own and performs one of its intents there.
@MainActor
enum ScriptPerforming {
  /// Seconds that an intent may take.
  private static let timeLimit = 5.0

  static func perform(_ name: String, parameters: String) async throws {
    let script = try ScriptPackage.ofThisProcess.get()
    let entries = ["app_intents", "widget", "control_widget", "live_activity"]
      .compactMap(script.package.entry)
    for entry in entries {
      let setting = ScriptSetting(
        environment: RenderEnvironment(
          locale: Locale.current.identifier, timeZone: TimeZone.current.identifier,
          date: Date().timeIntervalSince1970), timeLimit: timeLimit)
      let run = try ScriptRun(
        package: script.package, entry: entry, setting: setting, resources: script.resources)
      try run.evaluate()
      guard try run.javaScript.call(run.runtime["hasIntent"], name).bool == true else { continue }
      return try await run.perform(name, parameters: parameters)
    }
    throw ScriptFailure(
      message: "no intent '\(name)' is registered; register it in app_intents.tsx",
      file: script.package.root + "/app_intents.tsx")
  }
}

extension ScriptRun {
  /// Performs a registered intent and waits for its end.
  fileprivate func perform(_ name: String, parameters: String) async throws(ScriptFailure) {
    do {
      let holder = try javaScript.evaluate(
        """
        (function (runtime, name, parameters) {
          const holder = { done: false, error: undefined };
          runtime.perform(name, parameters).then(
            () => { holder.done = true; },
            (error) => { holder.done = true; holder.error = error; });
          return holder;
        })
        """, name: "vitrine:perform")
      let state = try javaScript.call(holder, runtime, name, javaScript.json(parameters))
      guard try await pump(until: { state["done"].bool == true }) else {
        throw unpresented("an end of the intent '\(name)'")
      }
      if !state["error"].isUndefined, let reason = state["error"].reference {
        throw failure(javaScript.error(reason))
      }
    } catch let failure as ScriptFailure {
      throw failure
    } catch {
      throw failure(error)
    }
  }
}

extension Value {
  /// As JSON text; what JSON cannot say is null.
  var json: String {
    switch self {
    case .null, .function, .nodes: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): value.isFinite ? text ?? "null" : "null"
    case .string(let text): Self.quoted(text)
    case .date(let seconds): Self.quoted(Date(timeIntervalSince1970: seconds).ISO8601Format())
    case .array(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.name) + ":" + $0.value.json }.joined(separator: ",") + "}"
    }
  }

  /// As a message shows what a script has written: what JSON cannot say by its name, the rest as JSON,
  /// cut.
  var words: String {
    switch self {
    case .number(let value) where value.isNaN: "NaN"
    case .number(let value) where value.isInfinite: value < 0 ? "-Infinity" : "Infinity"
    case .function: "a function"
    case .nodes: "an element"
    default: String(json.prefix(Self.longestWords))
    }
  }
  private static let longestWords = 60

  private static func quoted(_ text: String) -> String {
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
