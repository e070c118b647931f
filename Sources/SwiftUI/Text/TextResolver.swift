package import VitrineDrawing
import VitrineFoundation
import VitrineMarkdown
import VitrineText
import VitrineTimeFormatting

/// A stretch of text with one look.
package struct ResolvedRun {
  package var text: String
  package var font: FontDescription
  package var paint: StylePaint
  package var tracking: Double = 0
  package var kerning: Double = 0
  package var baselineOffset: Double = 0
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?
  package var link: String?
  package var attachment: SymbolPlacement?
  package var dynamic: DynamicText.Content?
  /// What the run may say instead where its text does not fit, from long to short.
  package var shorterTexts: [String] = []
  /// Drawn behind the run.
  package var background: StylePaint?
  /// Values for a `TextRenderer`, by type.
  package var attributes: [ObjectIdentifier: Any] = [:]
}

/// A symbol or picture that stands in a line of text.
package struct SymbolPlacement {
  package let node: Node
  package let attachment: InlineAttachment
}

/// Turns a `Text` into runs in an environment.
@MainActor
struct TextResolver {
  let context: ResolveContext
  var environment: EnvironmentValues { context.environment }

  /// What modifiers have said so far; inner texts win over outer ones.
  struct Style {
    var font: Font?
    var fontModifiers: [FontModifier] = []
    var foreground: AnyShapeStyle?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var isSecondaryScale = false
    var isSizeDependent = false
    var link: String?
    var textCase: Text.Case?
    var background: AnyShapeStyle?
    var attributes: [ObjectIdentifier: Any] = [:]
  }

  func runs(_ text: Text) -> [ResolvedRun] {
    var style = Style()
    style.textCase = environment.textCase
    style.kerning = environment.textKerning
    style.tracking = environment.textTracking
    style.baselineOffset = environment.textBaselineOffset
    style.isSecondaryScale = environment.isSecondaryTextScale
    style.underline = environment.textUnderline
    style.strikethrough = environment.textStrikethrough
    return runs(text, style)
  }

  /// A part of a text: a run, or a text that is still to be read.
  private enum Part {
    case run(ResolvedRun)
    case text(Text, Style)
  }

  /// Of texts put together with `+` and of those in one another, one after the other: however many there
  /// are, the call goes no deeper.
  private func runs(_ text: Text, _ outer: Style) -> [ResolvedRun] {
    var runs: [ResolvedRun] = []
    var waiting = [Part.text(text, outer)]
    while let part = waiting.popLast() {
      switch part {
      case .run(let run): runs.append(run)
      case .text(let text, let outer):
        waiting += parts(text, applying(text.modifiers, to: outer)).reversed()
      }
    }
    return runs
  }

  private func parts(_ text: Text, _ style: Style) -> [Part] {
    switch text.storage {
    case .localized(let key, let table, let bundle):
      return localized(key, table: table, bundle: bundle, style)
    case .concatenated(let row): return [.text(row.first, style), .text(row.last, style)]
    default: return own(text, style).map { .run($0) }
    }
  }

  /// Of a text that holds no other one.
  private func own(_ text: Text, _ style: Style) -> [ResolvedRun] {
    switch text.storage {
    case .verbatim(let string): return [run(string, style)]
    case .resource(let resource):
      return markdown(resource.resolved(in: environment.locale), style)
    case .attributed(let string): return attributed(string, style)
    case .concatenated, .localized: return []
    case .image(let image): return [attachment(image, style)]
    case .date(let date, let dateStyle): return [self.date(date, dateStyle, style)]
    case .timer(let interval, let pause, let countsDown, let showsHours):
      let content = DynamicText.Content.timerInterval(
        start: interval.lowerBound.timeIntervalSince1970,
        end: interval.upperBound.timeIntervalSince1970, pauseTime: pause?.timeIntervalSince1970,
        countsDown: countsDown, showsHours: showsHours)
      return [dynamic(content, style)]
    case .formatted(let formatter): return [formatted(formatter, style)]
    }
  }

  private func formatted(_ formatter: AnyTextFormatter, _ style: Style) -> ResolvedRun {
    guard style.isSizeDependent, let wordings = formatter.wordings?(environment) else {
      return run(formatter.format(environment), style)
    }
    var result = run(wordings.first ?? "", style)
    result.shorterTexts = wordings.dropFirst().map { run($0, style).text }
    return result
  }

