import SwiftUI

extension ComponentSpec {
  static let divider = ComponentSpec("Divider") { _ in Divider() }
}
