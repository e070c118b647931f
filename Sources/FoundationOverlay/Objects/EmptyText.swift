public import Foundation

extension NSAttributedString {
  /// `NSAttributedString()`: Foundation on Linux has no initializer without arguments, and an extension may
  /// not add one.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
