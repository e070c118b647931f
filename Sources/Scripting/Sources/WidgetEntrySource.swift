import Foundation
import SwiftUI
import UIKit
import VitrineMessages
import WidgetKit

/// `widget.tsx`: each request is a run of its own, as in the app; what it presents is the one entry
/// of a timeline.
struct WidgetEntrySource: WidgetSource {
  let package: ScriptPackage
  let entry: ScriptPackage.Entry
  let resources: URL

  var configuration: WidgetDescription.Configuration { .static }

  func parameters() -> [ParameterDescription] {
    [
      ParameterDescription(
        name: "parameter", title: "Parameter", type: "String", isOptional: true,
        defaultValue: "\"\"")
    ]
  }

  /// The parameter as scripts read it, text; what else the configuration holds stays in it.
  func configure(_ json: String?) async throws -> ConfigureResponse {
    let parsed = try? JSONSerialization.jsonObject(with: Data((json ?? "{}").utf8))
    guard var members = parsed as? [String: Any] else {
      throw ExtensionFailure.badConfiguration(
        parameter: "configuration",
        message: "write a JSON object, as in {\"parameter\": \"Lisbon\"}")
    }
    let known = ["parameter", "scriptOptions"]
    if let other = members.keys.sorted().first(where: { !known.contains($0) }) {
      throw ExtensionFailure.badConfiguration(
        parameter: other, message: "a script's widget has one setting, 'parameter'")
    }
    members["parameter"] = ScriptSetting.parameter(json)
    let data = try JSONSerialization.data(withJSONObject: members, options: [.sortedKeys])
    return ConfigureResponse(
      configuration: String(decoding: data, as: UTF8.self), parameters: ["parameter"])
  }

  func options(_ request: OptionsRequest) async throws -> [ParameterDescription.Choice] { [] }
  func placeholder(_ call: ProviderCall) async throws -> DrawableEntry {
    try await presented(call).entry
  }
  func snapshot(_ call: ProviderCall) async throws -> DrawableEntry {
    try await presented(call).entry
  }
  func timeline(_ call: ProviderCall) async throws -> DrawableTimeline {
    let (entry, policy) = try await presented(call)
    return DrawableTimeline(entries: [entry], policy: policy)
  }

  // MARK: Running

  private func presented(
    _ call: ProviderCall
  ) async throws -> (entry: DrawableEntry, policy: TimelineReloadPolicy) {
    do {
      return try await present(call)
    } catch let failure as ScriptFailure {
      throw failure.message(kind: call.kind)
    }
  }

  private func present(
    _ call: ProviderCall
  ) async throws(ScriptFailure) -> (entry: DrawableEntry, policy: TimelineReloadPolicy) {
    let before = ScriptMemory.resident()
    let run = try ScriptRun(
      package: package, entry: entry, setting: ScriptSetting(call), resources: resources,
      keepsWrites: !call.isPicture)
    try run.evaluate()
    guard try await run.pump(until: { run.isPresented }) else {
      throw run.unpresented("Widget.present")
    }
    let presented = run.runtime["presented"]
    let elements = Element.list(presented["tree"])
    await PictureLoading.load(elements, for: run)
    if let warning = ScriptMemory.warning(
      grown: ScriptMemory.resident() - before, pictures: run.images.bytes)
    {
      run.note(.warning, warning)
    }
    let relevance = presented["score"].number.map {
      TimelineEntryRelevance(score: Float($0), duration: presented["duration"].number ?? 0)
    }
    let entry = DrawableEntry(date: call.date, relevance: relevance) {
      ElementsView(elements, run).containerBackground(for: .widget) {
        AppBackground(options: run.setting.options)
      }
    }
    let policy = Self.policy(presented)
    run.close(keepingFor: elements)
    return (entry, policy)
  }

  private static func policy(_ presented: JSObject) -> TimelineReloadPolicy {
    switch presented["policy"].string {
    case "never": return .never
    case "after":
      guard let date = presented["date"].number, date.isFinite else { return .atEnd }
      return .after(Date(timeIntervalSince1970: date / 1000))
    default: return .atEnd
    }
  }
}

extension ScriptSetting {
  /// The setting of a provider's call. The parameter is `parameter` of the configuration, as text
  /// or JSON.
  @MainActor init(_ call: ProviderCall) {
    self.init(
      environment: call.context.environmentVariants.environment.core.render,
      parameter: Self.parameter(call.configuration), timeLimit: call.timeLimit)
    options = Self.options(call.configuration)
  }

  /// `parameter` of a configuration: text as it is, anything else as JSON.
  static func parameter(_ configuration: String?) -> String {
    guard let json = configuration,
      let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any],
      let value = object["parameter"], !(value is NSNull)
    else { return "" }
    if let text = value as? String { return text }
    let data = try? JSONSerialization.data(
      withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

/// The app's own background, where the script has none: the system's, unless the person has chosen a
/// widget through which the Home Screen is seen (`--script-option`).
private struct AppBackground: View {
  let options: Set<String>

  var body: some View {
    if options.isEmpty {
      Rectangle().fill(.background)
    } else if options.contains("isBlurMode") {
      // Which of the system's blurs it is, nobody has said (estimate).
      Rectangle().fill(.ultraThinMaterial)
    } else {
      Color.clear
    }
  }
}

extension ScriptSetting {
  /// `scriptOptions` of a configuration: those that are on.
  private static func options(_ configuration: String?) -> Set<String> {
    guard let json = configuration,
      let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any],
      let options = object["scriptOptions"] as? [String: Bool]
    else { return [] }
    return Set(options.filter(\.value).keys)
  }
}

extension ScriptFailure {
  /// As the system hears of it.
  func message(kind: String) -> ExtensionFailure {
    .scriptFailed(message: message, file: file, line: line, column: column)
  }
}

/// Fetches the pictures that a tree names by address, before it is drawn.
@MainActor
enum PictureLoading {
  static func load(_ elements: [Element], for run: ScriptRun) async {
    guard !Requests.isDenied else { return }
    let deadline = ContinuousClock.now + .seconds(run.setting.timeLimit)
    var urls: [String] = []
    for element in elements { collect(element, &urls) }
    for url in urls where ContinuousClock.now < deadline {
      if run.images.image(at: url) != nil { continue }
      let bytes = await run.requests.load(url, deadline: deadline)
      run.images.set(bytes.flatMap { Images.decode($0) }, at: url)
    }
  }

  private static func collect(_ element: Element, _ urls: inout [String]) {
    for property in element.properties {
      if property.name == "imageUrl" || (element.type == "SVG" && property.name == "url") {
        for value in [property.value, property.value["light"], property.value["dark"]] {
          if let url = value?.string { urls.append(url) }
        }
      }
      collect(property.value, &urls)
    }
    for child in element.children { collect(child, &urls) }
  }

  private static func collect(_ value: Value, _ urls: inout [String]) {
    switch value {
    case .nodes(let elements): for element in elements { collect(element, &urls) }
    case .object(let members): for member in members { collect(member.value, &urls) }
    case .array(let values): for value in values { collect(value, &urls) }
    default: break
    }
  }
}
