import VitrineDrawing

extension Context {
  /// Accented with the person's tint: a dark plate on iOS 18, tinted glass from iOS 26 on.
  static let homeScreenTinted = Context(
    id: "home-screen-tinted", title: "Home Screen, tinted",
    summary: "accented: colours replaced by white and the tint, background by a tinted plate",
    placement: .homeScreen, families: FamilyGroups.homeScreenWidgets, firstOS: 18
  ) { place in
    let tint = place.tint ?? Tints.standard
    return ContextTraits(
      renderingMode: .accented, showsContainerBackground: false,
      colorScheme: place.os >= 26 ? place.appearance : .dark, contentMargins: Margins.home,
      appearance: .accented(
        place.os >= 26
          ? AccentedColors(primary: .white, accent: .white)
          // Without an accentable view the whole widget takes the tint (appearance.md §3).
          : AccentedColors(
            primary: .white, accent: Tints.legible(tint), alone: Tints.legible(tint))),
      plate: place.os >= 26 ? .glass(tint: tint) : .tinted(tint), surround: .homeScreen)
  }
}
