import TestSupport
import Testing

@testable import VitrineBuild

/// A round of a build that failed is not gone through a second time.
@Suite(.timeLimit(.minutes(60))) struct KnownErrorsTests {
  private static let wrong = BuildDiagnostic(
    path: "/a/V.swift", line: 3, column: 1, severity: .error, message: "cannot find 'x' in scope")

  private static func errors(_ folder: TestFolder, key: String) -> KnownErrors {
    KnownErrors(name: "Kit", key: key, cache: CacheLocation(folder: folder.path))
  }

  @Test func whatDoesNotCompileIsAskedOnce() throws {
    let folder = TestFolder()
    var runs = 0
    for _ in 0..<2 {
      #expect(throws: BuildError.compileFailed([Self.wrong])) {
        try Self.errors(folder, key: "one").orThrown {
          runs += 1
          throw BuildError.compileFailed([Self.wrong])
        }
      }
    }
    #expect(runs == 1)
    // Other sources are asked.
    try Self.errors(folder, key: "two").orThrown { runs += 1 }
    #expect(runs == 2)
  }

  /// A look at some files answers for these alone.
  @Test func whatIsKnownOfSomeFilesIsNotKnownOfAll() {
    let folder = TestFolder()
    let cache = CacheLocation(folder: folder.path)
    let chosen: [Set<String>?] = [nil, ["/a.swift"], ["/a.swift", "/b.swift"]]
    let keys = chosen.map { KnownErrors(name: "Kit", key: "one", cache: cache, only: $0).key }
    #expect(Set(keys).count == chosen.count)
  }

  /// What the machine is to blame for may go well the next time.
  @Test func whatDoesNotFollowFromTheSourcesIsAskedAgain() throws {
    let folder = TestFolder()
    var runs = 0
    for _ in 0..<2 {
      #expect(throws: BuildError.self) {
        try Self.errors(folder, key: "one").orThrown {
          runs += 1
          throw BuildError.toolFailed(tool: "swiftc", output: "killed")
        }
      }
    }
    #expect(runs == 2)
  }

  /// What is wrong in generated code follows from the sources it was made from; `swiftc` stands for the machine.
  @Test(arguments: ["/a/V.swift", "generated/Intents.swift", "swiftc"])
  func errorsInSourcesAreKept(_ path: String) {
    let error = BuildDiagnostic(path: path, severity: .error, message: "wrong")
    #expect(BuildError.compileFailed([error]).followsFromSources == (path != "swiftc"))
  }

  struct Name: Sendable {
    var source: String
    var declared: [String] = []
    var referenced: [String] = []
  }

  static let names = [
    // A word of the language needs its backticks where it is declared, and not behind a dot.
    Name(
      source: "extension View {\n  func `if`(_ is: Bool) -> Self { self }\n}",
      declared: ["View.", "View.if"]),
    Name(source: "func f(_ v: V) { v.if(true) }", declared: ["f"], referenced: ["V", "if", "v"]),
    Name(source: "func f(_ v: V) { v.`default`() }", declared: ["f"], referenced: ["default"]),
    Name(source: "enum `Type` {}", declared: ["Type"]),
    // A module that is imported is no part of a type's name, and any other outer name is.
    Name(
      source: "import SwiftUI\nextension SwiftUI.Image {\n  init(symbol: Int) { fatalError() }\n}",
      declared: ["Image.", "Image.symbol"]),
    Name(
      source: "extension Swift.Array where Element == Int {\n  var sum: Int { 0 }\n}",
      declared: ["Array.", "Array.sum"]),
    // The short ways to write a type mean its name.
    Name(source: "extension [Int] {\n  var sum: Int { 0 }\n}", declared: ["Array.", "Array.sum"]),
    Name(
      source: "extension [Kit.Key: Int] {\n  func f() {}\n}",
      declared: ["Dictionary.", "Dictionary.f"]),
    Name(source: "extension Int? {\n  func f() {}\n}", declared: ["Optional.", "Optional.f"]),
    Name(
      source: "import SwiftUI\nextension Outer.Image {\n  var size: Int { 0 }\n}",
      declared: ["Outer.", "Outer.size"]),
  ]

  @Test(arguments: names) func namesAreThoseThatOthersMention(_ item: Name) throws {
    let folder = TestFolder()
    try folder.write(["A.swift": item.source])
    var sdk = SDKLocation(folder: folder.path)
    sdk.syntaxTool = syntaxTool
    let index = try SyntaxTool(sdk: sdk).resolve(
      [folder.path + "/A.swift"], platform: .iOS, settings: ProjectSettings(), extraModules: [],
      folder: folder.path + "/out")
    #expect(index.files[0].declaredNames == item.declared)
    #expect(Set(item.referenced).isSubset(of: index.files[0].referencedNames ?? []))
  }

  struct Need: Sendable {
    /// What the widget's file mentions.
    var mentioned: [String]
    /// What the file without its import declares.
    var declared: [String]
    var isNeeded: Bool
  }

  static let needs = [
    Need(mentioned: ["RoundedShape"], declared: ["RoundedShape"], isNeeded: true),
    Need(mentioned: ["RoundedShape"], declared: ["Server"], isNeeded: false),
    // Its own type, and what is no type.
    Need(mentioned: ["Kept"], declared: ["Kept"], isNeeded: false),
    Need(mentioned: ["load"], declared: ["load", "View.load"], isNeeded: false),
  ]

  /// Files that widgets speak of are worth more without an import than not at all.
  @Test(arguments: needs) func widgetsNeedTheTypesTheyMention(_ item: Need) {
    func file(_ path: String, _ declared: [String], _ referenced: [String]) -> SourceIndex.File {
      let types = declared.map {
        SourceIndex.Declaration(name: $0, kind: "struct", inherits: [], isMain: false, line: 1)
      }
      return SourceIndex.File(
        path: path, rewritten: false, imports: [], declarations: types, previews: [], symbols: [],
        images: [], colors: [], shifts: [], problems: [], declaredNames: declared,
        referencedNames: referenced)
    }
    let complete = SourceIndex(files: [
      file("/W.swift", ["W"], ["Kept"]), file("/Kept.swift", ["Kept"], item.mentioned),
    ])
    let left = [file("/Left.swift", item.declared, [])]
    #expect(MissingModules.needs(left, of: complete, from: ["/W.swift"]) == item.isNeeded)
  }
}
