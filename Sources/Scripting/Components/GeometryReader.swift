import SwiftUI

extension ComponentSpec {
  static let geometryReader = ComponentSpec("GeometryReader") { component in
    GeometryReader { space in
      if let content = component["$content"]?.function {
        ElementsView(
          component.script.nodes(content, component.script.geometry(of: space)), component.script)
      } else {
        component.content
      }
    }
  }
}
