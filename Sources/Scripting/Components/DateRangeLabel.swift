import SwiftUI

extension ComponentSpec {
  static let dateRangeLabel = ComponentSpec("DateRangeLabel", ["from", "to"]) { component in
    if let range = component.interval("from", "to") { Text(range) }
  }
}
