extension Context {
  /// A charging iPhone on its side: two small widgets, scaled up, on black.
  static let standBy = Context(
    id: "standby", title: "StandBy",
    summary: "small widgets scaled up on black: full color from OS 26 on, vibrant before",
    surface: .standBy, families: [.iPhone: [.systemSmall, .activityLockScreen]],
    excludesFixedBackgrounds: true, location: "standBy"
  ) { input in
    if input.family.isActivity {
      return ContextTraits(
        colorScheme: .dark, contentMargins: Margins.none, surround: .standBy, ground: .black)
    }
    let mode = OSRules(input.os).standByMode
    return ContextTraits(
      renderingMode: mode, showsContainerBackground: false, colorScheme: .dark,
      contentMargins: Margins.standBy,
      appearance: mode == .fullColor ? .fullColor : .vibrant(tint: nil), surround: .standBy,
      ground: .black)
  }
}
