package import VitrineDrawing

// Features of a font by the numbers of Apple's font feature registry (SFNTLayoutTypes.h).

public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kLowerCaseType = 37
public let kUpperCaseType = 38
public let kDefaultLowerCaseSelector = 0
public let kLowerCaseSmallCapsSelector = 1
public let kDefaultUpperCaseSelector = 0
public let kUpperCaseSmallCapsSelector = 1

extension UIFontDescriptor {
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = type
    public static let typeIdentifier = selector
  }

  /// Turns on what the system's fonts have of the features; of others they have nothing.
  static func apply(features settings: [[FeatureKey: Any]], to description: inout FontDescription) {
    for setting in settings {
      switch (setting[.type] as? Int, setting[.selector] as? Int) {
      case (kNumberSpacingType, let selector?):
        description.monospacedDigits = selector == kMonospacedNumbersSelector
      case (kLowerCaseType, kLowerCaseSmallCapsSelector): description.smallCaps.insert(.lowercase)
      case (kUpperCaseType, kUpperCaseSmallCapsSelector): description.smallCaps.insert(.uppercase)
      default: break
      }
    }
  }
}
