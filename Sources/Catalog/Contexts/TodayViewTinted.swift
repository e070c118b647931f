extension Context {
  /// Today View of a Home Screen that is tinted.
  static let todayViewTinted = Context(
    id: "today-view-tinted", title: "Today View, tinted",
    summary: "accented, as on a tinted Home Screen",
    surface: .homeScreen, families: FamilyGroups.homeScreenWidgets,
    firstOS: OSRules.tintedHomeScreenSince
  ) { input in
    var traits = Context.homeScreenTinted.traits(input)
    traits.surround = .todayView
    return traits
  }
}