  /// Modifiers nearest to the text count; those already there are further outside.
  private func applying(_ modifiers: [Text.Modifier], to outer: Style) -> Style {
    var style = outer
    var hasFont = false
    for modifier in modifiers {
      switch modifier {
      case .font(let font):
        if !hasFont, let font {
          style.font = font
          hasFont = true
        }
      case .fontModifier(let change): style.fontModifiers.add(change)
      case .weight(let weight): if let weight { style.fontModifiers.add(.weight(weight)) }
      case .foreground(let foreground):
        style.foreground = foreground.style
      case .underline(let isOn, let line): style.underline = isOn ? line : nil
      case .strikethrough(let isOn, let line): style.strikethrough = isOn ? line : nil
      case .kerning(let value): style.kerning = value
      case .tracking(let value): style.tracking = value
      case .baselineOffset(let value): style.baselineOffset = value
      case .textScale(let isSecondary): style.isSecondaryScale = isSecondary
      case .textCase(let value): style.textCase = value
      case .sizeDependent(let value): style.isSizeDependent = value
      case .attribute(let attribute): style.attributes[attribute.key] = attribute.value
      case .accessibilityLabel: break
      }
    }
    return style
  }

  func run(_ string: String, _ style: Style) -> ResolvedRun {
    var cased = MadeUpSymbol.shown(string)
    switch style.textCase {
    case .uppercase: cased = cased.uppercased(with: environment.locale)
    case .lowercase: cased = cased.lowercased(with: environment.locale)
    case nil: break
    }
    return ResolvedRun(
      text: cased, font: font(style), paint: paint(style), tracking: Double(style.tracking),
      kerning: Double(style.kerning), baselineOffset: Double(style.baselineOffset),
      underline: style.underline?.resolved(in: environment),
      strikethrough: style.strikethrough?.resolved(in: environment), link: style.link,
      background: style.background?.paint(in: environment), attributes: style.attributes)
  }

  private func font(_ style: Style) -> FontDescription {
    var font = environment.resolvedFont(style.font, style.fontModifiers)
    // Estimate: secondary scale is about 0.8 of the primary's size.
    if style.isSecondaryScale { font = font.scaled(by: 0.8) }
    return font
  }

  private func paint(_ style: Style) -> StylePaint {
    if let foreground = style.foreground { return foreground.paint(in: environment) }
    if style.link != nil { return environment.tintPaint }
    return environment.foregroundPaint()
  }

  // MARK: Localized strings

  private func localized(
    _ key: LocalizedStringKey, table: String?, bundle: Bundle?, _ style: Style
  ) -> [Part] {
    let locale = bundle.locale(else: environment.locale)
    let segments = Localizer.segments(
      key: key.key, defaultFormat: key.key, table: table, locale: locale,
      arguments: key.arguments.map(\.formatArgument))
    // Markdown may span values ("**\(name)**"): while it is read, each is one private-use scalar.
    var source = ""
    var values: [(argument: LocalizedStringKey.Argument, specifier: String)] = []
    for segment in segments {
      switch segment {
      case .literal(let text): source += text
      case .argument(let index, let specifier):
        guard key.arguments.indices.contains(index),
          let mark = Unicode.Scalar(0xF0000 + values.count)
        else { continue }
        source.unicodeScalars.append(mark)
        values.append((key.arguments[index], specifier))
      }
    }
    let grammar = { Localizer.grammar(of: key.key, table: table, locale) }
    let agreed = Inflection.apply(to: source, locale: grammar()) { index in
      values.indices.contains(index) ? values[index].argument.formatArgument.agreement : .other
    }
    if agreed.isUnsupported {
      context.session.report(
        .warning,
        "^[…](inflect: true) has no rules for \(grammar().identifier), the words stay as "
          + "they are written: give the key plural variations in a string catalog")
    }
    return [MarkdownSpan](inlineMarkdown: agreed.text).flatMap { span in
      var inner = applying(span, style)
      if let link = span.link { inner.link = fill(link, values) }
      return fill(span.text, values, inner)
    }
  }

