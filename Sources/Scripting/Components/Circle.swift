import SwiftUI

extension ComponentSpec {
  static let circle = shape("Circle") { _ in Circle() }
}
