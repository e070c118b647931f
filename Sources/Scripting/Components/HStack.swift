import SwiftUI

extension ComponentSpec {
  static let hStack = ComponentSpec("HStack", ["alignment", "spacing"]) { component in
    HStack(
      alignment: component.alignment(\.verticalAlignment) ?? .center,
      spacing: component.length("spacing")
    ) { component.content }
  }
}
