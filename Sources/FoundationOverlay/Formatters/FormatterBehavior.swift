public import Foundation

/// Which generation of a formatter's rules is meant. There is one here, and setting it changes nothing.
extension NumberFormatter {
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_0 = 1000
    case behavior10_4 = 1040
  }
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
