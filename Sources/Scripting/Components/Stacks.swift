import SwiftUI

extension ComponentSpec {
  private static let properties: Set<String> = ["alignment", "spacing", "pinnedViews"]

  static let vStack = ComponentSpec("VStack", properties) { component in
    VStack(
      alignment: component["alignment"]?.horizontalAlignment ?? .center,
      spacing: component.length("spacing")
    ) { component.content }
  }
  static let hStack = ComponentSpec("HStack", properties) { component in
    HStack(
      alignment: component["alignment"]?.verticalAlignment ?? .center,
      spacing: component.length("spacing")
    ) { component.content }
  }
  static let zStack = ComponentSpec("ZStack", properties) { component in
    ZStack(alignment: component["alignment"]?.alignment ?? .center) { component.content }
  }
  static let lazyVStack = ComponentSpec("LazyVStack", properties) { component in
    LazyVStack(
      alignment: component["alignment"]?.horizontalAlignment ?? .center,
      spacing: component.length("spacing")
    ) { component.content }
  }
  static let lazyHStack = ComponentSpec("LazyHStack", properties) { component in
    LazyHStack(
      alignment: component["alignment"]?.verticalAlignment ?? .center,
      spacing: component.length("spacing")
    ) { component.content }
  }
}
