import SwiftUI

extension ComponentSpec {
  static let toggle = ComponentSpec(
    "Toggle", ["title", "systemImage", "intent", "value", "onChanged", "label"]
  ) { component in
    let isOn = component["value"]?.bool ?? false
    if let intent = ScriptIntent(component["intent"]) {
      Toggle(isOn: isOn, intent: intent) { component.label }
    } else {
      Toggle(isOn: .constant(isOn)) { component.label }
    }
  }
}
