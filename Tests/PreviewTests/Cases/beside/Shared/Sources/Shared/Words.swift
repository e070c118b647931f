public enum Words {
  public static let greeting = "first"
}
