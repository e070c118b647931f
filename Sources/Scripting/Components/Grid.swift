import SwiftUI

extension ComponentSpec {
  static let grid = ComponentSpec("Grid", ["alignment", "horizontalSpacing", "verticalSpacing"]) {
    component in
    Grid(
      alignment: component.alignment(\.alignment) ?? .center,
      horizontalSpacing: component.length("horizontalSpacing"),
      verticalSpacing: component.length("verticalSpacing")
    ) { component.content }
  }
}
