import Foundation
import SwiftUI

extension ComponentSpec {
  static let text = ComponentSpec("Text", ["attributedString", "styledText"]) { component in
    let plain = component["$text"]?.text ?? ""
    let text =
      if let markdown = component.text("attributedString") {
        Text(StyledTexts.markdown(markdown))
      } else if let styled = component["styledText"] {
        StyledTexts.text(styled, component.script)
      } else {
        Text(verbatim: plain)
      }
    // Texts in a text stand behind one another.
    component.element.children.reduce(text) { $0 + StyledTexts.inner($1) }
  }
}
