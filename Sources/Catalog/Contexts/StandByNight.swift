extension Context {
  /// StandBy in a dark room.
  static let standByNight = Context(
    id: "standby-night", title: "StandBy, Night mode",
    summary: "vibrant, drawn in nothing but red on black",
    surface: .standBy, families: [.iPhone: [.systemSmall, .activityLockScreen]],
    excludesFixedBackgrounds: true, location: "standBy"
  ) { input in
    if input.family.isActivity {
      return ContextTraits(
        colorScheme: .dark, contentMargins: Margins.none, appearance: .nightRed,
        surround: .standBy, ground: .black)
    }
    return ContextTraits(
      renderingMode: .vibrant, showsContainerBackground: false, colorScheme: .dark,
      contentMargins: Margins.standBy, appearance: .nightRed, surround: .standBy, ground: .black)
  }
}
