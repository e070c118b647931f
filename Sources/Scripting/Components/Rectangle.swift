import SwiftUI

extension ComponentSpec {
  static let rectangle = shape("Rectangle") { _ in Rectangle() }
}
