/// `DateIntervalFormatter`: in Foundation on Linux a formatter whose styles nobody has set has no pattern at all, and
/// ends the process when it is asked for a text.
enum DateIntervalText {
  static func install() {
    SymbolHooks.replace(
      "$s10Foundation21DateIntervalFormatterC6string4from2toSS0A10Essentials0B0V_AItF",
      of: DateIntervalFormatter.self, by: "vitrine_DateIntervalFormatter_stringFromTo")
    SymbolHooks.replace(
      "$s10Foundation21DateIntervalFormatterC6string4fromSSSg0A10Essentials0bC0V_tF",
      of: DateIntervalFormatter.self, by: "vitrine_DateIntervalFormatter_string")
  }
}

extension DateIntervalFormatter {
  @_silgen_name("vitrine_DateIntervalFormatter_stringFromTo")
  package final func vitrineString(from: Date, to: Date) -> String {
    readyPattern()
    return foundationString(from: from, to: to)
  }
  @_silgen_name("vitrine_DateIntervalFormatter_string")
  package final func vitrineString(from interval: DateInterval) -> String? {
    readyPattern()
    return foundationString(from: interval)
  }

  /// Setting a style makes the pattern, whatever the style was.
  private func readyPattern() {
    if dateTemplate?.isEmpty ?? true { dateStyle = dateStyle }
  }

  /// Foundation's own functions, which the class's table no longer names.
  @_silgen_name("$s10Foundation21DateIntervalFormatterC6string4from2toSS0A10Essentials0B0V_AItF")
  private final func foundationString(from: Date, to: Date) -> String
  @_silgen_name("$s10Foundation21DateIntervalFormatterC6string4fromSSSg0A10Essentials0bC0V_tF")
  private final func foundationString(from interval: DateInterval) -> String?
}
