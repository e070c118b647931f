import AppIntents
import Foundation
import Testing

/// A provider whose default is a list, at a parameter that takes one value.
@Suite(.timeLimit(.minutes(60))) struct ListDefaultTests {
  struct Towns: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Bonn", "Ulm"] }
    func defaultResult() async -> [String]? { ["Ulm", "Bonn"] }
  }
  struct One: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "One"
    @Parameter(title: "Town", optionsProvider: Towns()) var town: String
    @Parameter(title: "Towns", optionsProvider: Towns()) var towns: [String]
  }

  @Test func eachTakesWhatItCan() async {
    let intent = One()
    await IntentConfiguring.fillDefaults(intent)
    #expect(intent.town == "Ulm")
    #expect(intent.towns == ["Ulm", "Bonn"])
  }
}
