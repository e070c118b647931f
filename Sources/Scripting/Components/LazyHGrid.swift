import SwiftUI

extension ComponentSpec {
  static let lazyHGrid = ComponentSpec(
    "LazyHGrid", ["rows", "alignment", "spacing", "pinnedViews"]
  ) { component in
    LazyHGrid(
      rows: component["rows"]?.gridItems ?? [GridItem()],
      alignment: component.alignment(\.verticalAlignment) ?? .center,
      spacing: component.length("spacing")
    ) { component.content }
  }
}
