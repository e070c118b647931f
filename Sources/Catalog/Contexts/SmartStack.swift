extension Context {
  /// The watch's stack of widgets.
  static let smartStack = Context(
    id: "smart-stack", title: "Smart Stack",
    summary: "full colour on the watch, on the widget's background or a dark material",
    placement: .smartStack,
    families: [.watch: [.accessoryRectangular, .accessoryCircular, .activityLockScreen]],
    location: "smartStack"
  ) { place in
    ContextTraits(
      colorScheme: .dark,
      contentMargins: place.family == .accessoryRectangular ? Margins.smartStack : Margins.none,
      plate: .darkMaterial, surround: .smartStack, ground: .black)
  }
}
