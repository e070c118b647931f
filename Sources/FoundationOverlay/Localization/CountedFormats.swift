import Synchronization

/// Formats that `NSLocalizedString` has handed out and that have a form for each number. On Apple's platforms the string
/// itself carries the other forms; here `String(format:)`, which is told the number, looks them up by its text.
enum CountedFormats {
  private struct Forms {
    var value: StringTableValue
    var language: String
  }

  /// By the form for most numbers, which is what was handed out.
  private static let known = Mutex<[String: Forms]>([:])

  /// Remembers the forms of a format; a plain string has none.
  static func note(_ format: String, _ value: StringTableValue, language: String) {
    if case .string = value { return }
    known.withLock { $0[format] = Forms(value: value, language: language) }
  }

  /// The form for the values: a format of the same values, each at its number.
  static func chosen(_ format: String, _ values: [any CVarArg]) -> String {
    guard !values.isEmpty, let forms = known.withLock({ $0[format] }) else { return format }
    let segments = Localizer.expand(
      forms.value, rules: PluralRules(language: forms.language),
      arguments: values.map(FormatArgument.init))
    return segments.map { segment in
      switch segment {
      case .literal(let text): text.replacing("%", with: "%%")
      case .argument(let index, let specifier): "%\(index + 1)$\(specifier)"
      }
    }.joined()
  }
}

/// Foundation's own, which are linked behind these.
extension String {
  @_silgen_name(
    "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
  package static func vitrineFormatted(
    format: String, locale: Locale?, arguments: [any CVarArg]
  ) -> String {
    withVaList(arguments) {
      NSString(
        format: CountedFormats.chosen(format, arguments), locale: locale.map { $0 as NSLocale },
        arguments: $0
      ) as String
    }
  }

  @_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
  package static func vitrineFormatted(
    format: String, locale: Locale?, _ arguments: __owned [any CVarArg]
  ) -> String {
    vitrineFormatted(format: format, locale: locale, arguments: arguments)
  }

  @_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
  package static func vitrineFormatted(format: String, arguments: [any CVarArg]) -> String {
    vitrineFormatted(format: format, locale: nil, arguments: arguments)
  }

  @_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
  package static func vitrineFormatted(
    format: String, _ arguments: __owned [any CVarArg]
  ) -> String {
    vitrineFormatted(format: format, locale: nil, arguments: arguments)
  }

  @_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
  package static func vitrineFormattedInLocale(
    _ format: String, _ arguments: [any CVarArg]
  ) -> String {
    vitrineFormatted(format: format, locale: .current, arguments: arguments)
  }
}
