extension Context {
  /// The Home Screen as it comes: content and background as authored.
  static let homeScreen = Context(
    id: "home-screen", title: "Home Screen",
    summary: "full colour on the Home Screen, light or dark, with the widget's own background",
    placement: .homeScreen, families: FamilyGroups.homeScreen, location: "homeScreen"
  ) { place in
    ContextTraits(
      colorScheme: place.family.isActivity ? .dark : place.appearance,
      contentMargins: place.family.isSystem ? Margins.home : Margins.none,
      plate: place.family.isSystem ? .base : .none, surround: .homeScreen)
  }
}
