import VitrineDrawing
import VitrineText

extension Font {
  /// What a font depends on beside itself: text size, platform and the like.
  public struct Context: Hashable, @unchecked Sendable {
    fileprivate let environment: EnvironmentValues
    private let traits: [String]

    fileprivate init(_ environment: EnvironmentValues) {
      self.environment = environment
      traits = [
        "\(environment.dynamicTypeSize)", "\(environment.core.render.platform)",
        "\(environment.legibilityWeight.map { "\($0)" } ?? "")",
      ]
    }

    public static func == (a: Self, b: Self) -> Bool { a.traits == b.traits }
    public func hash(into hasher: inout Hasher) { hasher.combine(traits) }
  }

  /// A font as it is in one environment.
  public struct Resolved: Hashable, Sendable {
    fileprivate let description: FontDescription
    /// Points, Dynamic Type applied.
    public var pointSize: CGFloat { description.size }
    public var weight: Font.Weight { Font.Weight(value: description.weight) }
    public var width: Font.Width { Font.Width(description.width - 1) }
    public var leading: Font.Leading {
      description.leading < 0 ? .tight : description.leading > 0 ? .loose : .standard
    }
    public var isBold: Bool { description.weight >= 600 }
    public var isItalic: Bool { description.isItalic }
    public var isMonospaced: Bool { description.design == .monospaced }
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    public var isLowercaseSmallCaps: Bool { description.smallCaps.contains(.lowercase) }
    public var isUppercaseSmallCaps: Bool { description.smallCaps.contains(.uppercase) }
  }

  public func resolve(in context: Context) -> Resolved {
    Resolved(description: resolve(in: context.environment))
  }

  /// The font of a text that names none.
  public static let `default` = Font.body

  public func smallCaps(_ isActive: Bool) -> Font { isActive ? smallCaps() : self }
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
    isActive ? lowercaseSmallCaps() : self
  }
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
    isActive ? uppercaseSmallCaps() : self
  }
}

extension EnvironmentValues {
  public var fontResolutionContext: Font.Context { Font.Context(self) }
}
