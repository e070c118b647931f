package import VitrineMessages

/// Where versions of the OS differ or sources disagree: what Vitrine goes by, one line each. Device
/// tables, contexts and plates ask here, so a better source changes one line.
///
/// Colors follow the version too; their palettes are the SDK's, `SwiftUI/Styles`.
package struct OSRules {
  /// Version in the unified numbering.
  package let os: Int
  package init(_ os: Int) { self.os = os }

  // MARK: Places and the versions that brought them

  /// First OS with a tinted Home Screen.
  package static let tintedHomeScreenSince = 18
  /// First OS with a Home Screen of clear glass.
  package static let clearHomeScreenSince = 26
  /// First OS that shows widgets in CarPlay.
  package static let carPlayWidgetsSince = 26
  /// First macOS whose menu bar shows the Live Activities of an iPhone.
  package static let macActivitiesSince = 26
  /// Controls of apps in Control Center.
  package static let controlsSince = 18
  /// First macOS that has controls of apps.
  package static let macControlsSince = 26
  /// First watchOS that has controls of apps, in Control Center, the Smart Stack and their gallery.
  package static let watchControlsSince = 26

  // MARK: Rendering modes

  /// Guidelines of January 2025: vibrant; of December 2025 and Apple's forum: full color.
  package var standByMode: RenderEnvironment.RenderingMode { os >= 26 ? .fullColor : .vibrant }
  /// WidgetKit's documentation of 2025: accented on glass; the guidelines, to this day: vibrant.
  package var recededDesktopMode: RenderEnvironment.RenderingMode {
    os >= 26 ? .accented : .vibrant
  }
  /// Tinted icons: a dark plate with colored content, then tinted glass with white content.
  package var tintsWithGlass: Bool { os >= 26 }
  /// Guidelines: an image without `widgetAccentedRenderingMode` is desaturated; developers'
  /// reports: it becomes a solid silhouette. The reports are what is seen on devices.
  package static let unmarkedImagesAreSilhouettes = true

  // MARK: Sizes

  /// Every iPhone's sizes changed with iOS 26; the guidelines still print the old table.
  var phoneSizes: [PhoneSizeRow] { os >= 26 ? iPhoneSizes26 : iPhoneSizes18 }
  /// visionOS had the family a year earlier, but its sizes there were not measured.
  package var hasExtraLargePortrait: Bool { os >= 27 }
  /// Whether Apple Vision puts accessory families on its walls.
  package var roomHasAccessories: Bool { os >= 27 }

  // MARK: Corners (Apple publishes none)

  /// Part of the small widget's side: 22 at 158 points, then 27.3 at 164.3 (estimates).
  package var systemCornerFactor: Double { os >= 26 ? 0.166 : 0.139 }
  /// 26 measured on a screenshot (a constant of the system says 27.88); 20 an estimate.
  package var desktopCorner: Double { os >= 26 ? 26 : 20 }
  /// A Live Activity's card on the Lock Screen (estimates).
  package var activityCorner: Double { os >= 26 ? 28 : 24 }

  // MARK: Surroundings

  /// Dock, search and notification buttons are glass.
  package var hasGlass: Bool { os >= 26 }
}
