import SwiftUI

/// How blocks look. The numbers are those of the library that the app draws Markdown with
/// (MarkdownUI 2: its themes Basic, GitHub and DocC), in parts of the text's size or in points.
struct MarkdownTheme: Sendable {
  struct Heading: Sendable {
    /// Parts of the text's size.
    var scale: Double
    var hasLine = false
    var color: Color?
  }
  /// Space above and below a block, points.
  struct Margins: Sendable {
    var top = 0.0
    var bottom = 0.0
  }

  /// Points of plain text.
  var size = 17.0
  var text: Color?
  var link: Color?
  var headings: [Heading]
  var headingMargins: @Sendable (_ size: Double) -> Margins
  var textMargins: Margins
  var ruleMargins: Margins
  /// Parts of the text's size between lines.
  var lineSpacing: Double
  var codeScale: Double
  var codeLineSpacing: Double
  /// Points around a block of code; its own ground and corners.
  var codePadding = EdgeInsets()
  var codeGround: Color?
  var codeCorner = 0.0
  /// Behind code in a line.
  var inlineCodeGround: Color?
  /// Points above each item of a list.
  var itemGap = 0.0
  var quote: Quote
  var grid: Color
  var stripe: Color?
  var cellPadding: EdgeInsets

  enum Quote: Sendable {
    case italic(leading: Double, trailing: Double)
    case bar(width: Double, padding: Double, bar: Color, text: Color)
    case box(padding: Double, ground: Color, border: Color)
  }

  static func named(_ name: String?) -> MarkdownTheme {
    switch name {
    case "github": gitHub
    case "docC": docC
    default: basic
    }
  }

  private static let basic = MarkdownTheme(
    headings: [2, 1.5, 1.17, 1, 0.83, 0.67].map { Heading(scale: $0) },
    headingMargins: { _ in Margins(top: 25.5, bottom: 17) },
    textMargins: Margins(bottom: 17), ruleMargins: Margins(top: 34, bottom: 34), lineSpacing: 0.15,
    codeScale: 0.94, codeLineSpacing: 0.15, codePadding: EdgeInsets(leading: 17),
    quote: .italic(leading: 34, trailing: 17), grid: both(0xD1D1D6, 0x48484A),
    cellPadding: EdgeInsets(vertical: 5.95, horizontal: 12.24))

  private static let gitHub = MarkdownTheme(
    size: 16, text: both(0x060606, 0xFBFBFC), link: both(0x2C65CF, 0x4C8EF8),
    headings: [
      Heading(scale: 2, hasLine: true), Heading(scale: 1.5, hasLine: true), Heading(scale: 1.25),
      Heading(scale: 1), Heading(scale: 0.875),
      Heading(scale: 0.85, color: both(0x6B6E7B, 0x6D707D)),
    ],
    headingMargins: { _ in Margins(top: 24, bottom: 16) }, textMargins: Margins(bottom: 16),
    ruleMargins: Margins(top: 24, bottom: 24), lineSpacing: 0.25, codeScale: 0.85,
    codeLineSpacing: 0.225, codePadding: EdgeInsets(vertical: 16, horizontal: 16),
    codeGround: both(0xF7F7F9, 0x25262A), codeCorner: 6,
    inlineCodeGround: both(0xF7F7F9, 0x25262A), itemGap: 4,
    quote: .bar(
      width: 3.2, padding: 16, bar: both(0xE4E4E8, 0x42444E), text: both(0x6B6E7B, 0x9294A0)),
    grid: both(0xE4E4E8, 0x42444E), stripe: both(0xF7F7F9, 0x25262A),
    cellPadding: EdgeInsets(vertical: 6, horizontal: 13))

  private static let docC = MarkdownTheme(
    text: both(0x1D1D1F, 0xF5F5F7), link: both(0x0066CC, 0x2997FF),
    headings: [2, 1.88235, 1.64706, 1.41176, 1.29412, 1].map { Heading(scale: $0) },
    headingMargins: { Margins(top: 1.6 * $0) }, textMargins: Margins(top: 13.6),
    ruleMargins: Margins(top: 39.95, bottom: 39.95), lineSpacing: 0.235295, codeScale: 0.88235,
    codeLineSpacing: 0.333335, codePadding: EdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 0),
    codeGround: both(0xF5F5F7, 0x333336), codeCorner: 15, itemGap: 13.6,
    quote: .box(padding: 16, ground: both(0xF5F5F7, 0x323232), border: both(0x696969, 0x9A9A9E)),
    grid: both(0xD2D2D7, 0x424245), cellPadding: EdgeInsets(vertical: 10, horizontal: 10))

  private static func both(_ light: UInt32, _ dark: UInt32) -> Color {
    func part(_ value: UInt32, _ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
    return Color(
      UIColor { traits in
        let value = traits.userInterfaceStyle == .dark ? dark : light
        return UIColor(
          red: part(value, 16), green: part(value, 8), blue: part(value, 0), alpha: 1)
      })
  }
}

extension EdgeInsets {
  fileprivate init(leading: CGFloat) {
    self.init(top: 0, leading: leading, bottom: 0, trailing: 0)
  }
  fileprivate init(vertical: CGFloat, horizontal: CGFloat) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
