extension Context {
  /// The sheet where people pick a widget; it shows snapshots.
  static let gallery = Context(
    id: "gallery", title: "Widget gallery",
    summary: "the snapshot that people see when they choose a widget (isPreview is true)",
    placement: .homeScreen,
    families: [
      .iPhone: FamilyGroups.phone + FamilyGroups.lockScreen,
      .iPad: FamilyGroups.system, .mac: FamilyGroups.system, .vision: FamilyGroups.system,
      .watch: FamilyGroups.face,
    ]
  ) { place in
    ContextTraits(
      colorScheme: place.device.platform == .watch ? .dark : place.appearance,
      contentMargins: place.family.isAccessory
        ? Margins.none : place.device.platform == .mac ? Margins.desktop : Margins.home,
      isPreview: true, plate: place.family.isSystem ? .base : .none, surround: .gallery)
  }
}
