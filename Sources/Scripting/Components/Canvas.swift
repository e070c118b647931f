import SwiftUI

extension ComponentSpec {
  /// A 2D context like a browser's: the script writes commands, which are drawn here.
  static let canvas = ComponentSpec("Canvas", ["draw", "opaque", "rendersAsynchronously"]) {
    component in
    Canvas(opaque: component["opaque"]?.bool ?? false) { context, size in
      component.draw(into: context, size)
    }
  }
}

extension Component {
  func draw(into context: GraphicsContext, _ size: CGSize) {
    guard let draw = self["draw"]?.function else { return }
    var canvas = CanvasDrawing(context: context, script: script)
    for command in script.commands("canvasCommands", draw, size) {
      guard let parts = command.array, let name = parts.first?.string else { continue }
      canvas.run(name, Array(parts.dropFirst()))
    }
    // Drawn after all views were asked: nobody else would say it.
    script.report(to: context.sink.context.session)
  }
}
