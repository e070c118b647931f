import SwiftUI

extension ComponentSpec {
  static let contentUnavailableView = ComponentSpec(
    "ContentUnavailableView", ["title", "systemImage", "description", "label", "actions"]
  ) { component in
    ContentUnavailableView {
      if let label = component.view("label") {
        label
      } else {
        Label(title: { component.view("title") }, icon: { component.icon })
      }
    } description: {
      component.view("description")
    } actions: {
      component.view("actions")
    }
  }
}
