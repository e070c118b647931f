import Foundation
import SwiftUI
import VitrineFoundation
import VitrineMarkdown

/// Text with its own attributes.
enum StyledTexts {
  static func markdown(_ spans: [MarkdownSpan]) -> AttributedString { Markdown.attributed(spans) }

  static func markdown(_ text: String) -> AttributedString {
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    return (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }

  @MainActor static func inner(_ element: Element) -> Text {
    styled(Text(verbatim: element["$text"]?.text ?? ""), .object(element.properties))
  }

  /// `{content: string | (string | StyledText)[], font, …}`.
  @MainActor static func text(_ value: Value, _ script: ScriptRun) -> Text {
    text(value, Ground(), script)
  }

  /// What text carries in its characters and not in its view: handed on to all inner pieces.
  private struct Ground {
    var link: URL?
    var background: Color?

    func text(_ string: String) -> Text {
      guard link != nil || background != nil else { return Text(verbatim: string) }
      var attributed = AttributedString(string)
      attributed.link = link
      attributed.backgroundColor = background
      return Text(attributed)
    }
  }

  @MainActor private static func text(
    _ value: Value, _ ground: Ground, _ script: ScriptRun
  ) -> Text {
    if let plain = value.text { return ground.text(plain) }
    var ground = ground
    if let url = value["link"]?.string.flatMap(URL.init(lenient:)) { ground.link = url }
    if let color = value["backgroundColor"]?.color { ground.background = color }
    for name in ["strokeColor", "strokeWidth", "paragraphStyle"] where value.has(name) {
      script.note(.note, "'\(name)' of 'styledText' has no effect: text in SwiftUI has none")
    }
    let content = value["content"] ?? .string("")
    let pieces = content.array ?? [content]
    return styled(pieces.reduce(Text(verbatim: "")) { $0 + text($1, ground, script) }, value)
  }

  @MainActor private static func styled(_ text: Text, _ value: Value) -> Text {
    var text = text
    if let font = value["font"]?.font { text = text.font(font) }
    if let design = value["fontDesign"]?.fontDesign { text = text.fontDesign(design) }
    if let weight = value["fontWeight"]?.fontWeight { text = text.fontWeight(weight) }
    if value["italic"]?.bool == true { text = text.italic() }
    if value["bold"]?.bool == true { text = text.bold() }
    if let offset = value["baselineOffset"]?.number { text = text.baselineOffset(offset) }
    if let kerning = value["kerning"]?.number { text = text.kerning(kerning) }
    if value["monospaced"]?.bool == true { text = text.monospaced() }
    if value["monospacedDigit"]?.bool == true { text = text.monospacedDigit() }
    if let style = (value["foregroundColor"] ?? value["foregroundStyle"])?.style {
      text = text.foregroundStyle(style)
    }
    if value.has("underlineStyle") || value.has("underlineColor") {
      text = text.underline(
        true, pattern: value["underlineStyle"]?.linePattern ?? .solid,
        color: value["underlineColor"]?.color)
    }
    if value.has("strikethroughStyle") || value.has("strikethroughColor") {
      text = text.strikethrough(
        true, pattern: value["strikethroughStyle"]?.linePattern ?? .solid,
        color: value["strikethroughColor"]?.color)
    }
    return text
  }
}

extension Value {
  var linePattern: Text.LineStyle.Pattern? {
    switch string {
    case "solid", "single", "thick", "double", "byWord": .solid
    case "dot", "patternDot": .dot
    case "dash", "patternDash": .dash
    case "dashDot", "patternDashDot": .dashDot
    case "dashDotDot", "patternDashDotDot": .dashDotDot
    default: nil
    }
  }
}
