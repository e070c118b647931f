package import VitrineDrawing
package import VitrineText

/// A font, resolved to size and weight in the environment it is used in.
public struct Font: Hashable, Sendable {
  package indirect enum Provider: Hashable, Sendable {
    case style(Font.TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    case custom(String, size: CGFloat, relativeTo: Font.TextStyle?, fixed: Bool)
    case description(FontDescription)
    /// In a row and not in one another, however many there are.
    case modified(Provider, [FontModifier])
  }
  package let provider: Provider
  package init(provider: Provider) { self.provider = provider }

  public enum TextStyle: CaseIterable, Hashable, Sendable, Codable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2, extraLargeTitle, extraLargeTitle2
  }

  public struct Weight: Hashable, Sendable {
    /// 100 … 900, as in CSS and OpenType.
    package let value: Double
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  public static let extraLargeTitle2 = Font(.extraLargeTitle2)
  public static let extraLargeTitle = Font(.extraLargeTitle)
  public static let largeTitle = Font(.largeTitle)
  public static let title = Font(.title)
  public static let title2 = Font(.title2)
  public static let title3 = Font(.title3)
  public static let headline = Font(.headline)
  public static let subheadline = Font(.subheadline)
  public static let body = Font(.body)
  public static let callout = Font(.callout)
  public static let footnote = Font(.footnote)
  public static let caption = Font(.caption)
  public static let caption2 = Font(.caption2)

  private init(_ style: TextStyle) { provider = .style(style, design: nil, weight: nil) }

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  {
    Font(provider: .style(style, design: design, weight: weight))
  }
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(provider: .style(style, design: design, weight: nil))
  }
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(provider: .system(size: size, weight: weight, design: design))
  }
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default)
    -> Font
  {
    Font(provider: .system(size: size, weight: weight, design: design))
  }
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(provider: .custom(name, size: size, relativeTo: .body, fixed: false))
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(provider: .custom(name, size: size, relativeTo: textStyle, fixed: false))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(provider: .custom(name, size: fixedSize, relativeTo: nil, fixed: true))
  }
  public init(_ font: UIFont) { provider = .description(font.fontDescription) }

  package func modified(_ modifier: FontModifier) -> Font {
    guard case .modified(let base, let modifiers) = provider else {
      return Font(provider: .modified(provider, [modifier]))
    }
    var changes = modifiers
    changes.add(modifier)
    return Font(provider: .modified(base, changes))
  }
  public func italic() -> Font { modified(.italic(true)) }
  public func smallCaps() -> Font { modified(.smallCaps(lower: true, upper: true)) }
  public func lowercaseSmallCaps() -> Font { modified(.smallCaps(lower: true, upper: false)) }
  public func uppercaseSmallCaps() -> Font { modified(.smallCaps(lower: false, upper: true)) }
  public func monospacedDigit() -> Font { modified(.monospacedDigit) }
  public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }
  public func width(_ width: Width) -> Font { modified(.width(width)) }
  public func bold() -> Font { modified(.bold(true)) }
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
  public func monospaced() -> Font { modified(.monospaced) }
  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
  public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }
  public func pointSize(_ size: CGFloat) -> Font { modified(.size(size)) }
  public func scaled(by factor: CGFloat) -> Font { modified(.scale(factor)) }
}

/// A change to a font that is applied when it is resolved.
package enum FontModifier: Hashable, Sendable {
  case weight(Font.Weight)
  case bold(Bool)
  case italic(Bool)
  case design(Font.Design)
  case monospaced
  case width(Font.Width)
  case monospacedDigit
  case smallCaps(lower: Bool, upper: Bool)
  case leading(Font.Leading)
  case size(CGFloat)
  case scale(CGFloat)
}

extension Font {
  /// Size, weight and leading in an environment.
  package func resolve(in environment: EnvironmentValues) -> FontDescription {
    FontResolver(environment: environment).resolve(provider).description
  }
}

/// Turns a font's provider into what the typesetter wants.
struct FontResolver {
  struct Result {
    var description: FontDescription
    var emphasizedWeight: Double
  }
  let environment: EnvironmentValues

