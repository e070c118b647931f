extension Context {
  /// Widgets on the desktop while it is in front.
  static let macDesktop = Context(
    id: "mac-desktop", title: "Mac desktop",
    summary: "full color on the desktop in front",
    surface: .desktop, families: [.mac: FamilyGroups.system]
  ) { input in
    ContextTraits(
      colorScheme: input.appearance, contentMargins: Margins.desktop(os: input.os), plate: .base,
      surround: .desktop)
  }
}
