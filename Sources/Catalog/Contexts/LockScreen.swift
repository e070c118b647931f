extension Context {
  /// Vibrant over the wallpaper; Live Activities keep their colours.
  static let lockScreen = Context(
    id: "lock-screen", title: "Lock Screen",
    summary: "vibrant: greys become a material over the wallpaper, background removed",
    placement: .lockScreen,
    families: [
      .iPhone: FamilyGroups.lockScreen + [.activityLockScreen],
      .iPad: FamilyGroups.lockScreen + [.systemSmall, .activityLockScreen],
    ], barsFixedBackgrounds: true, location: "lockScreen"
  ) { place in
    if place.family.isActivity {
      return ContextTraits(
        colorScheme: place.appearance, contentMargins: Margins.none, surround: .lockScreen)
    }
    return ContextTraits(
      renderingMode: .vibrant, showsContainerBackground: false, colorScheme: .dark,
      contentMargins: place.family.isSystem ? Margins.iPadLockScreen : Margins.none,
      appearance: .vibrant(tint: place.tint), surround: .lockScreen)
  }
}
