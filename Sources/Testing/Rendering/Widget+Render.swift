public import SwiftUI
import VitrineComposition
import VitrineStudio
public import WidgetKit

extension Widget {
  /// Shows the widget in one place, without a picture yet.
  ///
  ///     let widget = try await Forecast().render(.systemSmall, .homeScreenTinted)
  ///     #expect(try widget.node(text: "72°").isAccentable)
  ///
  /// - Parameters:
  ///   - family: one that the widget supports.
  ///   - context: where; the Home Screen, or the Lock Screen for accessories.
  ///   - options: how; what is not said is what a new phone has.
  @MainActor
  public func render(
    _ family: WidgetFamily, _ context: WidgetContext? = nil,
    _ options: WidgetOptions = WidgetOptions()
  ) async throws -> RenderedWidget {
    let stage = try await WidgetStage { self }
    let context = context ?? (family.isAccessory ? WidgetContext.lockScreen : .homeScreen)
    let job = try stage.job(family, context, options)
    return try await RenderedWidget(stage, job, options)
  }
}
