import SwiftUI

extension ComponentSpec {
  static let lazyHStack = ComponentSpec("LazyHStack", ["alignment", "spacing", "pinnedViews"]) {
    component in
    LazyHStack(
      alignment: component.alignment(\.verticalAlignment) ?? .center,
      spacing: component.length("spacing")
    ) { component.content }
  }
}
