extension Context {
  /// The Lock Screen with the display dimmed.
  static let lockScreenAlwaysOn = Context(
    id: "lock-screen-always-on", title: "Lock Screen, Always-On",
    summary: "vibrant and dimmed, isLuminanceReduced is true",
    surface: .lockScreen, families: [.iPhone: FamilyGroups.lockScreen + [.activityLockScreen]],
    excludesFixedBackgrounds: true, needsAlwaysOnDisplay: true, location: "lockScreen"
  ) { input in
    var traits = Context.lockScreen.traits(input)
    traits.isLuminanceReduced = true
    traits.colorScheme = .dark
    // Appearance §7: luminance × 0.55 (estimate).
    traits.appearance = .dimmed(traits.appearance, by: 0.55)
    // The same section: wallpaper × 0.25 (estimate).
    traits.ground = .wallpaper(light: 0.25)
    return traits
  }
}
