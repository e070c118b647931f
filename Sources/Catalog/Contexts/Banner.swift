extension Context {
  /// A Live Activity that asks for attention where no island could grow: its Lock Screen form comes
  /// down from the upper edge (Human Interface Guidelines, Live Activities).
  static let banner = Context(
    id: "banner", title: "Banner",
    summary: "a Live Activity's update on a device without a Dynamic Island",
    surface: .homeScreen, families: [.iPhone: [.activityLockScreen], .iPad: [.activityLockScreen]],
    needsNoIsland: true
  ) { input in
    ContextTraits(
      colorScheme: input.appearance, contentMargins: Margins.none, surround: .banner)
  }
}
