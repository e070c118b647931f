extension Context {
  /// Widgets on the car's screen.
  static let carPlay = Context(
    id: "carplay", title: "CarPlay",
    summary: "full color, small widgets scaled up, background removed; Live Activities in their "
      + "small form",
    surface: .carPlay, families: [.iPhone: [.systemSmall, .activityLockScreen]],
    firstOS: OSRules.carPlayWidgetsSince, excludesFixedBackgrounds: true, location: "carPlay"
  ) { input in
    if input.family.isActivity {
      return ContextTraits(
        colorScheme: input.appearance, contentMargins: Margins.none, surround: .carScreen,
        ground: input.appearance == .dark ? .black : .light)
    }
    return ContextTraits(
      showsContainerBackground: false, colorScheme: input.appearance,
      contentMargins: Margins.carPlay, surround: .carScreen,
      ground: input.appearance == .dark ? .black : .light)
  }
}
