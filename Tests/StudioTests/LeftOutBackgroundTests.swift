import Testing
import VitrineBuild

@testable import VitrineStudio

/// Which tiles of a survey show nothing since a part of the sources was left out.
@Suite(.timeLimit(.minutes(60)))
struct LeftOutBackgroundTests {
  /// A project's sources, the file in which a function was left out, and whether its background may be with it.
  struct Case: Sendable {
    var files: [String: String]
    var omitted = "/p/View.swift"
    var kind = Omission.Kind.function
    var isLeftOut = true
  }

  static let direct = "var body: some View { Text(word).containerBackground(.red, for: .widget) }"
  static let wrapper = """
    extension View {
      func backdrop(_ color: Color)
        -> some View { containerBackground(color, for: .widget) }
      func unrelated() -> Int { 1 }
    }
    """
  static let cases = [
    Case(files: ["/p/View.swift": direct]),
    Case(files: ["/p/View.swift": "Text(word).backdrop(.red)", "/p/Wrapper.swift": wrapper]),
    Case(
      files: ["/p/View.swift": "unrelated()", "/p/Wrapper.swift": wrapper], isLeftOut: false),
    // Forgotten: a device shows the tile, too.
    Case(files: ["/p/View.swift": "Text(word)", "/p/Other.swift": "1"], isLeftOut: false),
    Case(
      files: ["/p/View.swift": direct, "/p/Data.swift": "func load() {}"],
      omitted: "/p/Data.swift", isLeftOut: false),
    Case(files: ["/p/View.swift": direct], kind: .declaration, isLeftOut: false),
    Case(files: ["/p/Other.swift": direct], omitted: "/p/Missing.swift", isLeftOut: false),
  ]

  @Test(arguments: cases) func isSeenInTheSources(_ item: Case) {
    let omission = Omission(
      kind: item.kind, name: "body", path: item.omitted, reason: "cannot find 'word' in scope")
    let sources = item.files.keys.sorted()
    let cause = LeftOutBackground.cause([omission], sources: sources) { item.files[$0] }
    #expect((cause == omission) == item.isLeftOut)
  }

  /// Each source is read twice at most, however many omissions there are.
  @Test func isLinear() {
    var files = ["/p/View.swift": Self.direct]
    for index in 0..<2_000 { files["/p/\(index).swift"] = "let a = \(index)" }
    let omissions = (0..<20_000).map {
      Omission(kind: .function, name: "f", path: "/p/\($0 % 2_000).swift", reason: "")
    }
    var reads = 0
    let cause = LeftOutBackground.cause(omissions, sources: files.keys.sorted()) { path in
      reads += 1
      return files[path]
    }
    #expect(cause == nil && reads <= 2 * files.count)
  }
}
