import VitrineDrawing

extension Context {
  /// iOS 26's clear icons and widgets: white content on clear glass.
  static let homeScreenClear = Context(
    id: "home-screen-clear", title: "Home Screen, clear",
    summary: "accented: everything white on clear glass, background removed",
    surface: .homeScreen, families: FamilyGroups.homeScreenWidgets,
    firstOS: OSRules.clearHomeScreenSince, location: "homeScreen"
  ) { input in
    ContextTraits(
      renderingMode: .accented, showsContainerBackground: false, colorScheme: input.appearance,
      contentMargins: Margins.home,
      appearance: .accented(AccentedColors(primary: .white, accent: .white)),
      plate: .glass(tint: nil), surround: .homeScreen)
  }
}
