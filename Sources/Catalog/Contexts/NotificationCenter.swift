extension Context {
  /// The Mac's Notification Center.
  static let notificationCenter = Context(
    id: "notification-center", title: "Notification Center",
    summary: "full colour in the Mac's Notification Center, with the app's name below",
    placement: .desktop, families: [.mac: FamilyGroups.system]
  ) { place in
    ContextTraits(
      colorScheme: place.appearance, contentMargins: Margins.desktop, plate: .base,
      surround: .notificationCenter)
  }
}
