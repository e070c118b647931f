import SwiftUI

extension ComponentSpec {
  static let zStack = ComponentSpec("ZStack", ["alignment", "spacing"]) { component in
    ZStack(alignment: component.alignment(\.alignment) ?? .center) { component.content }
  }
}
