import SwiftUI

extension ComponentSpec {
  static let groupBox = ComponentSpec("GroupBox", ["title", "label"]) { component in
    GroupBox {
      component.content
    } label: {
      component.view("label") ?? component.view("title")
    }
  }
}
