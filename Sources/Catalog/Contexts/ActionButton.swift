extension Context {
  /// What the Action button's control shows when the button is held.
  static let actionButton = Context(
    id: "action-button", title: "Action button",
    summary: "a control beside the sensors, or on an Ultra the button, while the button is held",
    surface: .homeScreen, families: [.iPhone: [.control], .watch: [.controlSmall]],
    firstOS: OSRules.controlsSince, needsActionButton: true
  ) { input in
    ContextTraits(
      colorScheme: .dark, contentMargins: Margins.none, surround: .actionButton,
      ground: input.device.platform == .watch ? .black : .wallpaper(light: 1))
  }
}
