import Foundation
import TestSupport
import Testing

@testable import VitrineAudit

/// The line that a finding names.
@Suite(.timeLimit(.minutes(60))) struct PlaceTests {
  private static let files = [
    "A.swift": """
    import WidgetKit
    func reload() { WidgetCenter.shared.reloadTimelines(ofKind: "Walks") }
    let center = ["Walks"]
    #Preview {
      Text("walked")
    }
    """,
    "B.swift": """
    struct Walks: Widget {
      let kind = "Walks"
      var body: some WidgetConfiguration { StaticConfiguration(kind: kind, provider: P()) }
    }
    struct Row: View {
      var body: some View { Text("walked") }
    }
    struct Row_Previews: PreviewProvider {
      static var previews: some View { Text("only here") }
    }
    """,
  ]

  private func located(_ hint: String?) throws -> String {
    let folder = TestFolder("vitrine-places")
    for (name, text) in Self.files {
      try Data(text.utf8).write(to: folder.url.appending(path: name))
    }
    let paths = Self.files.keys.sorted().map { folder.url.appending(path: $0).path }
    var finding = Finding("", widget: "Walks")
    finding.hint = hint
    if hint != nil { finding.frame = .init(x: 0, y: 0, width: 1, height: 1) }
    let found = SourcePlaces(paths: paths).locate(finding)
    return "\(found.file?.suffix(7) ?? "-"):\(found.line ?? 0)"
  }

  /// The widget is where its kind is defined, and not where somebody reloads it; words are where a view
  /// says them, and in a preview only where nobody else does.
  @Test(arguments: [(nil, "B.swift:2"), ("walked", "B.swift:6"), ("only here", "B.swift:9")])
  func findingsAreAtTheirLine(_ hint: String?, _ place: String) throws {
    #expect(try located(hint) == place)
  }
}
