import SwiftUI

extension ComponentSpec {
  /// The first moment of it: a widget's canvas stands still.
  static let timelineCanvas = ComponentSpec("TimelineCanvas", ["draw", "opaque", "schedule"]) {
    component in
    Canvas(opaque: component["opaque"]?.bool ?? false) { context, size in
      component.draw(into: context, size)
    }
  }
}
