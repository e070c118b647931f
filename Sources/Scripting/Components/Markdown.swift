import SwiftUI

extension ComponentSpec {
  /// Blocks in one of the app's three themes. Code is not colored: the app's highlighter is a
  /// library of its own.
  static let markdown = ComponentSpec(
    "Markdown",
    ["content", "theme", "scrollable", "highlighterTheme", "useDefaultHighlighterTheme"]
  ) { component in
    let source = component.text("content") ?? component["$text"]?.text ?? ""
    let view = MarkdownView(source, theme: .named(component.text("theme")))
    // In the app it scrolls unless it is told not to: a picture shows its beginning.
    if component["scrollable"]?.bool == false {
      view
    } else {
      Color.clear.overlay(alignment: .topLeading) {
        view.fixedSize(horizontal: false, vertical: true)
      }
      .clipped()
    }
  }
}
