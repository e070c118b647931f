extension Context {
  /// Widgets on the car's screen.
  static let carPlay = Context(
    id: "carplay", title: "CarPlay",
    summary: "full colour, small widgets scaled up, background removed",
    placement: .carPlay, families: [.iPhone: [.systemSmall]],
    firstOS: OSRules.carPlayWidgetsSince, location: "carPlay"
  ) { place in
    ContextTraits(
      showsContainerBackground: false, colorScheme: place.appearance,
      contentMargins: Margins.carPlay, surround: .carScreen,
      ground: place.appearance == .dark ? .black : .light)
  }
}
