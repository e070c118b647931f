import VitrineICU

/// A piece of a localized format.
package enum FormatSegment: Sendable, Equatable {
  case literal(String)
  /// Which argument, counted from 0, and how it is printed (`lld`, `.1f`, `@`).
  case argument(Int, specifier: String)
}

/// From a key to words: looks the key up, chooses the variation, fills the values in.
package enum Localizer {
  /// Plain words, marks of agreement (`^[…]`) followed and taken out.
  package static func string(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale
  ) -> String {
    let arguments = defaultValue.arguments
    let segments = segments(
      key: key, defaultFormat: defaultValue.key, table: table, locale: locale,
      arguments: arguments)
    let isMarked = segments.contains {
      if case .literal(let text) = $0 { text.contains("^[") } else { false }
    }
    guard isMarked else {
      return segments.map { $0.text(arguments, locale) }.joined()
    }
    let marked = MarkedFormat(
      segments, arguments, locale, grammar: grammar(of: key, table: table, locale))
    return marked.filled(with: marked.words)
  }

  /// Words whose Markdown becomes attributes.
  package static func attributed(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale
  ) -> AttributedString {
    let arguments = defaultValue.arguments
    let segments = segments(
      key: key, defaultFormat: defaultValue.key, table: table, locale: locale,
      arguments: arguments)
    // Markdown spans arguments, so each argument is one private-use scalar while it is read.
    let marked = MarkedFormat(
      segments, arguments, locale, grammar: grammar(of: key, table: table, locale))
    return Markdown.inline(marked.source, inserting: marked.inserts)
  }

  /// The format under `key` with its variation chosen, in pieces. `package` for SwiftUI's `Text`,
  /// whose arguments may be images and texts.
  package static func segments(
    key: String, defaultFormat: String? = nil, table: String?, locale: Locale,
    arguments: [FormatArgument]
  ) -> [FormatSegment] {
    let own = ownSegments(
      key: key, defaultFormat: defaultFormat, table: table, locale: locale, arguments: arguments)
    guard PseudoLanguage.isLong(locale) else { return own }
    return own.map { segment in
      guard case .literal(let text) = segment else { return segment }
      return .literal(PseudoLanguage.lengthened(text))
    }
  }

  private static func ownSegments(
    key: String, defaultFormat: String?, table: String?, locale: Locale,
    arguments: [FormatArgument]
  ) -> [FormatSegment] {
    guard let (value, language) = StringTables.value(key, table: table, locale: locale) else {
      let format = defaultFormat ?? key
      // A literal without values is no format: a percent sign in it means itself.
      return arguments.isEmpty ? [.literal(format)] : parse(format)
    }
    let rules = PluralRules(language: language)
    let segments = expand(value, rules: rules, arguments: arguments)
    guard arguments.isEmpty else { return segments }
    return [.literal(plain(value, rules: rules))]
  }

  /// Whose grammar the words under `key` follow: that of the language they were found in, the development language
  /// where no table has the key. Without resources nobody says which that is, and it is the locale's own.
  package static func grammar(of key: String, table: String?, _ locale: Locale) -> Locale {
    guard WidgetResources.folder != nil else { return locale }
    let found = StringTables.value(key, table: table, locale: locale)
    let language = found?.language ?? WidgetResources.developmentRegion
    return Locale(identifier: language.replacing("-", with: "_"))
  }

  /// Whether a table has the key in the locale's chain.
  package static func has(key: String, table: String?, locale: Locale) -> Bool {
    StringTables.value(key, table: table, locale: locale) != nil
  }

  /// The format as a table holds it, for `NSLocalizedString` whose caller fills the values in.
  package static func format(key: String, table: String?, locale: Locale) -> String? {
    StringTables.value(key, table: table, locale: locale).map {
      format($0.value, language: $0.language)
    }
  }

  /// The same of one language's table alone.
  static func format(key: String, table: String?, language: String) -> String? {
    StringTables.value(key, table: table, language: language).map {
      format($0, language: language)
    }
  }

  private static func format(_ value: StringTableValue, language: String) -> String {
    let format = plain(value, rules: PluralRules(language: language))
    CountedFormats.note(format, value, language: language)
    return format
  }

  private static func plain(_ value: StringTableValue, rules: PluralRules) -> String {
    switch value {
    case .string(let text): return text
    case .plural(let cases): return cases["other"].map { plain($0, rules: rules) } ?? ""
    case .device(let cases): return ofDevice(cases).map { plain($0, rules: rules) } ?? ""
    case .width(let cases): return cases.last.map { plain($0.1, rules: rules) } ?? ""
    case .substitutions(let text, let substitutions):
      return FormatScanner.pieces(of: text).map { piece in
        switch piece {
        case .literal(let text): text.replacing("%", with: "%%")
        case .specifier(let position, let specifier):
          "%" + (position.map { "\($0)$" } ?? "") + specifier
        // Without the number: the words for most numbers, with its place in them.
        case .substitution(_, let name):
          substitutions[name].map {
            plain($0.value, rules: rules).replacing("%arg", with: "%" + $0.specifier)
          } ?? name
        }
      }.joined()
    }
  }

  private static func ofDevice(_ cases: [String: StringTableValue]) -> StringTableValue? {
    cases[AmbientContext.current.device] ?? cases["other"] ?? cases.min { $0.key < $1.key }?.value
  }

  static func expand(
    _ value: StringTableValue, rules: PluralRules, arguments: [FormatArgument], only: Int? = nil
  ) -> [FormatSegment] {
    switch value {
    case .string(let text): return parse(text)
    case .plural(let cases):
      let number =
        only.flatMap { $0 < arguments.count ? arguments[$0].plural : nil }
        ?? arguments.lazy.compactMap(\.plural).first ?? 0
      let chosen = (number == 0 ? cases["zero"] : nil) ?? cases[rules.category(of: number)]
      return (chosen ?? cases["other"]).map {
        expand($0, rules: rules, arguments: arguments, only: only)
      } ?? []
    case .device(let cases):
      return ofDevice(cases).map { expand($0, rules: rules, arguments: arguments, only: only) }
        ?? []
    case .width(let cases):
      // Without a width to fit, the longest.
      return cases.last.map { expand($0.1, rules: rules, arguments: arguments, only: only) } ?? []
    case .substitutions(let text, let substitutions):
      return substitute(text, substitutions, rules: rules, arguments: arguments)
    }
  }

  /// Replaces each `%#@name@`.
  private static func substitute(
    _ text: String, _ substitutions: [String: StringTableValue.Substitution], rules: PluralRules,
    arguments: [FormatArgument]
  ) -> [FormatSegment] {
    var result: [FormatSegment] = []
    var next = 0
    for piece in FormatScanner.pieces(of: text) {
      switch piece {
      case .literal(let text): result.append(.literal(text))
      case .specifier(let position, let specifier):
        result.append(.argument(position.map { $0 - 1 } ?? next, specifier: specifier))
        next += 1
      case .substitution(let position, let name):
        guard let substitution = substitutions[name] else {
          result.append(.literal("%#@\(name)@"))
          continue
        }
        let index =
          substitution.argument > 0 ? substitution.argument - 1 : position.map { $0 - 1 } ?? next
        next += 1
        for segment in expand(
          substitution.value, rules: rules, arguments: arguments, only: index)
        {
          guard case .argument(_, let specifier) = segment else {
            result.append(segment)
            continue
          }
          result.append(
            .argument(index, specifier: specifier == "arg" ? substitution.specifier : specifier))
        }
      }
    }
    return result
  }

  /// A format in pieces, its arguments numbered.
  static func parse(_ format: String) -> [FormatSegment] {
    var next = 0
    return FormatScanner.pieces(of: format).map { piece in
      switch piece {
      case .literal(let text): return .literal(text)
      case .substitution(_, let name): return .literal("%#@\(name)@")
      case .specifier(let position, let specifier):
        defer { if position == nil { next += 1 } }
        return .argument(position.map { $0 - 1 } ?? next, specifier: specifier)
      }
    }
  }
}

