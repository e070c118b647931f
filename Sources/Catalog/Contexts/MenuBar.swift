extension Context {
  /// The Live Activities of an iPhone on its owner's Mac: compact or minimal in the menu bar, and a
  /// panel below it for who clicks them (Human Interface Guidelines, Live Activities).
  static let menuBar = Context(
    id: "menu-bar", title: "Mac menu bar",
    summary: "a Live Activity of an iPhone in the Mac's menu bar, and the panel below it",
    surface: .desktop, families: [.mac: [.islandCompact, .islandMinimal, .islandExpanded]],
    firstOS: OSRules.macActivitiesSince
  ) { _ in
    ContextTraits(colorScheme: .dark, contentMargins: Margins.none, surround: .menuBar)
  }
}
