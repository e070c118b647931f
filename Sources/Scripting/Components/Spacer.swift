import SwiftUI

extension ComponentSpec {
  static let spacer = ComponentSpec("Spacer", ["minLength"]) { component in
    Spacer(minLength: component.length("minLength"))
  }
}
