import SwiftUI

extension ComponentSpec {
  static let environmentValuesReader = ComponentSpec("EnvironmentValuesReader", ["keys"]) {
    component in
    EnvironmentView { environment in
      if let content = component["$content"]?.function {
        ElementsView(
          component.script.nodes(content, component.script.values(of: environment)),
          component.script)
      } else {
        component.content
      }
    }
  }
}
