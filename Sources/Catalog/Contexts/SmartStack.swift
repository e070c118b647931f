extension Context {
  /// The watch's stack of widgets.
  static let smartStack = Context(
    id: "smart-stack", title: "Smart Stack",
    summary: "full color on the watch, on the widget's background or a dark material",
    surface: .smartStack,
    families: [.watch: [.accessoryRectangular, .accessoryCircular, .activityLockScreen, .control]],
    location: "smartStack"
  ) { input in
    if input.family.isControl {
      return ContextTraits(
        colorScheme: .dark, contentMargins: Margins.none, surround: .smartStack, ground: .black)
    }
    return ContextTraits(
      colorScheme: .dark,
      contentMargins: input.family == .accessoryRectangular ? Margins.smartStack : Margins.none,
      plate: .darkMaterial, surround: .smartStack, ground: .black)
  }
}
