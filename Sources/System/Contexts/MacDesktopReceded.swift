import VitrineDrawing

extension Context {
  /// Widgets behind an app's windows.
  static let macDesktopReceded = Context(
    id: "mac-desktop-receded", title: "Mac desktop, receded",
    summary: "behind windows: white on glass from macOS 26 on, vibrant before",
    placement: .desktop, families: [.mac: FamilyGroups.system]
  ) { place in
    // WidgetKit's documentation of 2025 says accented; the older guidelines say vibrant.
    let accented = place.os >= 26
    return ContextTraits(
      renderingMode: accented ? .accented : .vibrant, showsContainerBackground: false,
      colorScheme: place.appearance, contentMargins: Margins.desktop,
      appearance: accented
        ? .accented(AccentedColors(primary: .white, accent: .white)) : .vibrant(tint: nil),
      plate: .glass(tint: nil), surround: .desktop)
  }
}
