/// A locale whose words are a third longer than its own, to see what a translation would cut off.
public enum PseudoLocale {
  /// Added to a locale's identifier; the SDK's localization reads it.
  public static let suffix = "@pseudo=long"
}
