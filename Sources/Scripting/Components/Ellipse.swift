import SwiftUI

extension ComponentSpec {
  static let ellipse = shape("Ellipse") { _ in Ellipse() }
}
