import VitrineFoundation
package import VitrineMessages

/// Size and shape of a widget.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  case systemSmall = 0
  case systemMedium = 1
  case systemLarge = 2
  case systemExtraLarge = 3
  case systemExtraLargePortrait = 4
  case accessoryCorner = 5
  case accessoryCircular = 6
  case accessoryRectangular = 7
  case accessoryInline = 8

  public var description: String { name }
  public var debugDescription: String { name }
}

extension WidgetFamily {
  /// WidgetKit's name, as messages carry it.
  package var name: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  package init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  package var isAccessory: Bool { rawValue >= Self.accessoryCorner.rawValue }

  /// What a widget supports that does not say: the families of its SDK's platform. Accessories are
  /// left out except on the watch, where there is nothing else; Apple offers a family only to
  /// widgets that were built for it, and old widgets were not built for accessories (estimate).
  /// - Parameter xcode: In `DTXcode`'s form. The extra large family came with Xcode 13.
  package static func defaults(
    platform: RenderEnvironment.Platform, xcode: Int? = WidgetResources.xcodeVersion
  ) -> [WidgetFamily] {
    switch platform {
    case .watchOS: [.accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner]
    case .macOS, .iOS, .visionOS:
      [.systemSmall, .systemMedium, .systemLarge]
        + (xcode.map { $0 < 1300 } ?? false ? [] : [.systemExtraLarge])
    }
  }
}
