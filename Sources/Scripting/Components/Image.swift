import SwiftUI

extension ComponentSpec {
  static let image = ComponentSpec(
    "Image",
    [
      "systemName", "variableValue", "filePath", "imageUrl", "image", "placeholder", "onError",
      "resizable", "renderingMode", "interpolation", "antialiased", "widgetAccentedRenderingMode",
      "resizingMode", "capInsets",
    ]
  ) { component in
    if let name = component.text("systemName") {
      component.symbol(named: name)
    } else {
      EnvironmentView { environment in
        component.picture(isDark: environment.colorScheme == .dark)
      }
    }
  }
}
