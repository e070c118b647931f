import SwiftUI
import WidgetKit

extension ScriptRun {
  private func object(_ members: [(String, Any?)]) -> JSObject? {
    guard let object = javaScript.json("{}") else { return nil }
    for (name, value) in members { object.set(name, value) }
    return object
  }

  func geometry(of space: GeometryProxy) -> JSObject? {
    object([
      (
        "size",
        object([("width", Double(space.size.width)), ("height", Double(space.size.height))])
      ),
      (
        "safeAreaInsets",
        object([("top", 0), ("leading", 0), ("bottom", 0), ("trailing", 0)])
      ),
    ])
  }

  /// All keys that are known, whichever were asked for.
  func values(of environment: EnvironmentValues) -> JSObject? {
    let mode = environment.widgetRenderingMode
    let isAccessory = setting.environment.family.hasPrefix("accessory")
    return object([
      ("colorScheme", environment.colorScheme == .dark ? "dark" : "light"),
      (
        "colorSchemeContrast",
        environment.colorSchemeContrast == .increased ? "increased" : "standard"
      ),
      ("displayScale", Double(environment.displayScale)),
      ("dynamicTypeSize", setting.environment.dynamicTypeSize),
      (
        "layoutDirection",
        environment.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight"
      ),
      ("horizontalSizeClass", "compact"), ("verticalSizeClass", "regular"),
      (
        "widgetRenderingMode",
        mode == .accented ? "accented" : mode == .vibrant ? "vibrant" : "fullColor"
      ),
      ("showsWidgetContainerBackground", environment.showsWidgetContainerBackground),
      ("activityFamily", environment.activityFamily == .small ? "small" : "medium"),
      ("widgetFamily", setting.environment.family), ("isAccessory", isAccessory),
      ("isLuminanceReduced", setting.environment.isLuminanceReduced),
      ("scenePhase", "active"), ("editMode", nil), ("isEnabled", true),
    ])
  }
}
