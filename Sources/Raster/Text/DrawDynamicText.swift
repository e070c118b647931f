import VitrineDrawing
import VitrineText

extension Renderer {
  func draw(_ text: DynamicText, _ state: State) {
    for run in setLine(text) { draw(run, text.paint, state) }
  }

  func setLine(_ text: DynamicText) -> [GlyphRun] { [] }
}
