public import Foundation
public import UIKit
package import VitrineDrawing

/// A colour from an asset catalogue, by name.
package struct ColorAsset: Hashable, @unchecked Sendable {
  package let name: String
  /// nil: the main bundle.
  package let bundle: Bundle?
  package static let accent = ColorAsset(name: "AccentColor", bundle: nil)

  /// Drawn for a name that no catalogue has, so that it is seen.
  package static let missing = RGBA(hex: 0xFF00FF)

  package func found(in environment: EnvironmentValues) -> RGBA? {
    let traits = environment.traitCollection
    return UIColor(named: name, in: bundle, compatibleWith: traits).map {
      PlatformColor($0).rgba(in: environment)
    }
  }
  package func rgba(in environment: EnvironmentValues) -> RGBA {
    found(in: environment) ?? Self.missing
  }
}

/// A `UIColor`, which may be dynamic.
package struct PlatformColor: Hashable, @unchecked Sendable, CustomStringConvertible {
  package let color: UIColor
  package init(_ color: UIColor) { self.color = color }
  package func rgba(in environment: EnvironmentValues) -> RGBA {
    color.resolvedColor(with: environment.traitCollection).cgColor.rgba
  }
  package var description: String { "\(color)" }
}

extension EnvironmentValues {
  /// The surroundings as UIKit describes them.
  package var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
      UITraitCollection(accessibilityContrast: colorSchemeContrast == .increased ? .high : .normal),
      UITraitCollection(displayScale: displayScale),
    ])
  }
}

extension Color {
  public init(uiColor: UIColor) { self.init(provider: .platform(PlatformColor(uiColor))) }
  public init(_ color: UIColor) { self.init(uiColor: color) }
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(provider: .asset(ColorAsset(name: name, bundle: bundle)))
  }
}
