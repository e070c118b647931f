import VitrineDrawing

extension Context {
  /// Accented with the person's tint: a dark plate on iOS 18, tinted glass from iOS 26 on.
  static let homeScreenTinted = Context(
    id: "home-screen-tinted", title: "Home Screen, tinted",
    summary: "accented: colors replaced by white and the tint, background by a tinted plate",
    surface: .homeScreen, families: FamilyGroups.homeScreenWidgets,
    firstOS: OSRules.tintedHomeScreenSince, location: "homeScreen"
  ) { input in
    let tint = input.tint ?? Tints.standard
    let isGlass = OSRules(input.os).tintsWithGlass
    return ContextTraits(
      renderingMode: .accented, showsContainerBackground: false,
      colorScheme: isGlass ? input.appearance : .dark, contentMargins: Margins.home,
      appearance: .accented(
        isGlass
          ? AccentedColors(primary: .white, accent: .white)
          // Without an accentable view the whole widget takes the tint (appearance.md §3).
          : AccentedColors(
            primary: .white, accent: Tints.legible(tint), alone: Tints.legible(tint))),
      plate: isGlass ? .glass(tint: tint) : .tinted(tint), surround: .homeScreen)
  }
}
