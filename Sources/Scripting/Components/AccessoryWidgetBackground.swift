import SwiftUI
import WidgetKit

extension ComponentSpec {
  static let accessoryWidgetBackground = ComponentSpec("AccessoryWidgetBackground") { _ in
    AccessoryWidgetBackground()
  }
}
