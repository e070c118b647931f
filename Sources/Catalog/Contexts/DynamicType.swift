/// Dynamic Type by SwiftUI's case names.
public enum DynamicType {
  /// What widgets follow: smaller settings count as `large` (appearance §8).
  public static let widget = [
    "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]
  /// Sizes below the standard one, smallest first.
  public static let smaller = ["xSmall", "small", "medium"]

  /// The size that a widget gets for a setting: `large` where it follows none of that name.
  public static func clamped(_ name: String) -> String {
    widget.contains(name) ? name : "large"
  }

  /// SwiftUI's case name for what people type: `AX3`, `XXL`, `xxLarge`, `accessibility3`.
  public static func parse(_ text: String) -> String? {
    let name = text.lowercased().filter { $0 != "-" && $0 != "_" }
    if name.hasPrefix("ax"), let step = Int(name.dropFirst(2)), (1...5).contains(step) {
      return "accessibility\(step)"
    }
    let short = [
      "xs": "xSmall", "s": "small", "m": "medium", "l": "large", "xl": "xLarge", "xxl": "xxLarge",
      "xxxl": "xxxLarge",
    ]
    return short[name] ?? (smaller + widget).first { $0.lowercased() == name }
  }
}
