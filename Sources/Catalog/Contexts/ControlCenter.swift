extension Context {
  /// Controls among the system's own.
  static let controlCenter = Context(
    id: "control-center", title: "Control Center",
    summary: "a control in each of its three sizes, among the system's",
    surface: .homeScreen,
    families: [
      .iPhone: FamilyGroups.controls, .iPad: FamilyGroups.controls, .mac: FamilyGroups.controls,
    ], firstOS: OSRules.controlsSince
  ) { _ in
    ContextTraits(colorScheme: .dark, contentMargins: Margins.none, surround: .controlCenter)
  }
}
