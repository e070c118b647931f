import SwiftUI

extension ComponentSpec {
  static let button = ComponentSpec(
    "Button", ["title", "systemImage", "intent", "action", "role", "label"]
  ) { component in
    let role = component["role"]?.buttonRole
    if let intent = ScriptIntent(component["intent"]) {
      Button(role: role, intent: intent) { component.label }
    } else {
      Button(role: role, action: {}) { component.label }
    }
  }
}
