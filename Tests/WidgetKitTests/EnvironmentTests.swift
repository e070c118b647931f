import SwiftUI
import Testing
import WidgetKit

/// What the environment says where no widget is drawn.
@Suite(.timeLimit(.minutes(60)))
struct EnvironmentTests {
  /// A provider may read it so, and makes entries for what it is told.
  @Test func theFamilyOutsideOfViewsIsMedium() {
    @SwiftUI.Environment(\.widgetFamily) var family
    #expect(family == .systemMedium)
  }
}
