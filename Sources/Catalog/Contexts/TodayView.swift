extension Context {
  /// Left of the Home Screen; no app names under the widgets.
  static let todayView = Context(
    id: "today-view", title: "Today View",
    summary: "full colour in Today View, as on the Home Screen",
    placement: .homeScreen, families: FamilyGroups.homeScreenWidgets
  ) { place in
    ContextTraits(
      colorScheme: place.appearance, contentMargins: Margins.home, plate: .base,
      surround: .todayView)
  }
}
