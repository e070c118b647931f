import VitrineICU

/// Which of `zero one two few many other` a number is in a language, by CLDR's cardinal rules.
package struct PluralRules: Sendable {
  private let language: String

  package init(language identifier: String) { language = identifier }

  /// CLDR's category: `zero`, `one`, `two`, `few`, `many` or `other`.
  package func category(of number: Double) -> String {
    ICU.pluralCategory(of: number, locale: language)
  }
}
