extension Context {
  /// StandBy in a dark room.
  static let standByNight = Context(
    id: "standby-night", title: "StandBy, Night mode",
    summary: "vibrant, drawn in nothing but red on black",
    surface: .standBy, families: [.iPhone: [.systemSmall]],
    excludesFixedBackgrounds: true, location: "standBy"
  ) { _ in
    ContextTraits(
      renderingMode: .vibrant, showsContainerBackground: false, colorScheme: .dark,
      contentMargins: Margins.standBy, appearance: .nightRed, surround: .standBy, ground: .black)
  }
}
