import SwiftUI

extension ComponentSpec {
  /// Concentric with the widget's corners; corners of its own are not read.
  static let concentricRectangle = shape("ConcentricRectangle", ["corners", "isUniform"]) { _ in
    ContainerRelativeShape()
  }
}
