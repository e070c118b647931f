extension Context {
  /// A charging iPhone on its side: two small widgets, scaled up, on black.
  static let standBy = Context(
    id: "standby", title: "StandBy",
    summary: "small widgets scaled up on black: full colour from OS 26 on, vibrant before",
    placement: .standBy, families: [.iPhone: [.systemSmall]],
    barsFixedBackgrounds: true, location: "standBy"
  ) { place in
    let mode = OSRules(place.os).standByMode
    return ContextTraits(
      renderingMode: mode, showsContainerBackground: false, colorScheme: .dark,
      contentMargins: Margins.standBy,
      appearance: mode == .fullColor ? .fullColor : .vibrant(tint: nil), surround: .standBy,
      ground: .black)
  }
}
