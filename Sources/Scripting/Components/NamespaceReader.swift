import SwiftUI

extension ComponentSpec {
  /// Gives its function a namespace, which nothing in a still picture asks for.
  static let namespaceReader = ComponentSpec("NamespaceReader") { component in
    if let content = component["$content"]?.function {
      ElementsView(component.script.nodes(content, "namespace"), component.script)
    } else {
      component.content
    }
  }
}
