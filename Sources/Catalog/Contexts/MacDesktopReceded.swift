import VitrineDrawing

extension Context {
  /// Widgets behind an app's windows.
  static let macDesktopReceded = Context(
    id: "mac-desktop-receded", title: "Mac desktop, receded",
    summary: "behind windows: white on glass from macOS 26 on, vibrant before",
    surface: .desktop, families: [.mac: FamilyGroups.system]
  ) { input in
    let mode = OSRules(input.os).recededDesktopMode
    let isAccented = mode == .accented
    var traits = ContextTraits(
      renderingMode: mode, showsContainerBackground: false,
      // On the dark material of macOS 14 and 15 content is the dark scheme's (estimate).
      colorScheme: isAccented ? input.appearance : .dark,
      contentMargins: Margins.desktop(os: input.os),
      appearance: isAccented
        ? .accented(AccentedColors(primary: .white, accent: .white)) : .receded,
      plate: isAccented ? .glass(tint: nil) : .desktopMaterial, surround: .desktop)
    traits.isBehindWindows = true
    return traits
  }
}
