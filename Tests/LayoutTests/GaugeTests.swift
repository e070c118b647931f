import SwiftUI
import Testing
import VitrineDrawing

/// What gauges draw of their labels and of the tint that a style was made with.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct GaugeTests {
  /// A gauge may have marks without labels at its ends.
  @Test func marksStandWithoutEnds() {
    let marked = archive(
      Gauge(value: 0.5) {
        Text("G")
      } currentValueLabel: {
        Text("50")
      } markedValueLabels: {
        Text("mark")
      }, width: 100, height: 100)
    #expect(marked.diagnostics.contains { $0.message.hasPrefix("'markedValueLabels'") })
  }

  /// Beside a bar of 8 points a second line would lie on the next row.
  @Test(arguments: [300.0, 60, 20])
  func aLinearGaugesLabelsHaveOneLine(_ width: Double) {
    let gauge = Gauge(value: 0.5) {
      Text("G")
    } currentValueLabel: {
      Text("many words in a row").accessibilityIdentifier("value")
    }
    let frames = frames(archive(gauge.gaugeStyle(.accessoryLinear), width: width).semantics)
    #expect(abs((frames["value"]?[3] ?? 0) - 20.33) < 0.01)
  }

  @Test func aGaugeStylesTintIsDrawn() {
    func dump(_ style: some GaugeStyle) -> String {
      archive(Gauge(value: 0.5) { Text("G") }.gaugeStyle(style), width: 100, height: 60).list.dump
    }
    let red = dump(CircularGaugeStyle(tint: Color(red: 1, green: 0, blue: 0)))
    let tinted = archive(
      Gauge(value: 0.5) { Text("G") }.gaugeStyle(.accessoryCircular)
        .tint(Color(red: 1, green: 0, blue: 0)), width: 100, height: 60)
    #expect(red == tinted.list.dump)
    #expect(red != dump(CircularGaugeStyle()))
    let gradient = Gradient(colors: [.black, .white])
    #expect(dump(LinearGaugeStyle(tint: gradient)) != dump(LinearGaugeStyle()))
  }

  /// From right to left the minimum's label stands on the right, and the ring starts there.
  @Test func anOpenRingIsMirroredWithItsLabels() {
    func dump(_ value: Double, _ tint: some ShapeStyle, rightToLeft: Bool) -> String {
      let gauge = Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryCircular).tint(tint)
      return archive(gauge, width: 60, height: 60, rightToLeft: rightToLeft).list.dump
    }
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(dump(0.25, red, rightToLeft: true) == dump(0.75, red, rightToLeft: false))
    let forth = Gradient(colors: [red, .black])
    let back = Gradient(colors: [.black, red])
    #expect(dump(0.25, forth, rightToLeft: true) == dump(0.75, back, rightToLeft: false))
    #expect(dump(0.25, forth, rightToLeft: true) != dump(0.75, forth, rightToLeft: false))
  }
}
