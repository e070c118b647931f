extension Context {
  /// What the Action button's control shows when the button is held.
  static let actionButton = Context(
    id: "action-button", title: "Action button",
    summary: "a control beside the sensors while the Action button is held",
    surface: .homeScreen, families: [.iPhone: [.control]], firstOS: OSRules.controlsSince,
    needsActionButton: true
  ) { _ in
    ContextTraits(colorScheme: .dark, contentMargins: Margins.none, surround: .actionButton)
  }
}
