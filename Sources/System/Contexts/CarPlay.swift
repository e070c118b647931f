extension Context {
  /// Widgets on the car's screen.
  static let carPlay = Context(
    id: "carplay", title: "CarPlay",
    summary: "full colour, small widgets scaled up, background removed",
    placement: .carPlay, families: [.iPhone: [.systemSmall]], firstOS: 26
  ) { place in
    ContextTraits(
      showsContainerBackground: false, colorScheme: place.appearance,
      contentMargins: Margins.carPlay, surround: .carScreen)
  }
}
