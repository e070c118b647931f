public import Foundation
import Synchronization
public import UIKit
package import VitrineDrawing
import VitrineMessages

/// A color from an asset catalog, by name.
package struct ColorAsset: Hashable, Sendable {
  package let name: String
  package static let accent = ColorAsset(name: "AccentColor")

  package func found(in environment: EnvironmentValues) -> RGBA? {
    AssetCatalog.color(name, traits: environment.assetTraits)
  }
  /// A name that no catalog has is drawn so that it is seen.
  package func rgba(in environment: EnvironmentValues) -> RGBA {
    if let color = AssetCatalog.drawnColor(name, traits: environment.assetTraits) { return color }
    environment.missingColors?.insert(name)
    return UIColor.missing
  }
}

/// Names of colors that were asked for in one render and that no catalog has; notes on styles
/// that draw nothing.
package final class MissingColors: Sendable {
  private let found = Mutex<Set<String>>([])
  private let remarks = Mutex<Set<String>>([])
  package init() {}
  func insert(_ name: String) { found.withLock { _ = $0.insert(name) } }
  func note(_ message: String) { remarks.withLock { _ = $0.insert(message) } }
  package var names: [String] { found.withLock { $0.sorted() } }
  package var notes: [String] { remarks.withLock { $0.sorted() } }
}

extension EnvironmentValues {
  package var missingColors: MissingColors? {
    get { slots.missingColors }
    set { slots.missingColors = newValue }
  }
}

/// A `UIColor`, which may depend on the appearance.
package struct PlatformColor: Hashable, @unchecked Sendable, CustomStringConvertible {
  package let color: UIColor
  package func rgba(in environment: EnvironmentValues) -> RGBA {
    color.resolve(
      dark: environment.isDark, highContrast: environment.colorSchemeContrast == .increased,
      os: environment.core.render.osVersion)
  }
  package var description: String { "\(color)" }
}

extension EnvironmentValues {
  /// What chooses among the variants of an asset.
  package var assetTraits: AssetCatalog.Traits {
    let render = core.render
    let idiom =
      switch render.platform {
      case .iOS: "iphone"
      case .watchOS: "watch"
      case .macOS: "mac"
      case .visionOS: "vision"
      }
    return AssetCatalog.Traits(
      isDark: isDark, isHighContrast: colorSchemeContrast == .increased, idiom: idiom,
      scale: Double(displayScale), language: locale.language.languageCode?.identifier ?? "en",
      isRightToLeft: layoutDirection == .rightToLeft, osVersion: render.osVersion)
  }
}

extension Color {
  public init(uiColor: UIColor) { self.init(provider: .platform(PlatformColor(color: uiColor))) }
  // Disfavored: `Color(.brand)` means the asset's resource, though `UIColor.brand` is generated too.
  @_disfavoredOverload public init(_ color: UIColor) { self.init(uiColor: color) }
  /// A color of the widget's asset catalogs; `bundle` is not looked at, a widget has one.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(provider: .asset(ColorAsset(name: name)))
  }
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension UIColor {
  /// The color as UIKit's, which asks it again for each appearance.
  public convenience init(_ color: Color) {
    switch color.provider {
    case .fixed(let rgba): self.init(cgColor: CGColor(rgba))
    case .asset(let asset): self.init(.asset(asset.name))
    case .system, .label, .accent, .platform, .style, .opacity, .mix:
      self.init(dynamicProvider: { traits in
        var environment = EnvironmentValues()
        environment.colorScheme = traits.isDark ? .dark : .light
        environment.core.render.contrast = traits.isHighContrast ? .increased : .standard
        environment.core.render.osVersion = traits.assetTraits.osVersion
        return UIColor(cgColor: CGColor(color.rgba(in: environment)))
      })
    }
  }
}
