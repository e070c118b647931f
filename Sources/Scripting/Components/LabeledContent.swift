import SwiftUI

extension ComponentSpec {
  static let labeledContent = ComponentSpec("LabeledContent", ["title", "value", "label"]) {
    component in
    LabeledContent {
      if let value = component.text("value") { Text(verbatim: value) } else { component.content }
    } label: {
      component.view("label") ?? component.view("title")
    }
  }
}
