import VitrineDrawing

extension Context {
  /// A complication on a face that tints: white, and the face's colour for the accent group.
  static let watchFace = Context(
    id: "watch-face", title: "Watch face",
    summary: "accented on a watch face: white, accent group in the face's colour",
    placement: .watchFace, families: [.watch: FamilyGroups.face]
  ) { place in
    ContextTraits(
      renderingMode: .accented, showsContainerBackground: false, colorScheme: .dark,
      contentMargins: Margins.none, usesComplicationText: true, showsWidgetLabel: true,
      appearance: .accented(
        AccentedColors(primary: .white, accent: place.tint ?? Tints.watchFace, keepsImages: false)),
      surround: .watchFace)
  }
}
