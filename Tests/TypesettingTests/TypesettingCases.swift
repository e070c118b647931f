import Foundation
import TestSupport
import Testing
import VitrineDrawing
import VitrineText

/// One row of lines.tsv: a text, how it is set, and what must stand on each line.
struct LineCase: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String
  var width: Double?
  var settings: [String: String]
  var lines: [String]
  var testDescription: String { name }

  static func all() throws -> [LineCase] {
    try Cases().rows("lines.tsv").map(LineCase.init)
  }

  private init(_ row: [String]) {
    var settings: [String: String] = [:]
    for part in row[3].split(separator: " ") {
      let pair = part.split(separator: "=", maxSplits: 1)
      settings[String(pair[0])] = pair.count > 1 ? String(pair[1]) : "yes"
    }
    name = row[0]
    text = row[1].replacingOccurrences(of: "\\n", with: "\n")
    width = Double(row[2])
    self.settings = settings
    lines = row[4].components(separatedBy: "⏎")
  }

  var paragraph: Paragraph {
    let font = FontDescription(
      design: settings["design"] == "monospaced" ? .monospaced : .default,
      size: settings["size"].flatMap(Double.init) ?? 17)
    var paragraph = Paragraph([TextSpan(text, font: font)])
    paragraph.lineLimit = settings["limit"].flatMap(Int.init)
    paragraph.minimumScale = settings["minimum"].flatMap(Double.init) ?? 1
    paragraph.isRightToLeft = settings["rtl"] != nil
    paragraph.locale = settings["locale"] ?? "en"
    switch settings["truncation"] {
    case "head": paragraph.truncation = .head
    case "middle": paragraph.truncation = .middle
    default: break
    }
    return paragraph
  }

  var height: Double? { settings["height"].flatMap(Double.init) }
}

extension TextLayout.Line {
  /// The line's runs from left to right; text inside a run stays in reading order.
  var text: String { runs.map(\.text).joined() }
}
