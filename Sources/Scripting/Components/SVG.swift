import SwiftUI

extension ComponentSpec {
  /// Drawn as a bitmap, like the app does.
  static let svg = ComponentSpec(
    "SVG",
    [
      "url", "filePath", "code", "resizable", "renderingMode", "interpolation", "antialiased",
      "widgetAccentedRenderingMode", "placeholder", "onError",
    ]
  ) { component in
    EnvironmentView { environment in
      component.picture(isDark: environment.colorScheme == .dark)
    }
  }
}
