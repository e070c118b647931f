import Foundation
import TestSupport
import Testing

/// Modules of a package whose code is made when the extension is linked.
@Suite(.timeLimit(.minutes(60))) struct WaitingCodeTests {
  private static let package = """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "Cards", products: [.library(name: "Widget", targets: ["Widget"])],
      targets: [
        .target(name: "Words"), .target(name: "Extra"), .target(name: "Kit", dependencies: ["Words"]),
        .target(name: "Widget", dependencies: ["Kit", "Extra"]),
      ])
    """

  private static func files(words: String, title: String) -> [String: String] {
    [
      "in/Package.swift": package,
      "in/Sources/Widget/Widget.swift":
        EditLoopTests.widget.replacing("card(\"Hello\")", with: "Text(title() + sign())")
        .replacing("import SwiftUI\n", with: "import Extra\nimport Kit\nimport SwiftUI\n"),
      "in/Sources/Kit/Title.swift": "import Foundation\nimport Words\n\n\(title)\n",
      "in/Sources/Extra/Sign.swift": "public func sign() -> String { \"!\" }\n",
      "in/Sources/Words/Word.swift": words,
      "in/Sources/Words/Mark.swift": "public func mark() -> String { \"?\" }\n",
    ]
  }

  private static func render(_ folder: TestFolder, _ name: String) throws -> (
    outcome: Command.Outcome, picture: Data
  ) {
    let file = folder.path + "/\(name).png"
    let outcome = try Command.run(
      ["render", folder.path + "/in", "--family", "systemSmall", "--allow-omissions", "-o", file],
      environment: ["VITRINE_CACHE": folder.path + "/cache"])
    try #require(outcome.status == 0, "\(outcome.errors)")
    return (outcome, try Data(contentsOf: URL(filePath: file)))
  }

  /// What is wrong in the body of a function shows when its file's code is made. It is left out then, and only what
  /// imports its module is compiled anew.
  @Test func whatIsWrongInItIsLeftOut() throws {
    let folder = TestFolder("vitrine-waiting")
    let title = "public func title() -> String { word() + mark() }"
    func words(_ body: (Int) -> String) -> String {
      "public func word() -> String { \"Hello\" }\n"
        + (0..<5).map { "public func other\($0)() -> String { \(body($0)) }\n" }.joined()
    }
    try folder.write(Self.files(words: words { _ in "word()" }, title: title))
    let whole = try Self.render(folder, "right").picture
    let before = try Self.made(folder)
    try folder.write(Self.files(words: words { "missing\($0)()" }, title: title))
    let (outcome, picture) = try Self.render(folder, "wrong")
    #expect(picture == whole)
    for number in 0..<5 {
      #expect(outcome.errors.contains("missing\(number)"), "\(outcome.errors)")
    }
    // The interface of Words, which is the same with what is wrong and without; code of the file in which it was.
    let made = zip(try Self.made(folder), before).map(-)
    #expect(made == [1, 1], "\(made)")
  }

  /// Where a module changes for others with what is left out of its code, the extension goes on as it was left: what was
  /// wrong in its own files is not looked for again.
  @Test func whatIsWrongInTheExtensionIsFoundOnce() throws {
    let folder = TestFolder("vitrine-waiting-twice")
    var files = Self.files(
      words: """
        public func word() -> String { "Hello" }
        public final class Thing {}
        public func thing() -> Thing { missing() }
        """, title: "public func title() -> String { word() }")
    files["in/Sources/Widget/Own.swift"] = """
      enum Own {
        static func own() -> Int { absent() }
        static let number = 1
      }
      """
    files["in/Sources/Widget/Widget.swift"]? += "\nlet number = Own.number\n"
    try folder.write(files)
    let errors = try Self.render(folder, "picture").outcome.errors
    for name in ["absent", "missing"] { #expect(errors.contains(name), "\(errors)") }
    let known = folder.path + "/cache/failures/"
    let found = try FileManager.default.contentsOfDirectory(atPath: known).filter {
      try String(contentsOfFile: known + $0, encoding: .utf8).contains("absent")
    }
    #expect(found.count == 1, "\(found)")
  }

  /// Without the overload that it forwards to, a subscript resolves to itself. That is found before it runs.
  @Test func endlessCallsAreLeftOut() throws {
    let folder = TestFolder("vitrine-endless")
    try folder.write(
      Self.files(
        words: """
          public struct Words {
            public init() {}
            @_disfavoredOverload
            public subscript(word: String) -> String {
              get { self[word] }
            }
            public subscript(word: String, by way: Missing = .first) -> String { word }
          }
          """, title: "public func title() -> String { Words()[\"Hello\"] }"))
    let errors = try Self.render(folder, "picture").outcome.errors
    #expect(
      errors.contains("infinite recursion; 'subscript' is compiled without its body"), "\(errors)")
  }

  /// Modules and objects in the cache.
  private static func made(_ folder: TestFolder) throws -> [Int] {
    try ["compiled", "objects"].map {
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache/" + $0).count
    }
  }

  /// A file that imports Foundation has its publishers, and not the names of Combine.
  @Test func typesMayHaveNamesOfCombine() throws {
    let folder = TestFolder("vitrine-combine")
    try folder.write(
      Self.files(
        words: """
          public struct Subscription { public init() {} }
          public struct Record { public init() {} }
          public struct Future { public init() {} }
          """,
        title: """
          public func title() -> String {
            let mine: [Any] = [Subscription(), Record(), Future()]
            let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().map { _ in 1 }
            return "\\(mine.count)" + (timer is Int ? "?" : "")
          }
          """))
    #expect(!(try Self.render(folder, "picture").picture.isEmpty))
  }

  /// Two of Combine's names are Foundation's as well; a file may import both.
  @Test func foundationHasObservableObjects() throws {
    let folder = TestFolder("vitrine-observable")
    func model(_ name: String) -> String {
      """
      public final class \(name): ObservableObject {
        @Published public var count = 1
        public init(_ count: Int) { _count = Published(initialValue: count) }
      }
      """
    }
    try folder.write(
      Self.files(
        words: "import Combine\nimport Foundation\n" + model("Both"),
        title: model("Plain")
          + """

          public func title() -> String {
            let (plain, both) = (Plain(1), Both(2))
            let changes = plain.$count.map { $0 + both.count }
            return "\\(plain.count)" + (changes is Int ? "?" : "")
          }
          """))
    let shown = try Self.render(folder, "picture")
    #expect(!shown.picture.isEmpty && !shown.outcome.errors.contains("left out"))
  }
}
