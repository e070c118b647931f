import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// A large module is compiled in parts, and comes out as one that is compiled in one piece does.
@Suite(.timeLimit(.minutes(60))) struct LargeModuleTests {
  private let folder = TestFolder()
  private var work: String { folder.path + "/work" }

  private func compiler() throws -> Compiler {
    let cache = CacheLocation(folder: folder.path + "/cache")
    #expect(cache.isWritable())
    return try Compiler(
      sdk: SDKLocation(folder: Command.binary.deletingLastPathComponent().path), cache: cache,
      identity: "test")
  }

  /// A module of two files, with comments that make it large.
  private func job(
    _ module: String, _ one: String, _ other: String, bytes: Int64 = Compiler.largeModule,
    checked: Bool = false, onSketches: Bool = false
  ) throws -> Compiler.Job {
    let filling = "\n// " + String(repeating: "-", count: Int(bytes / 2))
    try folder.write([
      "work/\(module)/A.swift": one + filling, "work/\(module)/B.swift": other + filling,
    ])
    var job = Compiler.Job(
      module: module, files: ["A", "B"].map { "\(work)/\(module)/\($0).swift" },
      settings: ProjectSettings(), searchPaths: [work], objects: [], output: "\(work)/\(module).o",
      workFolder: work, isLibrary: true, importsSketches: onSketches)
    job.mayHaveErrors = checked
    return job
  }

  private func errors(_ job: Compiler.Job, _ compiler: Compiler) throws -> [String]? {
    do { try compiler.run(job) } catch BuildError.compileFailed(let diagnostics) {
      return diagnostics.filter { $0.severity == .error }.map(\.message)
    }
    return nil
  }

  @Test func onlyLargeModulesOfPlainTypesAreShared() throws {
    let compiler = try compiler()
    guard compiler.linker != nil else { return }
    let large = try job("Kit", "", "")
    #expect(compiler.parts(ofModule: large) == [[0], [1]])
    #expect(compiler.parts(ofModule: try job("Small", "", "", bytes: 1000)) == nil)
    var views = large
    views.opaqueNames[views.files[0]] = ["body"]
    #expect(compiler.parts(ofModule: views) == nil)
    var extensions = large
    extensions.isLibrary = false
    #expect(compiler.parts(ofModule: extensions) == nil)
  }

  @Test(arguments: [false, true]) func partsBecomeOneObject(isChecked: Bool) throws {
    let compiler = try compiler()
    let kit = try job(
      "Kit", "public struct A { public init() {}; public func value() -> Int { B().value } }",
      "struct B { var value = 1 }\n@inlinable public func twice(_ x: Int) -> Int { x * 2 }",
      checked: isChecked)
    #expect(try errors(kit, compiler) == nil)
    let symbols = try #require(ObjectSymbols(path: kit.output))
    for name in ["$s3Kit1AV5valueSiyF", "$s3Kit1BV5valueSivg"] {
      #expect(symbols.defined.contains(name), "\(name)")
    }
    let user = try job("User", "import Kit\nlet a = twice(A().value())", "", bytes: 0)
    #expect(try errors(user, compiler) == nil)
    // The same sources make the same bytes.
    let first = FileManager.default.contents(atPath: kit.output)
    #expect(try errors(kit, compiler) == nil)
    #expect(FileManager.default.contents(atPath: kit.output) == first)
  }

  /// Those of all files in one run; what imports the module is checked against what is right of it.
  @Test(arguments: [false, true]) func errorsOfAllPartsAreTold(isChecked: Bool) throws {
    let compiler = try compiler()
    let kit = try job(
      "Kit", "public struct A { public init() {}; public var gone: Gone? }",
      "public func fine() -> Int { lost() }", checked: isChecked)
    #expect(
      try errors(kit, compiler) == [
        "cannot find type 'Gone' in scope", "cannot find 'lost' in scope",
      ])
    #expect(!Paths.exists(kit.output))
    for bytes in [0, Compiler.largeModule] {
      let user = try job(
        "User", "import Kit\nlet a = (A(), fine())", "let b = own()", bytes: bytes, onSketches: true
      )
      #expect(try errors(user, compiler) == ["cannot find 'own' in scope"])
    }
  }

  /// The interface of what nobody imports is written when all is right.
  @Test func whatNobodyImportsNeedsNoSketch() throws {
    let compiler = try compiler()
    let interface = work + "/Kit.swiftmodule"
    for (source, isRight) in [("let a = lost()", false), ("let a = 1", true)] {
      var kit = try job("Kit", source, "", checked: true)
      kit.isImported = false
      #expect(try (errors(kit, compiler) == nil) == isRight)
      #expect(Paths.exists(interface) == isRight)
      #expect(Paths.exists(kit.output) == isRight)
    }
  }
}
