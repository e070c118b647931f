import SwiftUI

extension ComponentSpec {
  static let label = ComponentSpec("Label", ["title", "systemImage"]) { component in
    Label(title: { component.view("title") }, icon: { component.icon })
  }
}
