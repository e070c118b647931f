extension Context {
  /// The watch's stack of widgets.
  static let smartStack = Context(
    id: "smart-stack", title: "Smart Stack",
    summary: "full color on the watch, on the widget's background or a dark material",
    surface: .smartStack,
    families: [.watch: [.accessoryRectangular, .accessoryCircular, .activityLockScreen]],
    location: "smartStack"
  ) { input in
    ContextTraits(
      colorScheme: .dark,
      contentMargins: input.family == .accessoryRectangular ? Margins.smartStack : Margins.none,
      plate: .darkMaterial, surround: .smartStack, ground: .black)
  }
}
