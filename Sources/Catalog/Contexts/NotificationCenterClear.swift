extension Context {
  /// Notification Center of a Mac whose icons and widgets are of clear glass (WWDC25 278).
  static let notificationCenterClear = Context(
    id: "notification-center-clear", title: "Notification Center, clear",
    summary: "accented, as on a clear Home Screen",
    surface: .desktop, families: [.mac: FamilyGroups.system], firstOS: OSRules.clearHomeScreenSince
  ) { input in
    Context.homeScreenClear.traits(input, onMacIn: .notificationCenter)
  }
}
