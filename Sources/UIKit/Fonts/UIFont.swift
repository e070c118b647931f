package import VitrineDrawing
package import VitrineText

/// A font at a size.
open class UIFont: NSObject, NSSecureCoding, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    private static let table: [(CGFloat, Double)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
      (0.56, 800), (0.62, 900),
    ]
    /// 100 … 900; the nearest named weight.
    package var number: Double {
      Self.table.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }!.1
    }
    package init(number: Double) {
      rawValue = Self.table.min { abs($0.1 - number) < abs($1.1 - number) }!.0
    }
  }

  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    package var style: VitrineText.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .extraLargeTitle: .extraLargeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }

  /// What SwiftUI sets text with.
  package let fontDescription: FontDescription
  package let textStyle: TextStyle?

  package init(_ description: FontDescription, textStyle: TextStyle? = nil) {
    fontDescription = description
    self.textStyle = textStyle
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encode(fontDescription)
    coder.encode(textStyle?.rawValue as NSString?, forKey: "UIFontTextStyle")
  }
  public required convenience init?(coder: NSCoder) {
    guard let description = coder.decodeFont() else { return nil }
    let style = coder.decodeObject(of: NSString.self, forKey: "UIFontTextStyle")
    self.init(description, textStyle: style.map { TextStyle(rawValue: $0 as String) })
  }

  /// A font by its name; nil where the widget brings none of it and the system has none.
  public convenience init?(name: String, size: CGFloat) {
    let isBrought = WidgetFonts.library.face(named: name) != nil
    if !isBrought, let system = Self.systemDescription(named: name, size: Double(size)) {
      self.init(system)
      return
    }
    guard isBrought || AppleFonts.contains(name) else { return nil }
    self.init(FontDescription(size: Double(size), customName: name))
  }

  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var description = descriptor.fontDescription
    if size > 0 { description = description.scaled(by: Double(size) / description.size) }
    self.init(description)
  }

  /// Names under which the system font is asked for.
  private static func systemDescription(named name: String, size: Double) -> FontDescription? {
    let lower = name.lowercased()
    guard lower.hasPrefix(".sf") || lower.hasPrefix("sfpro") || lower.hasPrefix(".applesystem")
    else {
      return nil
    }
    return FontDescription(
      design: lower.contains("rounded")
        ? .rounded : lower.contains("mono") ? .monospaced : .default,
      size: size, weight: lower.contains("semibold") ? 600 : lower.contains("bold") ? 700 : 400)
  }

  // MARK: System fonts

  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescription(size: Double(size)))
  }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: Double(size), weight: weight.number))
  }
  open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(
      FontDescription(
        size: Double(size), weight: weight.number, width: 1 + Double(width.rawValue)))
  }
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescription(size: Double(size), isItalic: true))
  }
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(design: .monospaced, size: Double(size), weight: weight.number))
  }
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(size: Double(size), weight: weight.number, monospacedDigits: true))
  }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      UIFontDescriptor.preferredFontDescriptor(
        withTextStyle: style, compatibleWith: traitCollection
      ).fontDescription, textStyle: style)
  }
  /// Points.
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  /// The families that the widget brings.
  open class var familyNames: [String] { WidgetFonts.library.registeredFamilies }
  open class func fontNames(forFamilyName family: String) -> [String] {
    WidgetFonts.library.names(ofFamily: family)
  }

  // MARK: Measures

  private var metrics: FontMetrics { Typesetter.shared.metrics(fontDescription) }
  open var pointSize: CGFloat { CGFloat(fontDescription.size) }
  open var ascender: CGFloat { CGFloat(metrics.ascent) }
  /// Negative, as on Apple's platforms.
  open var descender: CGFloat { -CGFloat(metrics.descent) }
  open var capHeight: CGFloat { CGFloat(metrics.capHeight) }
  open var xHeight: CGFloat { CGFloat(metrics.xHeight) }
  open var lineHeight: CGFloat { CGFloat(metrics.ascent + metrics.descent) }
  open var leading: CGFloat { CGFloat(metrics.leading) }
  open var fontName: String { fontDescription.postScriptName }
  open var familyName: String {
    guard let name = fontDescription.customName else { return ".AppleSystemUIFont" }
    return WidgetFonts.library.face(named: name)?.family ?? name
  }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontDescription) }

  open func withSize(_ size: CGFloat) -> UIFont {
    UIFont(fontDescription.scaled(by: Double(size) / fontDescription.size))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.fontDescription == fontDescription
  }
  open override var hash: Int { fontDescription.hashValue }
}
