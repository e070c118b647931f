import VitrineMessages

/// Default content margins in points of the layout size, facts/geometry.md §8.
enum Margins {
  typealias Insets = RenderEnvironment.Insets
  static let none = Insets(0)
  /// Human Interface Guidelines.
  static let home = Insets(16)
  /// The guidelines say "smaller than 16" and name 11 as the tighter margin (estimate which of them);
  /// 18 was measured once on macOS 27.
  static func desktop(os: Int) -> Insets { Insets(os >= 27 ? 18 : 11) }
  /// The guidelines say "smaller"; estimates.
  static let iPadLockScreen = Insets(8)
  static let standBy = Insets(6)
  static let carPlay = Insets(8)
  static let smartStack = Insets(top: 6, leading: 10, bottom: 6, trailing: 10)
}
