extension Context {
  /// The Home Screen as it comes: content and background as authored.
  static let homeScreen = Context(
    id: "home-screen", title: "Home Screen",
    summary: "full color on the Home Screen, light or dark, with the widget's own background",
    surface: .homeScreen, families: FamilyGroups.homeScreen, location: "homeScreen"
  ) { input in
    ContextTraits(
      colorScheme: input.family.isActivity ? .dark : input.appearance,
      contentMargins: input.family.isSystem ? Margins.home : Margins.none,
      plate: input.family.isSystem ? .base : .none, surround: .homeScreen)
  }
}
