import SwiftUI

extension ComponentSpec {
  static let dateIntervalLabel = ComponentSpec("DateIntervalLabel", ["from", "to"]) { component in
    if let range = component.interval("from", "to") { Text(range) }
  }
}
