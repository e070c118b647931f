import TestSupport
import Testing
import VitrineDrawing
import VitrineText

/// A distance in a text that Apple's renderer drew.
struct Distance: CustomTestStringConvertible, Sendable {
  var text: String
  var font: FontDescription
  var metric: String
  var points: Double
  var last: String
  var testDescription: String { "\(text) \(font.size) \(font.weight)" }

  init(_ row: [String]) throws {
    text = row[0]
    font = FontDescription(size: try #require(Double(row[1])), weight: try #require(Double(row[2])))
    switch row[3] {
    case "rounded": font.design = .rounded
    case "monospaced": font.design = .monospaced
    case "tabular": font.monospacedDigits = true
    default: break
    }
    metric = row[4]
    points = try #require(Double(row[5]))
    last = row[6]
  }

  static func all(_ file: String) throws -> [Distance] {
    try Cases().rows(file).map(Distance.init)
  }

  /// The same distance in ours.
  var ours: Double {
    let layout = Typesetter.shared.layout(Paragraph([TextSpan(text, font: font)], pixelLength: 0))
    if metric == "advance" { return layout.size.width }
    let library = Typesetter.shared.library
    let inks = layout.lines[0].runs.flatMap { run in
      run.glyphs.map { glyph in
        let ink = library.outline(glyph: glyph.id, in: run.font).controlBounds
        return (left: glyph.x + ink.x, right: glyph.x + ink.maxX)
      }
    }
    let left = inks.map(\.left).min() ?? 0
    return metric == "left"
      ? inks[inks.count - 1].left - left : (inks.map(\.right).max() ?? 0) - left
  }
}

@Suite(.timeLimit(.minutes(60))) struct FitTests {
  /// What the fit is worth: half a pixel of a 3x screen, or 2.5 %.
  @Test("words that the fit has not seen", arguments: try Distance.all("unseen.tsv"))
  func unseen(word: Distance) {
    let ours = word.ours
    #expect(
      abs(ours - word.points) <= max(0.17, word.points * 0.025), "\(ours), not \(word.points)")
  }

  @Test("single distances", arguments: try Distance.all("distances.tsv"))
  func distances(distance: Distance) throws {
    let share = try #require(Double(distance.last))
    let ours = distance.ours
    #expect(abs(ours / distance.points - 1) <= share, "\(ours), not \(distance.points)")
  }

  private func width(_ text: String, _ font: FontDescription) -> Double {
    Typesetter.shared.layout(Paragraph([TextSpan(text, font: font)], pixelLength: 0)).size.width
  }

  /// A twentieth of a point never changes the share of the em by half a percent: where one cut takes
  /// over from another, "0000" in digits of one width changed by 4.9 % at 20 points and by 3.2 % at
  /// 23.
  @Test("no size is a step", arguments: ["0000", "The quick brown fox", "WAVE 24:15", "iiii...."])
  func sizes(text: String) {
    for platform in [TextPlatform.iOS, .watchOS] {
      for (weight, isTabular) in [(400.0, true), (400, false), (700, true)] {
        var last: Double?
        for step in 160...2000 {
          var font = FontDescription(size: Double(step) / 20, weight: weight, platform: platform)
          // Away from the cuts every fifth is enough.
          if !(330...500).contains(step), step % 5 > 0 { continue }
          font.monospacedDigits = isTabular
          let share = width(text, font) / font.size
          let limit = step % 5 > 0 || (331...500).contains(step) ? 0.005 : 0.012
          if let last {
            #expect(abs(share / last - 1) < limit, "\(platform) \(weight) at \(font.size)")
          }
          last = share
        }
      }
    }
  }

  @Test("digits of one width change digits only", arguments: [9.0, 13, 17, 18.5, 20, 22.5, 24, 40])
  func monospacedDigits(size: Double) {
    for weight in [300.0, 400, 600, 700] {
      for design in FontDesign.allCases {
        let plain = FontDescription(design: design, size: size, weight: weight)
        var tabular = plain
        tabular.monospacedDigits = true
        for text in ["Letters and (signs): 'a', b. – c", "steps", "The end …"] {
          #expect(width(text, plain) == width(text, tabular), "\(design) \(weight)")
        }
        #expect(abs(width("1111", tabular) - width("0000", tabular)) < 1e-9, "\(design) \(weight)")
      }
    }
  }
}
