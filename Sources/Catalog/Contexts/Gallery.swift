extension Context {
  /// The sheet where people pick a widget; it shows snapshots.
  static let gallery = Context(
    id: "gallery", title: "Widget gallery",
    summary: "the snapshot that people see when they choose a widget (isPreview is true)",
    placement: .homeScreen,
    families: [
      .iPhone: FamilyGroups.phone + FamilyGroups.lockScreen + [.control],
      .iPad: FamilyGroups.system + [.control], .mac: FamilyGroups.system + [.control],
      .vision: FamilyGroups.system, .watch: FamilyGroups.face,
    ]
  ) { place in
    // Control Center's own gallery: tiles on a dark sheet.
    if place.family == .control {
      return ContextTraits(
        colorScheme: .dark, contentMargins: Margins.none, isPreview: true, surround: .gallery)
    }
    // Accessories are chosen where they will stand, and look so.
    if place.family.isAccessory {
      let context: Context = place.device.platform == .watch ? .watchFace : .lockScreen
      var traits = context.traits(place)
      traits.isPreview = true
      traits.surround = .gallery
      return traits
    }
    return ContextTraits(
      colorScheme: place.appearance,
      contentMargins: place.device.platform == .mac ? Margins.desktop : Margins.home,
      isPreview: true, plate: .base, surround: .gallery)
  }
}
