import SwiftUI

extension ComponentSpec {
  static let group = ComponentSpec("Group") { component in Group { component.content } }
}
