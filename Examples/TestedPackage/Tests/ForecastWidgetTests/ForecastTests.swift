import Foundation
import Testing
import VitrineTesting

@testable import ForecastWidget

/// What a package that holds a widget can ask of it.
@Suite(.serialized) @MainActor
struct ForecastTests {
  @Test func looksAsExpected() async {
    await assertWidget(ForecastWidget(), in: .allContexts)
  }

  @Test func entriesAreValues() async {
    await assertWidget(
      ForecastWidget(), in: [.homeScreen], families: [.systemSmall], appearances: [.light, .dark],
      entries: [
        Forecast(date: .now, temperature: -40, sky: "Snow"),
        Forecast(date: .now, temperature: 104, sky: "Sunny", isMetric: true),
      ])
  }

  @Test func temperatureIsReadable() async throws {
    let widget = try await ForecastWidget().render(.systemSmall, .homeScreen)
    let temperature = try widget.node(text: "72°")
    #expect(!temperature.isTruncated)
    #expect(temperature.fontSize == 44)
    #expect(temperature.isAccentable)
    #expect(temperature.url?.absoluteString == "forecast://today")
    #expect(try temperature.color().description == "#FFFFFF")
    #expect(try temperature.contrast() > 3)
    #expect(widget.size.width > temperature.frame.maxX)
  }

  @Test func standByAtNightIsRed() async throws {
    let widget = try await ForecastWidget().render(.systemSmall, .standByNight)
    let color = try widget.node(identifier: "temperature").color()
    #expect(color.red > 0.4 && color.green < 0.2 && color.blue < 0.2, "\(color)")
  }

  @Test func buttonSwitchesUnits() async throws {
    UserDefaults.standard.set(false, forKey: "isMetric")
    defer { UserDefaults.standard.removeObject(forKey: "isMetric") }
    let widget = try await ForecastWidget().render(.systemSmall)
    let tap = try await widget.node(identifier: "units").tap()
    #expect(tap.intent == "SwitchUnits")
    #expect(!tap.opensApp)
    #expect(try tap.next.node(identifier: "temperature").text == "22°")
    let open = try await widget.tap()
    #expect(open.url?.absoluteString == "forecast://today")
  }

  @Test func aDayNeedsFewReloads() async throws {
    let day = try await ForecastWidget().timeline(.systemSmall, for: 86_400)
    #expect(day.entries.count >= 24)
    #expect(day.spent <= 12)
    #expect(day.denied == 0)
    #expect(day.faults.isEmpty)
    #expect(day.staleSeconds == 0)
  }

  @Test func theDateIsTheTests() async throws {
    let options = WidgetOptions().with { $0.date = Date(timeIntervalSince1970: 1_000_000_000) }
    let widget = try await ForecastWidget().render(.systemSmall, .homeScreen, options)
    #expect(widget.entryDate == options.date)
    #expect(abs(Date().timeIntervalSince(options.date)) > 86_400)
  }

  @Test func whatIsNotThereIsNamed() async throws {
    let widget = try await ForecastWidget().render(.systemSmall)
    let error = #expect(throws: WidgetTestError.self) { try widget.node(text: "73°") }
    #expect(
      error?.description.contains("there are: “Sunny”, “72°”") == true,
      "\(error?.description ?? "")")
    await #expect(throws: WidgetTestError.self) { try await ForecastWidget().render(.systemLarge) }
    await #expect(throws: WidgetTestError.self) {
      try await ForecastWidget().render(.systemSmall, .watchFace)
    }
  }
}
