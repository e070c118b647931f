import TestSupport
import Testing

/// Live Activities by the command.
@Suite(.timeLimit(.minutes(60)))
struct ActivityRenderTests {
  /// A Live Activity without a `#Preview` has the state that its `PreviewProvider` shows.
  @Test func activitiesTakeTheStateOfPreviewProviders() throws {
    let outcome = try Command.run(["inspect", WidgetCases.path("walk"), "--context", "lock-screen"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("Harbor: 321"), "\(outcome.output)")
    #expect(!outcome.errors.contains("made-up values"), "\(outcome.errors)")
  }

  /// An activity written before there was an island is on the Lock Screen alone, also where it would stay small.
  @Test func activitiesOfABetaHaveNoIsland() throws {
    let described = try Command.run(["describe", WidgetCases.path("beta")])
    #expect(described.status == 0, "\(described.errors)")
    #expect(described.output.contains("activityLockScreen"), "\(described.output)")
    #expect(!described.output.contains("island"), "\(described.output)")
    #expect(described.errors.contains("is of a beta of iOS 16.1"), "\(described.errors)")
    for context in ["lock-screen", "smart-stack"] {
      let outcome = try Command.run(["inspect", WidgetCases.path("beta"), "--context", context])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.contains("degrees"), "\(context): \(outcome.output)")
      // A made-up number is a moment of today, in the unit that the sources take it in.
      #expect(outcome.output.contains("June 8, 2026"), "\(context): \(outcome.output)")
    }
  }
}
