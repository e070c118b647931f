import SwiftUI

extension ComponentSpec {
  /// Block structure is not drawn: one text with the inline marks.
  static let markdown = ComponentSpec(
    "Markdown",
    ["content", "theme", "scrollable", "highlighterTheme", "useDefaultHighlighterTheme"]
  ) { component in
    Text(StyledTexts.markdown(component.text("content") ?? component["$text"]?.text ?? ""))
  }
}
