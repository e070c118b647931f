extension Context {
  /// Widgets on the car's screen.
  static let carPlay = Context(
    id: "carplay", title: "CarPlay",
    summary: "full color, small widgets scaled up, background removed",
    surface: .carPlay, families: [.iPhone: [.systemSmall]],
    firstOS: OSRules.carPlayWidgetsSince, location: "carPlay"
  ) { input in
    ContextTraits(
      showsContainerBackground: false, colorScheme: input.appearance,
      contentMargins: Margins.carPlay, surround: .carScreen,
      ground: input.appearance == .dark ? .black : .light)
  }
}
