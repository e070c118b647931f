import SwiftUI

extension ComponentSpec {
  static let lazyVStack = ComponentSpec("LazyVStack", ["alignment", "spacing", "pinnedViews"]) {
    component in
    LazyVStack(
      alignment: component.alignment(\.horizontalAlignment) ?? .center,
      spacing: component.length("spacing")
    ) { component.content }
  }
}
