extension Context {
  /// The sheet where people pick a widget; it shows snapshots.
  static let gallery = Context(
    id: "gallery", title: "Widget gallery",
    summary: "the snapshot that people see when they choose a widget (isPreview is true)",
    surface: .homeScreen,
    families: [
      .iPhone: FamilyGroups.phone + FamilyGroups.lockScreen + [.control],
      .iPad: FamilyGroups.system + FamilyGroups.lockScreen + [.control],
      .mac: FamilyGroups.system + [.control],
      .vision: FamilyGroups.system, .watch: FamilyGroups.face + [.controlSmall],
    ]
  ) { input in
    // Control Center's own gallery: tiles on a dark sheet.
    if input.family.isControl {
      return ContextTraits(
        colorScheme: .dark, contentMargins: Margins.none, isPreview: true, surround: .gallery)
    }
    // Accessories are chosen where they will stand, and look so.
    if input.family.isAccessory {
      let context: Context = input.device.platform == .watch ? .watchFace : .lockScreen
      var traits = context.traits(input)
      traits.isPreview = true
      traits.surround = .gallery
      return traits
    }
    return ContextTraits(
      colorScheme: input.appearance,
      contentMargins: input.device.platform == .mac ? Margins.desktop(os: input.os) : Margins.home,
      isPreview: true, plate: .base, surround: .gallery)
  }
}
