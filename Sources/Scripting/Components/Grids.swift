import SwiftUI

extension ComponentSpec {
  static let grid = ComponentSpec("Grid", ["alignment", "horizontalSpacing", "verticalSpacing"]) {
    component in
    Grid(
      alignment: component["alignment"]?.alignment ?? .center,
      horizontalSpacing: component.length("horizontalSpacing"),
      verticalSpacing: component.length("verticalSpacing")
    ) { component.content }
  }
  static let gridRow = ComponentSpec("GridRow", ["alignment"]) { component in
    GridRow(alignment: component["alignment"]?.verticalAlignment) { component.content }
  }
  static let lazyVGrid = ComponentSpec(
    "LazyVGrid", ["columns", "alignment", "spacing", "pinnedViews"]
  ) { component in
    LazyVGrid(
      columns: component["columns"]?.gridItems ?? [GridItem()],
      alignment: component["alignment"]?.horizontalAlignment ?? .center,
      spacing: component.length("spacing")
    ) { component.content }
  }
  static let lazyHGrid = ComponentSpec(
    "LazyHGrid", ["rows", "alignment", "spacing", "pinnedViews"]
  ) { component in
    LazyHGrid(
      rows: component["rows"]?.gridItems ?? [GridItem()],
      alignment: component["alignment"]?.verticalAlignment ?? .center,
      spacing: component.length("spacing")
    ) { component.content }
  }
}

extension Value {
  fileprivate var gridItems: [GridItem]? { array?.map(\.gridItem) }

  private var gridItem: GridItem {
    let size = self["size"]
    let item: GridItem.Size =
      if let fixed = size?.number {
        .fixed(fixed)
      } else if size?["type"]?.string == "adaptive" {
        .adaptive(
          minimum: size?["min"]?.number ?? 10, maximum: size?["max"]?.length ?? .infinity)
      } else {
        .flexible(
          minimum: size?["min"]?.number ?? 10, maximum: size?["max"]?.length ?? .infinity)
      }
    return GridItem(
      item, spacing: self["spacing"]?.number.map { CGFloat($0) },
      alignment: self["alignment"]?.alignment)
  }
}
