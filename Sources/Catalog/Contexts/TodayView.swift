extension Context {
  /// Left of the Home Screen; no app names under the widgets.
  static let todayView = Context(
    id: "today-view", title: "Today View",
    summary: "full color in Today View, as on the Home Screen",
    surface: .homeScreen, families: FamilyGroups.homeScreenWidgets
  ) { input in
    ContextTraits(
      colorScheme: input.appearance, contentMargins: Margins.home, plate: .base,
      surround: .todayView)
  }
}
