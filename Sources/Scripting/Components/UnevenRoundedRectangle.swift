import SwiftUI

extension ComponentSpec {
  static let unevenRoundedRectangle = shape(
    "UnevenRoundedRectangle",
    [
      "topLeadingRadius", "topTrailingRadius", "bottomLeadingRadius", "bottomTrailingRadius",
      "style",
    ]
  ) { component in
    Value.object(component.element.properties).unevenRectangle(style: component.cornerStyle)
  }
}
