/// Versions of Apple's unified numbering that the tables know.
public enum OSVersion {
  /// Versions that can be shown, in the unified numbering.
  public static let known = [17, 18, 26, 27]
  /// The version where none is chosen.
  public static let newest = 26
}
