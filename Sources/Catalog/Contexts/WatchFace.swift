import VitrineDrawing

extension Context {
  /// A complication on a face that tints: white, and the face's colour for the accent group.
  static let watchFace = Context(
    id: "watch-face", title: "Watch face",
    summary: "accented on a watch face: white, accent group in the face's colour (--face decides)",
    placement: .watchFace, families: [.watch: FamilyGroups.face],
    location: "watchFace"
  ) { place in
    let colors = place.face.colors(place.tint ?? Tints.watchFace)
    return ContextTraits(
      renderingMode: colors == nil ? .fullColor : .accented, showsContainerBackground: false,
      colorScheme: .dark, contentMargins: Margins.none, usesComplicationText: true,
      showsWidgetLabel: place.family == .accessoryCorner || place.family == .accessoryCircular,
      appearance: colors.map { .accented($0) } ?? .fullColor, surround: .watchFace, ground: .black)
  }
}