extension FormatSegment {
  fileprivate func text(_ arguments: [FormatArgument], _ locale: Locale) -> String {
    switch self {
    case .literal(let text): text
    case .argument(let index, let specifier):
      arguments.indices.contains(index)
        ? arguments[index].text(specifier: specifier, locale: locale) : "%\(specifier)"
    }
  }
}

/// A format whose values are one private-use scalar each, its words in agreement.
private struct MarkedFormat {
  var source = ""
  /// The values as they are printed, by their placeholders.
  private(set) var words: [String] = []
  private(set) var inserts: [AttributedString] = []

  init(
    _ segments: [FormatSegment], _ arguments: [FormatArgument], _ locale: Locale,
    grammar: @autoclosure () -> Locale
  ) {
    var values: [FormatArgument?] = []
    for segment in segments {
      if case .literal(let text) = segment {
        source += text
        continue
      }
      source.unicodeScalars.append(Markdown.placeholder(values.count))
      var value: FormatArgument?
      if case .argument(let index, _) = segment, arguments.indices.contains(index) {
        value = arguments[index]
      }
      values.append(value)
      words.append(segment.text(arguments, locale))
      if case .attributed(let string)? = value {
        inserts.append(string)
      } else {
        inserts.append(AttributedString(words[words.count - 1]))
      }
    }
    source =
      Inflection.apply(to: source, locale: grammar()) { index in
        values.indices.contains(index) ? values[index]?.agreement ?? .other : .other
      }.text
  }

