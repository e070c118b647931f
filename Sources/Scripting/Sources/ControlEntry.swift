import AppIntents
import Foundation
import SwiftUI
import VitrineMessages
import WidgetKit

/// What `ControlWidget.present` was given.
struct ControlModel: Sendable {
  var title = ""
  var symbol: String?
  var isOn = false
  /// Words and symbol for the state, where the script has them.
  var valueTitle: String?
  var valueSymbol: String?
  var intent: ScriptIntent?
  var isPrivate = false

  init() {}

  init(_ element: Element) {
    title = element["label"]?["title"]?.text ?? ""
    symbol = element["label"]?["systemImage"]?.string
    intent = ScriptIntent(element["intent"])
    isOn = element["value"]?.bool ?? intent?.isOn ?? false
    isPrivate = element["privacySensitive"]?.bool ?? false
    let value = element[isOn ? "activeValueLabel" : "inactiveValueLabel"]
    valueTitle = value?["title"]?.text
    valueSymbol = value?["systemImage"]?.string
  }
}

/// Runs `control_widget_button.tsx` or `control_widget_toggle.tsx`.
struct ControlEntryProvider: ControlValueProvider {
  let package: ScriptPackage
  let entry: ScriptPackage.Entry
  let resources: URL

  /// For the gallery, at once: what the script presents without waiting for anything.
  var previewValue: ControlModel {
    guard Thread.isMainThread else { return ControlModel() }
    return MainActor.assumeIsolated {
      guard let run = try? evaluated(), run.isPresented else { return ControlModel() }
      return Element.list(run.runtime["presented"]["tree"]).first.map { ControlModel($0) }
        ?? ControlModel()
    }
  }

  func currentValue() async throws -> ControlModel { try await present() }

  @MainActor private func evaluated() throws(ScriptFailure) -> ScriptRun {
    let setting = ScriptSetting(
      environment: RenderEnvironment(
        family: "control", locale: Locale.current.identifier,
        timeZone: TimeZone.current.identifier, date: Date().timeIntervalSince1970),
      timeLimit: 5)
    let run = try ScriptRun(package: package, entry: entry, setting: setting, resources: resources)
    try run.evaluate()
    return run
  }

  @MainActor private func present() async throws -> ControlModel {
    do {
      let run = try evaluated()
      guard try await run.pump(until: { run.isPresented }),
        let element = Element.list(run.runtime["presented"]["tree"]).first
      else { throw run.unpresented("ControlWidget.present") }
      run.close()
      return ControlModel(element)
    } catch let failure as ScriptFailure {
      throw failure.message(kind: entry.name)
    }
  }
}

/// A control of a script; the system makes controls without arguments, a script's have their entry.
private protocol ScriptControl: ControlWidget {
  var provider: ControlEntryProvider? { get }
}
extension ScriptControl {
  fileprivate var kind: String { provider?.entry.name ?? "" }
  fileprivate var required: ControlEntryProvider {
    guard let provider else { preconditionFailure("a script's control is made with its entry") }
    return provider
  }
}

struct ScriptButtonControl: ScriptControl {
  var provider: ControlEntryProvider?
  init() {}
  init(_ provider: ControlEntryProvider) { self.provider = provider }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: kind, provider: required) { model in
      ControlWidgetButton(action: model.intent ?? ScriptIntent()) {
        model.label
      } actionLabel: { _ in
        Text(verbatim: model.valueTitle ?? "")
      }
      .privacySensitive(model.isPrivate)
    }
    .displayName("\(provider?.package.displayName ?? "")")
  }
}

struct ScriptToggleControl: ScriptControl {
  var provider: ControlEntryProvider?
  init() {}
  init(_ provider: ControlEntryProvider) { self.provider = provider }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: kind, provider: required) { model in
      ControlWidgetToggle(
        isOn: model.isOn, action: ScriptToggleIntent(model.intent ?? ScriptIntent())
      ) {
        model.label
      } valueLabel: { isOn in
        if let title = model.valueTitle {
          Text(verbatim: title)
        } else {
          ControlWidgetToggleDefaultLabel(isOn: isOn)
        }
      }
      .privacySensitive(model.isPrivate)
    }
    .displayName("\(provider?.package.displayName ?? "")")
  }
}

extension ControlModel {
  /// The state's symbol goes before the control's own.
  @MainActor fileprivate var label: some View {
    Label(
      title: { Text(verbatim: title) },
      icon: { (valueSymbol ?? symbol).map { Image(systemName: $0) } })
  }
}
