import SwiftUI

extension ComponentSpec {
  static let vStack = ComponentSpec("VStack", ["alignment", "spacing"]) { component in
    VStack(
      alignment: component.alignment(\.horizontalAlignment) ?? .center,
      spacing: component.length("spacing")
    ) { component.content }
  }
}
