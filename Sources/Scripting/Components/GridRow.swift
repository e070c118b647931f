import SwiftUI

extension ComponentSpec {
  static let gridRow = ComponentSpec("GridRow", ["alignment"]) { component in
    GridRow(alignment: component.alignment(\.verticalAlignment)) { component.content }
  }
}
