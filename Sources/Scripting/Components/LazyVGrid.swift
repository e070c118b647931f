import SwiftUI

extension ComponentSpec {
  static let lazyVGrid = ComponentSpec(
    "LazyVGrid", ["columns", "alignment", "spacing", "pinnedViews"]
  ) { component in
    LazyVGrid(
      columns: component["columns"]?.gridItems ?? [GridItem()],
      alignment: component.alignment(\.horizontalAlignment) ?? .center,
      spacing: component.length("spacing")
    ) { component.content }
  }
}
