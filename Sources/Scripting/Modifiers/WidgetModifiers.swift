import Foundation
import SwiftUI
import WidgetKit

extension ModifierSpec {
  static let widget: [ModifierSpec] = [
    .reading("widgetAccentable", \.bool) { $0.widgetAccentable($1) },
    .reading("widgetURL", \.string) { $0.widgetURL(URL(lenient: $1)) },
    ModifierSpec("widgetBackground") { view, value, script in
      (value["style"] ?? value).style.map { style in
        view.modifier(
          WidgetBackground(
            style: style, shape: value["shape"]?.shape ?? AnyShape(Rectangle()),
            isLeftOut: !script.setting.options.isEmpty))
      }
    },
    .reading("activityBackgroundTint", \.color) { $0.activityBackgroundTint($1) },
    .reading("activitySystemActionForegroundColor", \.color) {
      $0.activitySystemActionForegroundColor($1)
    },
  ]
}

/// The app's `widgetBackground`: a background that is only drawn where the system leaves colors as
/// they are, so that a tinted widget is no solid slab. It is skipped in the accented rendering mode
/// and for the accessory families, and in transparent and blurred widgets (`--script-option`). In vibrant
/// places, of which its documentation does not speak, it follows the container's background.
private struct WidgetBackground: ViewModifier {
  let style: AnyShapeStyle
  let shape: AnyShape
  let isLeftOut: Bool
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.widgetFamily) private var family
  @Environment(\.showsWidgetContainerBackground) private var showsContainer

  private var isDrawn: Bool {
    if isLeftOut || family.name.hasPrefix("accessory") || mode == .accented { return false }
    return mode == .fullColor || showsContainer
  }

  func body(content: Content) -> some View {
    if isDrawn { content.background(style, in: shape) } else { content }
  }
}