  /// Puts values where their marks are.
  private func fill(
    _ text: String, _ values: [(argument: LocalizedStringKey.Argument, specifier: String)],
    _ style: Style
  ) -> [Part] {
    if values.isEmpty { return [.run(run(text, style))] }
    var result: [Part] = []
    var plain = ""
    func flush() {
      if !plain.isEmpty { result.append(.run(run(plain, style))) }
      plain = ""
    }
    for scalar in text.unicodeScalars {
      guard scalar.value >= 0xF0000, values.indices.contains(Int(scalar.value) - 0xF0000) else {
        plain.unicodeScalars.append(scalar)
        continue
      }
      let (argument, specifier) = values[Int(scalar.value) - 0xF0000]
      switch argument {
      case .text(let inner):
        flush()
        result.append(.text(inner.text, style))
      case .formatted(let formatter): plain += formatter.format(environment)
      case .string, .integer, .unsigned, .double:
        plain += argument.formatArgument.text(specifier: specifier, locale: environment.locale)
      }
    }
    flush()
    return result.isEmpty ? [.run(run("", style))] : result
  }

  /// An address with its values as text.
  private func fill(
    _ address: String, _ values: [(argument: LocalizedStringKey.Argument, specifier: String)]
  ) -> String {
    var result = ""
    for scalar in address.unicodeScalars {
      guard scalar.value >= 0xF0000, values.indices.contains(Int(scalar.value) - 0xF0000) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      let (argument, specifier) = values[Int(scalar.value) - 0xF0000]
      result += argument.formatArgument.text(specifier: specifier, locale: environment.locale)
    }
    return result
  }

  private func markdown(_ string: String, _ style: Style) -> [ResolvedRun] {
    [MarkdownSpan](inlineMarkdown: string).map { run($0.text, applying($0, style)) }
  }

  private func applying(_ span: MarkdownSpan, _ style: Style) -> Style {
    var style = style
    if span.isStrong { style.fontModifiers.add(.bold(true)) }
    if span.isEmphasized { style.fontModifiers.add(.italic(true)) }
    if span.isCode { style.fontModifiers.add(.design(.monospaced)) }
    if span.isStruck { style.strikethrough = .single }
    if let link = span.link { style.link = link }
    return style
  }

  // MARK: Dates and pictures

  private func date(_ date: Date, _ dateStyle: Text.DateStyle, _ style: Style) -> ResolvedRun {
    let seconds = date.timeIntervalSince1970
    switch dateStyle.kind {
    case .timer: return dynamic(.timer(date: seconds), style)
    case .relative: return dynamic(.relative(date: seconds), style)
    case .offset: return dynamic(.offset(date: seconds), style)
    case .time:
      return run(date.formatted(dateFormat(date: .omitted, time: .shortened)), style)
    case .date: return run(date.formatted(dateFormat(date: .long, time: .omitted)), style)
    }
  }

  private func dateFormat(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone)
  }

  private func dynamic(_ content: DynamicText.Content, _ style: Style) -> ResolvedRun {
    let words = content.text(
      at: environment.core.render.date, locale: environment.locale.identifier)
    var result = run(words, style)
    result.dynamic = content
    return result
  }

  private func attachment(_ image: Image, _ style: Style) -> ResolvedRun {
    var inner = context
    if let font = style.font { inner.environment.font = font }
    inner.environment.fontModifiers.add(style.fontModifiers)
    if let foreground = style.foreground { inner.environment.setForeground([foreground]) }
    var result = run("\u{FFFC}", style)
    let node = inner.child("attachment").resolveOne(image)
    let dimensions = node.dimensions(.unspecified)
    let baseline = Double(dimensions[VerticalAlignment.firstTextBaseline])
    result.attachment = SymbolPlacement(
      node: node,
      attachment: InlineAttachment(
        width: Double(dimensions.width), ascent: baseline,
        descent: Double(dimensions.height) - baseline, id: 0))
    return result
  }
}

extension EnvironmentValues {
  package var tintPaint: StylePaint {
    (core.tint ?? AnyShapeStyle(Color.accentColor)).paint(in: self)
  }
}

extension LocalizedStringKey.Argument {
  /// What plural rules and printf see of a value.
  var formatArgument: FormatArgument {
    switch self {
    case .string(let value): .text(value)
    case .integer(let value): .integer(value)
    case .unsigned(let value): .unsigned(value)
    case .double(let value): .number(value)
    case .text, .formatted: .text("")
    }
  }
}
extension Text.LineStyle {
  /// The line in the color that it has in `environment`.
  fileprivate func resolved(in environment: EnvironmentValues) -> Text.LineStyle {
    var copy = self
    copy.color = color.map { Color($0.rgba(in: environment)) }
    return copy
  }
}
