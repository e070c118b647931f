import SwiftUI
import WidgetKit

extension ComponentSpec {
  static let group = ComponentSpec("Group") { component in Group { component.content } }
  static let emptyView = ComponentSpec("EmptyView") { _ in EmptyView() }
  static let divider = ComponentSpec("Divider") { _ in Divider() }
  static let spacer = ComponentSpec("Spacer", ["minLength"]) { component in
    Spacer(minLength: component.length("minLength"))
  }
  static let accessoryWidgetBackground = ComponentSpec("AccessoryWidgetBackground") { _ in
    AccessoryWidgetBackground()
  }
  static let groupBox = ComponentSpec("GroupBox", ["title", "label"]) { component in
    GroupBox {
      component.content
    } label: {
      component.view("label") ?? component.view("title")
    }
  }
  static let labeledContent = ComponentSpec("LabeledContent", ["title", "value", "label"]) {
    component in
    LabeledContent {
      if let value = component.text("value") { Text(verbatim: value) } else { component.content }
    } label: {
      component.view("label") ?? component.view("title")
    }
  }
}
