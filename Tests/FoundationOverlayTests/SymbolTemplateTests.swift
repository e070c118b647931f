import Testing
import VitrineDrawing

@testable import UIKit

/// Custom symbols as SF Symbols exports them.
@Suite(.timeLimit(.minutes(60)))
struct SymbolTemplateTests {
  private func template(_ group: String, guides: String = "") -> SymbolTemplate? {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
       <g id="Notes"><rect id="artboard" x="0" y="0" width="3300" height="2200"/></g>
       <g id="Guides">\(guides)</g>
       <g id="Symbols">\(group)</g>
      </svg>
      """
    return SymbolTemplate(Array(text.utf8))
  }

  private static let guides = """
    <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
    <line id="left-margin-Regular-M" x1="1390" x2="1390" y1="1030" y2="1150"/>
    <line id="right-margin-Regular-M" x1="1510" x2="1510" y1="1030" y2="1150"/>
    """

  @Test func theRegularGroupIsTaken() throws {
    let found = try #require(
      template(
        """
        <g id="Black-M"><path d="M0 0 L9 9"/></g>
        <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)">
          <g><path d="M0-80 h100 v100 h-100 z"/></g><path d="M 10,10 l 5.5.5"/>
        </g>
        <g id="Regular-S"><path d="M0 0 L9 9"/></g>
        """, guides: Self.guides))
    #expect(found.scale == "M")
    #expect(found.box == Rect(x: 1390, y: 1046, width: 120, height: 100))
    #expect(found.baseline == 80)
    let svg = String(decoding: found.svg, as: UTF8.self)
    #expect(svg.contains("viewBox=\"1390.0 1046.0 120.0 100.0\""))
    #expect(svg.contains("M 10,10") && !svg.contains("artboard") && !svg.contains("Black-M"))
  }

  @Test func withoutGuidesTheInkCounts() throws {
    let found = try #require(
      template(
        #"<g id="Regular-S"><circle cx="50" cy="60" r="10" transform="scale(2)"/></g>"#))
    #expect(found.scale == "S")
    #expect(found.box == Rect(x: 80, y: 100, width: 40, height: 40))
    #expect(found.baseline == 40)
  }

  @Test(arguments: [
    "", #"<g id="Regular-M"/>"#, #"<g id="Regular-M"><path d="M nan 1e999"/></g>"#,
  ])
  func otherFilesAreNoTemplates(_ group: String) {
    #expect(template(group) == nil)
  }

  @Test func curvesCountByTheirInk() throws {
    let group = #"<g id="Regular-M"><path d="M0 0C0 10 10 10 10 0Z"/></g>"#
    #expect(try #require(template(group)).box == Rect(x: 0, y: 0, width: 10, height: 7.5))
  }
}
