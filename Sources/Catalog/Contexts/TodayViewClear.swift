extension Context {
  /// Today View of a Home Screen of clear glass.
  static let todayViewClear = Context(
    id: "today-view-clear", title: "Today View, clear",
    summary: "accented, as on a clear Home Screen",
    surface: .homeScreen, families: FamilyGroups.homeScreenWidgets,
    firstOS: OSRules.clearHomeScreenSince
  ) { input in
    var traits = Context.homeScreenClear.traits(input)
    traits.surround = .todayView
    return traits
  }
}
