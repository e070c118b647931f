import VitrineText

// An iPhone's rectangle is 56 to 64 points high from OS 26 on and no longer 68 to 76, and Apple's own
// example for it has three lines of headline and body, which are 65 at the usual setting
// (facts/geometry.md §14). Estimates: Apple does not say what becomes of them.

extension EnvironmentValues {
  /// The size setting that text styles follow: in such a rectangle as many steps smaller as three
  /// lines of body need.
  var textStyleSize: TypeSize {
    let asked = core.dynamicTypeSize.typeSize
    guard standsInLowRectangle, let index = TypeSize.allCases.firstIndex(of: asked) else {
      return asked
    }
    return TypeSize.allCases[max(0, index - rectangleSteps)]
  }

  /// Whether texts above each other keep their style's pitch exactly: what is left of it below a line
  /// is rounded down and not up.
  var keepsPitch: Bool { standsInLowRectangle }

  private var standsInLowRectangle: Bool {
    core.render.osVersion >= 26 && core.render.platform == .iOS
      && core.render.family == "accessoryRectangular"
  }

  /// At most three, to the smallest setting.
  private var rectangleSteps: Int {
    let settings = TypeSize.allCases.prefix { $0 != .xLarge }.reversed()
    let fitting = settings.enumerated().first { _, setting in
      let body = TextStyleTable.size(.body, dynamicType: setting)
      // A quarter of a point is less than a pixel.
      return 3 * body.pitch - body.leading <= core.render.height + 0.25
    }
    return fitting?.offset ?? settings.count - 1
  }
}
