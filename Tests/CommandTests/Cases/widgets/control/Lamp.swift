import AppIntents
import SwiftUI
import WidgetKit

struct SetLamp: SetValueIntent {
  static let title: LocalizedStringResource = "Lamp"
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult {
    UserDefaults.standard.set(value, forKey: "lamp")
    return .result()
  }
}

struct LampProvider: ControlValueProvider {
  var previewValue: Bool { false }
  func currentValue() async throws -> Bool { UserDefaults.standard.bool(forKey: "lamp") }
}

struct LampPushHandler: ControlPushHandler {
  func pushTokensDidChange(controls: [ControlInfo]) {}
}

struct Lamp: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "lamp", provider: LampProvider()) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: SetLamp()) { isOn in
        Label(isOn ? "Lit" : "Dark", systemImage: "lightbulb")
      }
    }
    .displayName("Lamp")
    .pushHandler(LampPushHandler.self)
  }
}

@main
struct Lamps: WidgetBundle {
  var body: some Widget {
    Lamp()
  }
}
