import Testing
@testable import VitrineStudio

@Suite(.timeLimit(.minutes(60))) struct SourceLocationTests {
  private static let toggle = "a toggle bound to a value does nothing in a widget"
  private static let button = "a button with a closure does nothing in a widget"

  /// What a style makes of its configuration, and what has an intent, is not what a message is about.
  @Test(arguments: [
    (toggle, "Toggle(configuration).border(.red)\nToggle(\"T\", isOn: $isOn)", 2, 1),
    (toggle, "Toggle(isOn: true, intent: A()) { }\n  Toggle(isOn: $isOn) { }", 2, 3),
    (toggle, "Toggle(a); Toggle(b, isOn: $isOn)", 1, 12),
    (button, "// Button { }\nButton(configuration)\nButton(title) { }", 3, 1),
    (button, "Button(action: act) { }", 1, 1),
    ("'badge' is inert in a widget", "row.badge(count)", 1, 5),
    ("'badge' is inert in a widget", "var badge: Int\nrow.badge(count)", 2, 5),
    ("'phaseAnimator' does not move", "  PhaseAnimator([1, 2]) { Text($0) }", 1, 3),
    ("'markedValueLabels' is inert", "Gauge(value: 1) { }\n markedValueLabels: { }", 2, 2),
  ])
  func messagesHaveTheirPlace(_ message: String, _ source: String, _ line: Int, _ column: Int) {
    let found = SourceLocations.find(message, of: source, in: "W.swift")
    #expect(found == SourceLocations.Location(file: "W.swift", line: line, column: column))
  }

  @Test func aStyleAloneIsNoPlace() {
    #expect(SourceLocations.find(Self.toggle, of: "Toggle(configuration)", in: "W.swift") == nil)
  }
}
