import VitrineMessages

/// Default content margins in points of the layout size, facts/geometry.md §8.
enum Margins {
  typealias Insets = RenderEnvironment.Insets
  static let none = Insets(0)
  /// Human Interface Guidelines.
  static let home = Insets(16)
  /// The guidelines say "smaller than 16" and name 11 as the tighter margin (estimate which of them);
  /// pictures of macOS 26 and 27 show 18.
  static func desktop(os: Int) -> Insets { Insets(os >= 27 ? 18 : 11) }
  /// None, by a developer's reading on iOS 17.
  static let iPadLockScreen = Insets(0)
  /// Over 0 and under 5, by the same reading (estimate which).
  static let standBy = Insets(4)
  /// The guidelines say "smaller" (estimate).
  static let carPlay = Insets(8)
  /// A face's rectangle fills the display's width on some watches and stands 6 points from its edges on
  /// newer ones (measured); what lies in it begins 6 points from the edge on all of them (estimate, after
  /// the guidelines' picture below a title: 150 of 162 points).
  static func face(_ family: Family, on device: Device, os: Int) -> Insets {
    guard family == .accessoryRectangular,
      let size = device.size(of: family, in: .watchFace, os: os)
    else { return none }
    let side = max(0, 6 - (device.screen.width - size.drawn.width) / 2)
    return Insets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  static let smartStack = Insets(top: 6, leading: 10, bottom: 6, trailing: 10)
}
