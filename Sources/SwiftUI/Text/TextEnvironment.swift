package import VitrineDrawing

public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
  package var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension Text.TruncationMode {
  package var typesetting: Paragraph.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}

/// Text settings that views inherit.
package struct TextSettings {
  var alignment = TextAlignment.leading
  var lineLimit: Int?
  var reservedLines = 0
  var truncation = Text.TruncationMode.tail
  var lineSpacing: CGFloat = 0
  var spaceBelow: CGFloat = 0
  var allowsTightening = false
  var minimumScale: CGFloat = 1
  var textCase: Text.Case?
  var kerning: CGFloat = 0
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var isSecondaryScale = false
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var lineHeight: AttributedString.LineHeight?
  var design: Font.Design?
  var systemFont: Font?
  var fontModifiers: [FontModifier] = []
  var renderer: UncheckedBox<any TextRenderer>?
}

extension EnvironmentValues {
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }
  package var reservedLines: Int {
    get { text.reservedLines }
    set { text.reservedLines = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { text.truncation }
    set { text.truncation = newValue }
  }
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }
  /// Points that every text takes below its last line.
  package var spaceBelowText: CGFloat {
    get { text.spaceBelow }
    set { text.spaceBelow = newValue }
  }
  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }
  /// 0 … 1.
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScale }
    set { text.minimumScale = newValue }
  }
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }
  package var textKerning: CGFloat {
    get { text.kerning }
    set { text.kerning = newValue }
  }
  package var textTracking: CGFloat {
    get { text.tracking }
    set { text.tracking = newValue }
  }
  package var textBaselineOffset: CGFloat {
    get { text.baselineOffset }
    set { text.baselineOffset = newValue }
  }
  package var isSecondaryTextScale: Bool {
    get { text.isSecondaryScale }
    set { text.isSecondaryScale = newValue }
  }
  package var textUnderline: Text.LineStyle? {
    get { text.underline }
    set { text.underline = newValue }
  }
  package var textStrikethrough: Text.LineStyle? {
    get { text.strikethrough }
    set { text.strikethrough = newValue }
  }
}

extension View {
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environmentValues { $0.multilineTextAlignment = alignment }
  }
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environmentValues {
      $0.lineLimit = number.map { max($0, 1) }
      $0.reservedLines = 0
    }
  }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environmentValues { $0.reservedLines = limit.lowerBound }
  }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environmentValues { $0.lineLimit = max(limit.upperBound, 1) }
  }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environmentValues {
      $0.lineLimit = max(limit.upperBound, 1)
      $0.reservedLines = limit.lowerBound
    }
  }
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environmentValues {
      $0.lineLimit = max(limit, 1)
      $0.reservedLines = reservesSpace ? limit : 0
    }
  }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environmentValues { $0.truncationMode = mode }
  }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environmentValues { $0.lineSpacing = lineSpacing }
  }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environmentValues { $0.allowsTightening = flag }
  }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environmentValues { $0.minimumScaleFactor = min(max(factor, 0.0001), 1) }
  }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environmentValues { $0.textCase = textCase }
  }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environmentValues { $0.textKerning = kerning }
  }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environmentValues { $0.textTracking = tracking }
  }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environmentValues { $0.textBaselineOffset = baselineOffset }
  }
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    environmentValues { if isEnabled { $0.isSecondaryTextScale = scale.isSecondary } }
  }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environmentValues { $0.textUnderline = isActive ? .init(pattern: pattern, color: color) : nil }
  }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environmentValues {
      $0.textStrikethrough = isActive ? .init(pattern: pattern, color: color) : nil
    }
  }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environmentValues { $0.dynamicTypeSize = size }
  }
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    nonisolated(unsafe) let range = range
    return environmentValues { environment in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let low = allowed.first, let high = allowed.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, low), high)
    }
  }
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  {
    environmentValues {
      if isEnabled { $0.locale = Locale(languageComponents: .init(language: language)) }
    }
  }
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    environmentValues {
      if isEnabled, let explicit = language.language {
        $0.locale = Locale(languageComponents: .init(language: explicit))
      }
    }
  }
}

public struct TypesettingLanguage: Equatable, Sendable {
  package let language: Locale.Language?
  public static let automatic = TypesettingLanguage(language: nil)
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}
