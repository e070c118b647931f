import VitrineDrawing

extension Context {
  /// A complication on a face that tints: white, and the face's color for the accent group.
  static let watchFace = Context(
    id: "watch-face", title: "Watch face",
    summary: "accented on a watch face: white, accent group in the face's color (--face decides)",
    surface: .watchFace, families: [.watch: FamilyGroups.face],
    excludesFixedBackgrounds: true, location: "watchFace"
  ) { input in
    let colors = input.face.colors(input.tint ?? Tints.watchFace)
    return ContextTraits(
      renderingMode: colors == nil ? .fullColor : .accented, showsContainerBackground: false,
      colorScheme: .dark,
      contentMargins: Margins.face(input.family, on: input.device, os: input.os),
      usesComplicationText: true,
      showsWidgetLabel: input.family == .accessoryCorner || input.family == .accessoryCircular,
      appearance: colors.map { .accented($0) } ?? .fullColor, surround: .watchFace, ground: .black)
  }
}