  func filled(with words: [String]) -> String {
    var result = ""
    for scalar in source.unicodeScalars {
      let index = Int(scalar.value) - 0xF0000
      if words.indices.contains(index) {
        result += words[index]
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension FormatArgument {
  /// What the words around the value agree with.
  package var agreement: Inflection.Value {
    if let plural { return .number(plural) }
    if case .text(let text) = self { return .words(text) }
    return .other
  }

  /// The value as its specifier prints it in a locale.
  package func text(specifier: String, locale: Locale) -> String {
    switch self {
    case .text(let text): return text
    case .attributed(let value): return String(value.characters)
    case .resource(let resource): return resource.resolved(in: locale)
    case .styled(let format): return format(locale)
    case .styledAttributed(let format): return String(format(locale).characters)
    case .placeholder(let specifier): return "%" + specifier
    case .integer(let value): return NumberPrinter.print(value, specifier, locale)
    case .unsigned(let value): return NumberPrinter.print(value, specifier, locale)
    case .number(let value): return NumberPrinter.print(value, specifier, locale)
    }
  }
}

/// Numbers as `String(format:locale:)` prints them: grouped and with the locale's digits.
enum NumberPrinter {
  static func print<Value: BinaryInteger & CVarArg & Sendable>(
    _ value: Value, _ specifier: String, _ locale: Locale
  ) -> String {
    switch specifier.last {
    case "f", "e", "g", "F": return print(Double(value), specifier, locale)
    case "@": break
    default:
      if specifier.first.map({ !$0.isLetter }) ?? false || "xXoc".contains(specifier.last ?? "d") {
        return String(format: "%" + specifier, value)
      }
    }
    if value.magnitude < 1000, value >= 0, usesLatinDigits(locale) { return "\(value)" }
    return value.formatted(IntegerFormatStyle<Value>(locale: locale))
  }

  static func print(_ value: Double, _ specifier: String, _ locale: Locale) -> String {
    switch specifier.last {
    case "@": return value.formatted(.number.locale(locale))
    case "f", "F":
      let flags = specifier.drop { "-+ 0#'".contains($0) }
      guard flags.count == specifier.count, flags.first.map({ !$0.isNumber }) ?? true else { break }
      let digits =
        flags.first == "." ? Int(flags.dropFirst().prefix(while: \.isNumber)) ?? 0 : 6
      return value.formatted(
        .number.locale(locale).precision(.fractionLength(digits)))
    case "d", "i", "u": return print(Int64(value), specifier, locale)
    default: break
    }
    // Padded and exponential numbers keep their digits; only the decimal separator is the locale's.
    let text = String(format: "%" + specifier, value)
    return text.replacing(".", with: locale.decimalSeparator ?? ".")
  }

  private static func usesLatinDigits(_ locale: Locale) -> Bool {
    ICU.digits(of: locale.identifier)[0] == "0"
  }
}
