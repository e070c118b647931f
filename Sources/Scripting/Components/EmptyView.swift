import SwiftUI

extension ComponentSpec {
  static let emptyView = ComponentSpec("EmptyView") { _ in EmptyView() }
}
