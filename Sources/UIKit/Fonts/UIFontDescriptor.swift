package import VitrineDrawing
import VitrineText

/// What is asked of a font.
open class UIFontDescriptor: NSObject, NSSecureCoding, @unchecked Sendable {
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
    package var design: FontDesign {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .default
      }
    }
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  package let fontDescription: FontDescription
  package init(_ description: FontDescription) { fontDescription = description }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) { coder.encode(fontDescription) }
  public required convenience init?(coder: NSCoder) {
    guard let description = coder.decodeFont() else { return nil }
    self.init(description)
  }

  public convenience init(name: String, size: CGFloat) {
    self.init(FontDescription(size: Double(size), customName: name))
  }
  public convenience init(fontAttributes: [AttributeName: Any] = [:]) {
    self.init(Self.applying(fontAttributes, to: FontDescription(size: 17)))
  }

  private static func applying(
    _ attributes: [AttributeName: Any], to base: FontDescription
  ) -> FontDescription {
    var description = base
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      description.customName = name
    }
    if let size = attributes[.size] as? CGFloat {
      description = description.scaled(by: Double(size) / description.size)
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight { description.weight = weight.number }
      if let weight = traits[.weight] as? CGFloat {
        description.weight = UIFont.Weight(weight).number
      }
    }
    if let features = attributes[.featureSettings] as? [[FeatureKey: Any]] {
      apply(features: features, to: &description)
    }
    return description
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  { preferredFontDescriptor(withTextStyle: style, compatibleWith: nil) }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFontDescriptor {
    let isWatch = AmbientContext.current.device == "applewatch"
    let category = (traits ?? .current).resolved.category
    let entry = TextStyleTable.size(
      style.style, dynamicType: TypeSize.allCases[category.rank],
      platform: isWatch ? .watchOS : .iOS)
    return UIFontDescriptor(
      FontDescription(
        size: entry.size, weight: entry.weight, leading: entry.leading,
        platform: isWatch ? .watchOS : .iOS))
  }

  open var pointSize: CGFloat { CGFloat(fontDescription.size) }
  open var postscriptName: String { fontDescription.postScriptName }
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if fontDescription.isItalic { traits.insert(.traitItalic) }
    if fontDescription.weight >= 600 { traits.insert(.traitBold) }
    if fontDescription.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }
  open var fontAttributes: [AttributeName: Any] { [.size: pointSize, .name: postscriptName] }

  private func changed(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
    var copy = fontDescription
    change(&copy)
    return UIFontDescriptor(copy)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed { $0.design = design.design }
  }
  open func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(fontDescription.scaled(by: Double(size) / fontDescription.size))
  }
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    changed {
      $0.isItalic = traits.contains(.traitItalic)
      if traits.contains(.traitBold) { $0.weight = max($0.weight, 700) }
      if traits.contains(.traitMonoSpace) { $0.design = .monospaced }
    }
  }
  open func withFamily(_ family: String) -> UIFontDescriptor { changed { $0.customName = family } }
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(Self.applying(attributes, to: fontDescription))
  }
}

/// Sizes that follow the user's text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  private func scaled(_ value: CGFloat, _ traits: UITraitCollection?) -> CGFloat {
    let resolved = (traits ?? .current).resolved
    return CGFloat(
      TextStyleTable.scaled(
        Double(value), with: style.style, dynamicType: TypeSize.allCases[resolved.category.rank],
        pixelLength: 1 / Double(resolved.scale > 0 ? resolved.scale : 3)))
  }

  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    font.withSize(scaled(font.pointSize, traits))
  }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaled(font.pointSize, nil)))
  }
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    font.withSize(min(maximumPointSize, scaled(font.pointSize, traits)))
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { scaled(value, nil) }
  open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    scaled(value, traits)
  }
}

extension FontDescription {
  /// The name of the face that the widget brings, the system font's where it asks for none.
  var postScriptName: String {
    guard let customName else { return ".SFUI-Regular" }
    return WidgetFonts.library.face(named: customName)?.postScriptName ?? customName
  }
}