  var platform: TextPlatform {
    switch environment.core.render.platform {
    case .iOS, .visionOS: .iOS
    case .watchOS: .watchOS
    case .macOS: .macOS
    }
  }

  func resolve(_ provider: Font.Provider) -> Result {
    switch provider {
    case .style(let style, let design, let weight): return textStyle(style, design, weight)
    case .system(let size, let weight, let design):
      return Result(
        description: system(Double(size), weight?.value ?? 400, design), emphasizedWeight: 700)
    case .custom(let name, let size, let style, let fixed):
      return custom(name, size, fixed ? nil : style)
    case .description(let description):
      return Result(description: description, emphasizedWeight: 700)
    case .modified(let base, let modifiers):
      var result = resolve(base)
      for modifier in modifiers { apply(modifier, to: &result) }
      return result
    }
  }

  private func textStyle(_ style: Font.TextStyle, _ design: Font.Design?, _ weight: Font.Weight?)
    -> Result
  {
    var entry = TextStyleTable.size(
      style.textStyle, dynamicType: environment.textStyleSize, platform: platform)
    if let part = environment.complicationPart {
      // A face's complications do not follow Dynamic Type.
      entry = TextStyleTable.size(style.textStyle, dynamicType: .large, platform: .iOS)
      entry.size *= part
      entry.pitch *= part
    }
    var description = system(entry.size, weight?.value ?? entry.weight, design)
    description.leading = entry.leading
    return Result(description: description, emphasizedWeight: entry.emphasizedWeight)
  }

  private func system(_ size: Double, _ weight: Double, _ design: Font.Design?) -> FontDescription {
    var description = FontDescription(size: max(size, 0.1), weight: weight)
    description.platform = platform
    let usesRounded = environment.core.render.usesComplicationText
    description.design =
      (design ?? environment.fontDesign)?.fontDesign ?? (usesRounded ? .rounded : .default)
    return description
  }

  /// A length of the usual text size in the one of the environment.
  func scaled(_ length: Double, with style: Font.TextStyle) -> Double {
    TextStyleTable.scaled(
      length, with: style.textStyle, dynamicType: environment.core.dynamicTypeSize.typeSize,
      platform: platform, pixelLength: Double(environment.pixelLength))
  }

  private func custom(_ name: String, _ size: CGFloat, _ style: Font.TextStyle?) -> Result {
    let points = style.map { scaled(Double(size), with: $0) } ?? Double(size)
    var description = FontDescription(size: points)
    WidgetFonts.load()
    description.customName = name
    description.platform = platform
    return Result(description: description, emphasizedWeight: 700)
  }

  /// A font that is made monospaced is set smaller than one of that design: a character of 16 points
  /// is 0.580 em wide where SF Mono has 0.618, and the line's height is 0.94 of the nominal one
  /// (docs/facts, measured at 14 and 16 points).
  private static let monospacedScale = 0.94

  func apply(_ modifier: FontModifier, to result: inout Result) {
    switch modifier {
    case .weight(let weight): result.description.weight = weight.value
    case .bold(true): result.description.weight = result.emphasizedWeight
    case .bold(false): result.description.weight = 400
    case .italic(let isOn): result.description.isItalic = isOn
    case .design(let design): result.description.design = design.fontDesign
    case .monospaced:
      guard result.description.design != .monospaced, result.description.customName == nil else {
        break
      }
      result.description = result.description.scaled(by: Self.monospacedScale)
      result.description.design = .monospaced
    case .width(let width): result.description.width = 1 + Double(width.value)
    case .monospacedDigit: result.description.monospacedDigits = true
    case .smallCaps(let lower, let upper):
      if lower { result.description.smallCaps.insert(.lowercase) }
      if upper { result.description.smallCaps.insert(.uppercase) }
    case .leading(let leading):
      let step = platform == .watchOS ? 1.0 : 2.0
      if leading == .tight { result.description.leading -= step }
      if leading == .loose { result.description.leading += step }
    case .size(let size): result.description.size = Double(size)
    case .scale(let factor): result.description.size *= Double(factor)
    }
  }
}

