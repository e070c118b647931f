extension Context {
  /// Widgets on the desktop while it is in front.
  static let macDesktop = Context(
    id: "mac-desktop", title: "Mac desktop",
    summary: "full colour on the desktop in front",
    placement: .desktop, families: [.mac: FamilyGroups.system]
  ) { place in
    ContextTraits(
      colorScheme: place.appearance, contentMargins: Margins.desktop, plate: .base,
      surround: .desktop)
  }
}
