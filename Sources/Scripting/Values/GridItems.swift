import SwiftUI

extension Value {
  /// Columns or rows of a lazy grid.
  var gridItems: [GridItem]? { array?.map(\.gridItem) }

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
      item, spacing: self["spacing"]?.points.map { CGFloat($0) },
      alignment: self["alignment"]?.alignment)
  }
}