extension Font.Design {
  package var fontDesign: FontDesign {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension Font.TextStyle {
  package var textStyle: VitrineText.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .extraLargeTitle: .extraLargeTitle
    case .extraLargeTitle2: .extraLargeTitle2
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}

extension EnvironmentValues {
  package var fontDesign: Font.Design? {
    get { text.design }
    set { text.design = newValue }
  }
  /// Where the system decides alone (accessoryInline): no font of the widget's own counts.
  package var systemFont: Font? {
    get { text.systemFont }
    set { text.systemFont = newValue }
  }
  /// `.bold()`, `.fontWeight()` and the like on views; applied to whatever font a text has.
  package var fontModifiers: [FontModifier] {
    get { text.fontModifiers }
    set { text.fontModifiers = newValue }
  }

  /// The font of a text that says nothing itself, with modifiers of its own.
  package func resolvedFont(_ font: Font? = nil, _ modifiers: [FontModifier] = [])
    -> FontDescription
  {
    let resolver = FontResolver(environment: self)
    if let systemFont { return resolver.resolve(systemFont.provider).description }
    var result = resolver.resolve((font ?? self.font ?? defaultFont).provider)
    for modifier in fontModifiers + modifiers { resolver.apply(modifier, to: &result) }
    return result.description
  }

  /// Body; on a watch face the family's own (facts/typography.md §3).
  private var defaultFont: Font { complicationFont ?? .body }

  /// Text along the dial: the guidelines' size of text in a corner (facts/typography.md §3).
  package var widgetLabelFont: Font {
    .system(size: [10, 10.5, 11, 12][complicationColumn], weight: .semibold, design: .rounded)
  }

  /// A text style takes 0.9 of the part of a watch's small round places that it takes of an iPhone's
  /// circle of 58 points, so that what fits there fits here (estimate: Apple publishes the size of
  /// unstyled text only, which the watch's own table of styles is far above); nil elsewhere.
  fileprivate var complicationPart: Double? {
    guard core.render.usesComplicationText,
      ["accessoryCircular", "accessoryCorner"].contains(core.render.family)
    else { return nil }
    return core.render.height / 64
  }

  /// 40, 41, 44 and 45 to 49 mm; the 42 mm watch takes the 41 mm watch's (estimate).
  private var complicationColumn: Int {
    switch core.render.watchCase ?? 45 {
    case ...40: 0
    case 41...42: 1
    case 43...44: 2
    default: 3
    }
  }

  private var complicationFont: Font? {
    guard core.render.usesComplicationText else { return nil }
    let column = complicationColumn
    switch core.render.family {
    case "accessoryCircular":
      return .system(size: [12, 12.5, 13, 14.5][column], weight: .medium, design: .rounded)
    case "accessoryCorner":
      return .system(size: [10, 10.5, 11, 12][column], weight: .semibold, design: .rounded)
    case "accessoryRectangular":
      return .system(size: [16.5, 17.5, 18, 19.5][column], weight: .medium, design: .rounded)
    default: return nil
    }
  }
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { environmentValues { $0.font = font } }
  nonisolated package func fontModifier(_ modifier: FontModifier, _ isActive: Bool = true)
    -> some View
  {
    environmentValues { if isActive { $0.fontModifiers.add(modifier) } }
  }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environmentValues { environment in
      environment.fontModifiers.removeAll { if case .weight = $0 { true } else { false } }
      if let weight { environment.fontModifiers.add(.weight(weight)) }
    }
  }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environmentValues { environment in
      environment.fontDesign = design
      if let design { environment.fontModifiers.add(.design(design)) }
    }
  }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    environmentValues { if let width { $0.fontModifiers.add(.width(width)) } }
  }
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontModifier(.bold(true), isActive)
  }
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    fontModifier(.italic(true), isActive)
  }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    fontModifier(.monospaced, isActive)
  }
  nonisolated public func monospacedDigit() -> some View { fontModifier(.monospacedDigit) }
}

extension DynamicTypeSize {
  /// The cases of both stand in the same order.
  package var typeSize: TypeSize {
    Self.allCases.firstIndex(of: self).map { TypeSize.allCases[$0] } ?? .large
  }
}
