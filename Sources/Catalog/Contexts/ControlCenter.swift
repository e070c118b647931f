extension Context {
  /// Controls among the system's own.
  static let controlCenter = Context(
    id: "control-center", title: "Control Center",
    summary: "a control in each of its three sizes, among the system's; a watch has one",
    surface: .homeScreen,
    families: [
      .iPhone: FamilyGroups.controls, .iPad: FamilyGroups.controls, .mac: FamilyGroups.controls,
      .watch: [.controlSmall],
    ], firstOS: OSRules.controlsSince
  ) { input in
    ContextTraits(
      colorScheme: .dark, contentMargins: Margins.none, surround: .controlCenter,
      ground: input.device.platform == .watch ? .black : .wallpaper(light: 1))
  }
}
