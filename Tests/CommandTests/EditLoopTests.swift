import Foundation
import TestSupport
import Testing

/// What is built after an edit draws the same bytes as what is built of the same sources from nothing.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct EditLoopTests {
  /// Versions of two files, one after the other.
  static let views = [
    "func card(_ text: String) -> some View { Text(text).font(.title) }",
    // Another type behind `some View`: whoever asks for the card must not know it.
    "func card(_ text: String) -> some View { VStack { Text(text); Circle().frame(width: 20) } }",
    "func card(_ text: String) -> some View { HStack { Text(text + \"!\"); Spacer() } }",
    // Another signature.
    "func card(_ text: String, size: Double = 30) -> some View { Text(text).font(.system(size: size)) }",
    "let size = 12.0\nfunc card(_ text: String) -> some View { Text(text).font(.system(size: size)) }",
    "let size = Float(40)\nfunc card(_ text: String) -> some View { Text(\"\\(text) \\(size)\") }",
    // As it was at first.
    "func card(_ text: String) -> some View { Text(text).font(.title) }",
  ]
  static let widget = """
    import SwiftUI
    import WidgetKit

    struct Entry: TimelineEntry { let date: Date }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
      }
    }
    struct Framed<Content: View>: View {
      let content: Content
      var body: some View { content.padding(4).border(.red) }
    }
    @main struct Cards: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Cards", provider: Provider()) { _ in
          Framed(content: card("Hello")).containerBackground(.white, for: .widget)
        }
      }
    }
    """

  private static func render(_ folder: TestFolder, cache: String) throws -> Data {
    let file = folder.path + "/\(cache).png"
    let outcome = try Command.run(
      ["render", folder.path + "/in", "--family", "systemSmall", "-o", file],
      environment: ["VITRINE_CACHE": folder.path + "/" + cache])
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try Data(contentsOf: URL(filePath: file))
  }

  @Test func anEditDrawsWhatAWholeBuildDraws() throws {
    let folder = TestFolder("vitrine-edits")
    try folder.write(["in/Widget.swift": Self.widget])
    for (number, text) in Self.views.enumerated() {
      try folder.write(["in/Card.swift": "import SwiftUI\n\n" + text + "\n"])
      let edited = try Self.render(folder, cache: "kept")
      #expect(edited == (try Self.render(folder, cache: "fresh\(number)")), "version \(number)")
    }
    let objects = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/kept/objects")
    // The widget and the generated file once for each of four signatures, the card once for each of six
    // versions. On one core the widget is compiled with the card at first, and again when that changes.
    #expect([14, 15].contains(objects.count), "\(objects.count) objects")
  }

  /// Five files and one that is generated: on any machine two of them are compiled by one frontend, which
  /// then knows what stands behind `some View` in the other.
  @Test func filesThatWereCompiledTogetherAreNotBoundToEachOther() throws {
    let folder = TestFolder("vitrine-together")
    var files = ["in/Widget.swift": Self.widget.replacing("card(\"Hello\")", with: "Row3()")]
    for number in 0...3 {
      let inner =
        number == 0 ? "card(\"Hello\")" : "VStack { Row\(number - 1)(); card(\"\(number)\") }"
      files["in/Row\(number).swift"] =
        "import SwiftUI\nstruct Row\(number): View { var body: some View { \(inner) } }\n"
    }
    try folder.write(files)
    for (number, text) in Self.views[...2].enumerated() {
      try folder.write(["in/Card.swift": "import SwiftUI\n\n" + text + "\n"])
      let edited = try Self.render(folder, cache: "kept")
      #expect(edited == (try Self.render(folder, cache: "fresh\(number)")), "version \(number)")
    }
  }

  private static let package = """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "Cards", products: [.library(name: "Widget", targets: ["Widget"])],
      targets: [
        .target(name: "Words"), .target(name: "Kit", dependencies: ["Words"]),
        .target(name: "Widget", dependencies: ["Kit"]),
      ])
    """

  /// What stands in the body of a function is seen by no other module: theirs are not compiled again.
  @Test func anEditOfABodyStaysInItsModule() throws {
    let folder = TestFolder("vitrine-modules")
    let sources = "in/Sources"
    try folder.write([
      "in/Package.swift": Self.package,
      "\(sources)/Widget/Widget.swift":
        Self.widget.replacing("card(\"Hello\")", with: "Text(title())")
        .replacing("import SwiftUI\n", with: "import Kit\nimport SwiftUI\n"),
      "\(sources)/Kit/Title.swift": "import Words\n\npublic func title() -> String { word() }\n",
    ])
    var counts: [[Int]] = []
    for body in ["\"One\"", "[\"Two\", \"Three\"].joined()"] {
      try folder.write([
        "\(sources)/Words/Word.swift": "public func word() -> String { \(body) }\n"
      ])
      let edited = try Self.render(folder, cache: "kept")
      #expect(edited == (try Self.render(folder, cache: "fresh\(counts.count)")))
      counts.append(
        try ["objects", "compiled"].map {
          try FileManager.default.contentsOfDirectory(atPath: folder.path + "/kept/" + $0).count
        })
    }
    // The file; the interface, whose key is of all its sources.
    #expect(zip(counts[1], counts[0]).map(-) == [1, 1], "\(counts)")
  }
}
