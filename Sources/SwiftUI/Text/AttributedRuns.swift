public import UIKit

/// Runs of an `AttributedString`: the attributes of Foundation's and SwiftUI's scopes, and those of UIKit's that SwiftUI
/// has an equivalent of. SwiftUI's count where both are there.
extension TextResolver {
  func attributed(_ string: AttributedString, _ style: Style) -> [ResolvedRun] {
    string.runs.map { part in
      var style = style
      addPresentation(of: part, to: &style)
      addUIKit(part, to: &style)
      addSwiftUI(part, to: &style)
      return run(words(of: part, in: string), style)
    }
  }

  /// Without the character that stands for a UIKit attachment, which `Text` does not draw.
  private func words(of part: AttributedString.Runs.Run, in string: AttributedString) -> String {
    let words = String(string[part.range].characters)
    guard part[AttributeScopes.UIKitAttributes.AttachmentAttribute.self] != nil else {
      return words
    }
    return words.filter { $0 != "\u{FFFC}" }
  }

  private func addPresentation(of part: AttributedString.Runs.Run, to style: inout Style) {
    if let intent = part.inlinePresentationIntent {
      if intent.contains(.stronglyEmphasized) { style.fontModifiers.add(.bold(true)) }
      if intent.contains(.emphasized) { style.fontModifiers.add(.italic(true)) }
      if intent.contains(.code) { style.fontModifiers.add(.design(.monospaced)) }
      if intent.contains(.strikethrough) { style.strikethrough = .single }
    }
    if let link = part.link { style.link = link.absoluteString }
  }

  private func addUIKit(_ part: AttributedString.Runs.Run, to style: inout Style) {
    typealias UIKit = AttributeScopes.UIKitAttributes
    if let font = part[UIKit.FontAttribute.self] { style.font = Font(font) }
    if let color = part[UIKit.ForegroundColorAttribute.self] {
      style.foreground = AnyShapeStyle(Color(uiColor: color))
    }
    if let color = part[UIKit.BackgroundColorAttribute.self] {
      style.background = AnyShapeStyle(Color(uiColor: color))
    }
    if let line = part[UIKit.UnderlineStyleAttribute.self] {
      style.underline = Text.LineStyle(line, color: part[UIKit.UnderlineColorAttribute.self])
    }
    if let line = part[UIKit.StrikethroughStyleAttribute.self] {
      style.strikethrough = Text.LineStyle(
        line, color: part[UIKit.StrikethroughColorAttribute.self])
    }
    if let kern = part[UIKit.KernAttribute.self] { style.kerning = kern }
    if let tracking = part[UIKit.TrackingAttribute.self] { style.tracking = tracking }
    if let offset = part[UIKit.BaselineOffsetAttribute.self] { style.baselineOffset = offset }
  }

  private func addSwiftUI(_ part: AttributedString.Runs.Run, to style: inout Style) {
    typealias SwiftUI = AttributeScopes.SwiftUIAttributes
    if let font = part[SwiftUI.FontAttribute.self] { style.font = font }
    if let color = part[SwiftUI.ForegroundColorAttribute.self] {
      style.foreground = AnyShapeStyle(color)
    }
    if let color = part[SwiftUI.BackgroundColorAttribute.self] {
      style.background = AnyShapeStyle(color)
    }
    if let line = part[SwiftUI.UnderlineStyleAttribute.self] { style.underline = line }
    if let line = part[SwiftUI.StrikethroughStyleAttribute.self] { style.strikethrough = line }
    if let kern = part[SwiftUI.KerningAttribute.self] { style.kerning = kern }
    if let tracking = part[SwiftUI.TrackingAttribute.self] { style.tracking = tracking }
    if let offset = part[SwiftUI.BaselineOffsetAttribute.self] { style.baselineOffset = offset }
  }
}

extension Text.LineStyle {
  /// A line of UIKit's; nil where there is none. Double and thick ones are single ones.
  public init?(nsUnderlineStyle style: NSUnderlineStyle) {
    guard style.rawValue & 0xF != 0 else { return nil }
    let pattern: Pattern =
      switch style.rawValue & 0x700 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: .solid
      }
    self.init(pattern: pattern)
  }

  fileprivate init?(_ style: NSUnderlineStyle, color: UIColor?) {
    self.init(nsUnderlineStyle: style)
    self.color = color.map { Color(uiColor: $0) }
  }
}
