extension Context {
  /// The Mac's Notification Center.
  static let notificationCenter = Context(
    id: "notification-center", title: "Notification Center",
    summary: "full color in the Mac's Notification Center, with the app's name below",
    surface: .desktop, families: [.mac: FamilyGroups.system]
  ) { input in
    ContextTraits(
      colorScheme: input.appearance, contentMargins: Margins.desktop(os: input.os), plate: .base,
      surround: .notificationCenter)
  }
}
