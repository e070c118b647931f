import SwiftUI
import Testing
import VitrineDrawing
import VitrineMessages
import VitrineText

@testable import WidgetKit

/// What lies behind a Live Activity, and what a control shows of its label.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct BackgroundTests {
  private static func archive(_ view: some View, width: Double = 160) -> Archive {
    var environment = RenderEnvironment(width: width, height: 72, displayScale: 2)
    environment.family = "activityLockScreen"
    return ViewRenderer(typesetter: .shared).render(
      view, in: EnvironmentValues(environment),
      proposal: ProposedViewSize(width: width, height: 72), margins: EdgeInsets())
  }
  private static let tint = Color(red: 0, green: 1, blue: 0)

  @Test func aClearBackgroundLeavesTheTint() {
    let dump = Self.archive(
      Text(verbatim: "a").containerBackground(.clear, for: .widget)
        .activityBackgroundTint(Self.tint)
    ).list.dump
    #expect(dump.contains("#00FF00"), "\(dump)")
  }

  @Test func aBackgroundLiesOnTheTint() throws {
    let dump = Self.archive(
      Text(verbatim: "a").containerBackground(Color(red: 1, green: 0, blue: 0), for: .widget)
        .activityBackgroundTint(Self.tint)
    ).list.dump
    let (below, above) = (
      try #require(dump.range(of: "#00FF00")), try #require(dump.range(of: "#FF0000"))
    )
    #expect(below.lowerBound < above.lowerBound)
  }

  @Test func aLabelOfSeveralTextsHasATitleAndOneBelow() {
    var parts = ControlParts()
    parts.label = Group {
      Label("Title", systemImage: "star")
      Text(verbatim: "Below")
      Text(verbatim: "Third")
    }
    let tree = Self.archive(ControlView(parts: UncheckedBox(parts))).semantics
    #expect(tree.texts == ["Title", "Below"])
    let small = Self.archive(ControlView(parts: UncheckedBox(parts)), width: 72).semantics
    #expect(small.texts == [])
  }
}
