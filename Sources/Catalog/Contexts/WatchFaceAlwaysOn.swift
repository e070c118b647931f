extension Context {
  /// The watch with its wrist down.
  static let watchFaceAlwaysOn = Context(
    id: "watch-face-always-on", title: "Watch face, Always-On",
    summary: "accented and dimmed, isLuminanceReduced is true",
    surface: .watchFace, families: [.watch: FamilyGroups.face],
    excludesFixedBackgrounds: true, location: "watchFace"
  ) { input in
    var traits = Context.watchFace.traits(input)
    traits.isLuminanceReduced = true
    // Appearance §7: × 0.6 (estimate).
    traits.appearance = .dimmed(traits.appearance, by: 0.6)
    return traits
  }
}
