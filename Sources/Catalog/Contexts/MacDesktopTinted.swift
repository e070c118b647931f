extension Context {
  /// A Mac whose icons and widgets have one tint (WWDC25 278).
  static let macDesktopTinted = Context(
    id: "mac-desktop-tinted", title: "Mac desktop, tinted",
    summary: "accented, as on a tinted Home Screen",
    surface: .desktop, families: [.mac: FamilyGroups.system], firstOS: OSRules.clearHomeScreenSince
  ) { input in
    Context.homeScreenTinted.traits(input, onMacIn: .desktop)
  }
}
