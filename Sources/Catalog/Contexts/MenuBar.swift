import VitrineDrawing

extension Context {
  /// The Live Activities of an iPhone on its owner's Mac: compact or minimal in the menu bar, and a
  /// panel below it for who clicks them (Human Interface Guidelines, Live Activities). A Mac's own
  /// controls stand there as menu bar items (facts/geometry.md §12), which are of one color (estimate).
  static let menuBar = Context(
    id: "menu-bar", title: "Mac menu bar",
    summary: "a Live Activity of an iPhone in the Mac's menu bar and the panel below it; "
      + "a control as an item of it",
    surface: .desktop,
    families: [.mac: [.islandCompact, .islandMinimal, .islandExpanded, .controlSmall]],
    firstOS: OSRules.macActivitiesSince
  ) { input in
    ContextTraits(
      showsContainerBackground: !input.family.isControl, colorScheme: .dark,
      contentMargins: Margins.none,
      appearance: input.family.isControl
        ? .accented(AccentedColors(primary: .white, accent: .white)) : .fullColor,
      surround: .menuBar)
  }
}
