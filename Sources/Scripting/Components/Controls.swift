import Foundation
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

  static let label = ComponentSpec("Label", ["title", "systemImage"]) { component in
    Label(title: { component.view("title") }, icon: { component.icon })
  }

  static let link = ComponentSpec("Link", ["url"]) { component in
    if let url = component.text("url").flatMap(URL.init(lenient:)) {
      Link(destination: url) { component.content }
    } else {
      component.content
    }
  }
}

extension Component {
  /// Children, else title and symbol.
  @ViewBuilder fileprivate var label: some View {
    if !element.children.isEmpty {
      content
    } else if let label = view("label") {
      label
    } else if self["systemImage"] != nil, self["title"] != nil {
      Label(title: { view("title") }, icon: { icon })
    } else if self["systemImage"] != nil {
      icon
    } else {
      view("title")
    }
  }
  fileprivate var icon: Image? { text("systemImage").map { Image(systemName: $0) } }
}

extension Value {
  fileprivate var buttonRole: ButtonRole? {
    switch string {
    case "destructive": .destructive
    case "cancel": .cancel
    case "close": .close
    case "confirm": .confirm
    default: nil
    }
  }
}

extension URL {
  /// Characters that an address may not have are escaped.
  init?(lenient text: String) {
    if let url = URL(string: text) {
      self = url
    } else if let escaped = text.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed),
      let url = URL(string: escaped)
    {
      self = url
    } else {
      return nil
    }
  }
}
