extension Context {
  /// A charging iPhone on its side: two small widgets, scaled up, on black.
  static let standBy = Context(
    id: "standby", title: "StandBy",
    summary: "small widgets scaled up on black: full colour from OS 26 on, vibrant before",
    placement: .standBy, families: [.iPhone: [.systemSmall]]
  ) { place in
    // The guidelines of January 2025 say vibrant, those of December 2025 full colour.
    let fullColor = place.os >= 26
    return ContextTraits(
      renderingMode: fullColor ? .fullColor : .vibrant, showsContainerBackground: false,
      colorScheme: .dark, contentMargins: Margins.standBy,
      appearance: fullColor ? .fullColor : .vibrant(tint: nil), surround: .standBy)
  }
}
