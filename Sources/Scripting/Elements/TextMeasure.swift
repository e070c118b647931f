import SwiftUI
import VitrineText

/// How wide a line of text is, for scripts that place it themselves.
enum TextMeasure {
  /// Width, and heights above and below the baseline, points.
  @MainActor static func size(
    _ text: String, _ font: Value, in script: ScriptRun
  ) -> (Double, Double, Double) {
    let view = Text(verbatim: text).font(CanvasFont.font(font) ?? .system(size: 10)).fixedSize()
    let context = ResolveContext(
      environment: EnvironmentValues(script.setting.environment),
      session: RenderSession(typesetter: Typesetter.shared))
    let size = context.resolveOne(view).dimensions(.unspecified)
    let baseline = size[VerticalAlignment.firstTextBaseline]
    return (Double(size.width), Double(baseline), Double(size.height - baseline))
  }
}
