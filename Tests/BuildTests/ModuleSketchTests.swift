import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// The errors of modules that stand on each other come in one round.
@Suite(.timeLimit(.minutes(60))) struct ModuleSketchTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var importsSketches = false
    /// What is wrong with it; nil where it compiles.
    var errors: [String]?
    var testDescription: String { name }
  }

  /// In the order of compilation.
  static let chain = [
    Case(name: "Whole", source: "public struct Whole { public init() {} }"),
    Case(
      name: "Base",
      source: "public struct Base {\n  public var gone: Gone?\n  public init() {}\n"
        + "  public func fine() -> Int { lost() }\n}",
      errors: ["cannot find type 'Gone' in scope", "cannot find 'lost' in scope"]),
    // What is wrong below is not its own mistake.
    Case(
      name: "Middle", source: "import Base\npublic func middle() -> Int { Base().fine() }",
      importsSketches: true, errors: []),
    Case(
      name: "Use",
      source: "import Base\nimport Middle\nimport Whole\n"
        + "public let used = (Base().gone, middle(), own(), Whole())",
      importsSketches: true, errors: ["cannot find 'own' in scope"]),
    Case(
      name: "Apart", source: "import Whole\npublic func apart() -> Whole { Whole() }"),
  ]

  @Test func modulesOnOneWithErrorsTellTheirOwn() throws {
    let folder = TestFolder()
    let cache = CacheLocation(folder: folder.path + "/cache")
    #expect(cache.isWritable())
    let compiler = try Compiler(
      sdk: SDKLocation(folder: Command.binary.deletingLastPathComponent().path), cache: cache,
      identity: "test")
    for item in Self.chain {
      try folder.write(["work/\(item.name).swift": item.source])
      let work = folder.path + "/work"
      let job = Compiler.Job(
        module: item.name, files: ["\(work)/\(item.name).swift"], settings: ProjectSettings(),
        searchPaths: [work], objects: [], output: "\(work)/\(item.name).o", workFolder: work,
        isLibrary: true, importsSketches: item.importsSketches)
      var errors: [String]?
      do { try compiler.run(job) } catch BuildError.compileFailed(let diagnostics) {
        errors = diagnostics.filter { $0.severity == .error }.map(\.message)
      }
      #expect(errors == item.errors, "\(item.name)")
      #expect(Paths.exists("\(work)/\(item.name).swiftmodule"), "\(item.name)")
      // There is no code of what is wrong.
      #expect(Paths.exists(job.output) == (item.errors == nil), "\(item.name)")
    }
  }

  static let crashes: [(told: [String], importsSketches: Bool, kept: [String])] = [
    (["cannot find 'x' in scope"], false, ["cannot find 'x' in scope"]),
    ([], false, ["crash"]), ([], true, []),
  ]

  @Test(arguments: crashes) func aCrashComesFromTheErrorsBefore(
    _ item: (told: [String], importsSketches: Bool, kept: [String])
  ) {
    func error(_ message: String) -> BuildDiagnostic {
      .init(path: "/a/V.swift", line: 1, column: 1, severity: .error, message: message)
    }
    let job = Compiler.Job(
      module: "M", files: [], settings: ProjectSettings(), searchPaths: [], objects: [],
      output: "", workFolder: "", isLibrary: true, importsSketches: item.importsSketches)
    let causes = ModuleSketch.causes(of: error("crash"), item.told.map(error), job)
    #expect(causes.map(\.message) == item.kept)
  }
}
