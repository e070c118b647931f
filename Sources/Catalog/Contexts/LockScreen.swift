extension Context {
  /// Vibrant over the wallpaper; Live Activities keep their colors.
  static let lockScreen = Context(
    id: "lock-screen", title: "Lock Screen",
    summary: "vibrant: grays become a material over the wallpaper, background removed",
    surface: .lockScreen,
    families: [
      .iPhone: FamilyGroups.lockScreen + [.activityLockScreen, .controlSmall],
      .iPad: FamilyGroups.lockScreen + [.systemSmall, .activityLockScreen, .controlSmall],
    ], excludesFixedBackgrounds: true, location: "lockScreen"
  ) { input in
    if input.family.isControl {
      return ContextTraits(
        colorScheme: .dark, contentMargins: Margins.none, surround: .lockScreen)
    }
    if input.family.isActivity {
      return ContextTraits(
        colorScheme: input.appearance, contentMargins: Margins.none, surround: .lockScreen)
    }
    return ContextTraits(
      renderingMode: .vibrant, showsContainerBackground: false, colorScheme: .dark,
      contentMargins: input.family.isSystem ? Margins.iPadLockScreen : Margins.none,
      appearance: .vibrant(tint: input.tint), surround: .lockScreen)
  }
}
