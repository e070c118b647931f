/// Versions of Apple's unified numbering that the tables know.
public enum OSVersion {
  public static let known = [17, 18, 26, 27]
  public static let newest = 26
}
