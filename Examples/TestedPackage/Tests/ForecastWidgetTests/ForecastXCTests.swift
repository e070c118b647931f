import VitrineTesting
import XCTest

@testable import ForecastWidget

/// The same from XCTest.
final class ForecastXCTests: XCTestCase {
  func testLockScreen() async {
    await assertWidget(ForecastWidget(), in: [.lockScreen], families: [.accessoryCircular])
  }

  @MainActor
  func testInlineSaysTheTemperature() async throws {
    let widget = try await ForecastWidget().render(.accessoryInline)
    XCTAssertEqual(widget.texts, ["72°"])
  }
}
