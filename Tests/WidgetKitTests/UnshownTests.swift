import SwiftUI
import Testing
import VitrineDrawing
import VitrineMessages
import VitrineText
import WidgetKit

/// What the system would show elsewhere is said, and changes nothing here.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct UnshownTests {
  private static func archive(_ view: some View) -> Archive {
    ViewRenderer(typesetter: .shared).render(
      view, in: EnvironmentValues(RenderEnvironment()),
      proposal: ProposedViewSize(width: 100, height: 100))
  }

  @Test func argumentsAreKeptOrSaid() {
    let plain = Text(verbatim: "words")
    let all: [(String, AnyView)] = [
      ("controlWidgetStatus", AnyView(plain.controlWidgetStatus("done"))),
      (
        "activitySystemActionForegroundColor",
        AnyView(plain.activitySystemActionForegroundColor(.red))
      ),
    ]
    for (name, view) in all {
      let drawn = Self.archive(view)
      #expect(drawn.diagnostics.map(\.severity) == [.note])
      #expect(drawn.diagnostics.allSatisfy { $0.message.hasPrefix("'\(name)'") })
      #expect(drawn.list == Self.archive(plain).list)
    }
  }
}
