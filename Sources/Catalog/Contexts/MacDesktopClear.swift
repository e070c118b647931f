extension Context {
  /// A Mac whose icons and widgets are of clear glass (WWDC25 278).
  static let macDesktopClear = Context(
    id: "mac-desktop-clear", title: "Mac desktop, clear",
    summary: "accented, as on a clear Home Screen",
    surface: .desktop, families: [.mac: FamilyGroups.system], firstOS: OSRules.clearHomeScreenSince
  ) { input in
    Context.homeScreenClear.traits(input, onMacIn: .desktop)
  }

  /// What a Home Screen's style is on a Mac.
  func traits(_ input: ContextInput, onMacIn surround: Surround) -> ContextTraits {
    var traits = traits(input)
    traits.contentMargins = Margins.desktop(os: input.os)
    traits.surround = surround
    return traits
  }
}
