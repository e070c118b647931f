import VitrineText

/// What is asked of a text's layout for every glyph, found once for the place that the text has.
@MainActor
final class TextLayoutTables {
  private var proposal: ProposedViewSize?
  private var known = Tables(layout: nil)

  private struct Tables {
    let layout: TextLayout?
    /// Of each line's runs: characters of the text before them, and in them.
    let characters: [[Range<Int>]]
    /// Of each line's runs: where a glyph's room ends, from the line's left edge; nil until asked for.
    var ends: [[[Double]?]]

    init(layout: TextLayout?) {
      self.layout = layout
      var count = 0
      characters = (layout?.lines ?? []).map { line in
        line.runs.map { run in
          let start = count
          count += run.text.count
          return start..<count
        }
      }
      ends = characters.map { [[Double]?](repeating: nil, count: $0.count) }
    }
  }

  func layout(_ behavior: TextBehavior, _ node: Node) -> TextLayout {
    if let layout = known.layout, proposal == node.placedProposal { return layout }
    let layout = behavior.layout(node.placedProposal)
    (proposal, known) = (node.placedProposal, Tables(layout: layout))
    return layout
  }

  /// Indices of a run's characters in the text.
  func characters(line: Int, run: Int) -> Range<Int> { known.characters[line][run] }

  /// Where the rooms of a run's glyphs end: at the next glyph to the right, at last at the run's end.
  func ends(line: Int, run index: Int) -> [Double] {
    if let ends = known.ends[line][index] { return ends }
    guard let run = known.layout?.lines[line].runs[index] else { return [] }
    let order = run.glyphs.indices.sorted { run.glyphs[$0].x > run.glyphs[$1].x }
    var ends = [Double](repeating: 0, count: run.glyphs.count)
    var (end, last) = (run.x + run.width, run.x + run.width)
    for glyph in order {
      // Marks that stand at one place share its room.
      if run.glyphs[glyph].x < last { (end, last) = (last, run.glyphs[glyph].x) }
      ends[glyph] = end
    }
    known.ends[line][index] = ends
    return ends
  }
}
