extension Context {
  /// Notification Center of a Mac whose icons and widgets have one tint (WWDC25 278).
  static let notificationCenterTinted = Context(
    id: "notification-center-tinted", title: "Notification Center, tinted",
    summary: "accented, as on a tinted Home Screen",
    surface: .desktop, families: [.mac: FamilyGroups.system], firstOS: OSRules.clearHomeScreenSince
  ) { input in
    Context.homeScreenTinted.traits(input, onMacIn: .notificationCenter)
  }
}
