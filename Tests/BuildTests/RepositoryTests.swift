import Foundation
import Synchronization
import TestSupport
import Testing

@testable import VitrineBuild

/// What is asked of repositories before and beside SwiftPM.
@Suite(.timeLimit(.minutes(60)))
struct RepositoryTests {
  static let servers: [(location: String, server: String)] = [
    ("https://example.com/Owner/Kit.git", "example.com"),
    ("ssh://git@example.com:22/Kit", "git@example.com:22"),
    ("git@example.com:owner/Kit.git", "git@example.com"), ("file:///tmp/kit", "file:///tmp/kit"),
    ("/tmp/kit", "/tmp/kit"), ("", ""),
  ]

  @Test(arguments: servers) func serversOfAddresses(_ item: (location: String, server: String)) {
    #expect(RepositoryProbe.server(of: item.location) == item.server)
  }

  @Test func whatIsGoneIsToldOfAllAtOnce() throws {
    let folder = TestFolder()
    try folder.write(["kit/Package.swift": "", "empty/README": ""])
    try PackageTests.commit(folder.path + "/kit")
    let gone = (0..<20).map { "file://\(folder.path)/gone\($0)" }
    let locations = gone + ["file://\(folder.path)/kit", "file://\(folder.path)/empty"]
    let probe = RepositoryProbe(sandbox: BuildSandbox(), origins: [folder.path])
    let problems = probe.problems(of: locations)
    #expect(Set(problems.keys) == Set(locations).subtracting(["file://\(folder.path)/kit"]))
    #expect(problems[gone[7]]?.contains("/gone7") == true)
    #expect(probe.problems(of: []).isEmpty)
  }

  private static func write(_ manifests: [String: String], to folder: TestFolder) throws {
    for (name, manifest) in manifests {
      try folder.write([
        "\(name)/Package.swift": manifest, "\(name)/Sources/\(name)/A.swift": "public let a = 1",
      ])
      try PackageTests.commit("\(folder.path)/\(name)")
    }
  }

  private static func manifest(
    _ name: String, tools: String, on others: String = "", using products: String = ""
  ) -> String {
    """
    // swift-tools-version:\(tools)
    import PackageDescription
    let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [\(others)], targets: [.target(name: "\(name)", dependencies: [\(products)])])
    """
  }

  /// SwiftPM alone knows that both allow the older version. Where it cannot evaluate a manifest, each is copied by
  /// git, the newest version of it.
  @Test(arguments: ["4.2", "5.3", "6.0"]) func manifestsOfEveryModeAreResolved(
    _ tools: String
  ) throws {
    let folder = TestFolder()
    let deep = ".package(url: \"file://\(folder.path)/Deep\", \"1.0.0\"..<\"1.1.0\")"
    let product = ".product(name: \"Deep\", package: \"Deep\")"
    try Self.write(
      [
        "Kit": Self.manifest("Kit", tools: tools, on: deep, using: product),
        "Deep": Self.manifest("Deep", tools: "5.5"),
      ], to: folder)
    try PackageTests.git(["tag", "1.1.0"], in: folder.path + "/Deep")
    let cache = CacheLocation(folder: folder.path + "/cache")
    #expect(cache.isWritable())
    let references = ["Kit", "Deep"].map {
      PackageReference(
        location: "file://\(folder.path)/\($0)", requirement: .upToNextMajor("1.0.0"))
    }
    let lines = Mutex<[String]>([])
    let store = PackageStore(cache: cache, sandbox: BuildSandbox(), policy: nil) { phase in
      if case .fetched(let fetched) = phase { lines.withLock { $0 += fetched } }
    }
    #expect(store.provide(references, pins: PinnedPackages([], FileRecorder())).problem == nil)
    #expect(lines.withLock { $0 }.contains { $0.hasPrefix("Deep 1.0.0 from") })
  }

  /// SwiftPM ends with the first package that is gone: what is told of another one is its own.
  @Test func eachMissingPackageHasItsOwnReason() throws {
    let folder = TestFolder()
    let gone = ".package(url: \"file://\(folder.path)/Gone\", from: \"1.0.0\")"
    let product = ".product(name: \"Gone\", package: \"Gone\")"
    try Self.write(
      ["Kit": Self.manifest("Kit", tools: "5.5", on: gone, using: product)], to: folder)
    try folder.write(["Empty/.keep": ""])
    try PackageTests.git(["init", "--quiet", "."], in: folder.path + "/Empty")
    let cache = CacheLocation(folder: folder.path + "/cache")
    #expect(cache.isWritable())
    let references = ["Kit", "Empty"].map {
      PackageReference(
        location: "file://\(folder.path)/\($0)", requirement: .upToNextMajor("1.0.0"))
    }
    let store = PackageStore(cache: cache, sandbox: BuildSandbox(), policy: nil)
    let answer = store.provide(references, pins: PinnedPackages([], FileRecorder()))
    #expect(answer.folders.map(Paths.name) == ["Kit"])
    #expect(answer.problem?.contains("/Empty: ") == true)
    #expect(answer.problem?.contains("Gone") == false, "\(answer.problem ?? "")")
  }

  /// What one search was not given the next one does not ask for.
  @Test func whatIsMissingIsAskedForOnce() throws {
    let folder = TestFolder()
    try Self.write(["Kit": Self.manifest("Kit", tools: "5.5")], to: folder)
    let names = ["Gone", "Kit", "Lost", "Missing"]
    let objects = names.map { name in
      """
        P\(name) = { isa = XCRemoteSwiftPackageReference;
          repositoryURL = "file://\(folder.path)/\(name)";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
        D\(name) = { isa = XCSwiftPackageProductDependency; package = P\(name); productName = \(name); };
      """
    }
    let products = names.map { "D" + $0 }.joined(separator: ", ")
    let project = DependencyTests.pbxproj
      .replacingOccurrences(of: "  R = {", with: objects.joined() + "\n  R = {")
      .replacingOccurrences(
        of: "name = Widget;", with: "name = Widget; packageProductDependencies = (\(products));")
    try folder.write([
      "app/P.xcodeproj/project.pbxproj": project,
      "app/Widget.swift": (["WidgetKit"] + names).map { "import \($0)\n" }.joined(),
    ])
    let cache = CacheLocation(folder: folder.path + "/cache")
    #expect(cache.isWritable())
    let asked = Mutex<[[String]]>([])
    var finder = ProjectFinder(
      request: BuildRequest(paths: [folder.path + "/app"]), files: FileRecorder(),
      provided: ["WidgetKit", "SwiftUI"])
    finder.store = PackageStore(cache: cache, sandbox: BuildSandbox(), policy: nil) { phase in
      if case .fetching(let packages) = phase { asked.withLock { $0.append(packages) } }
    }
    let found = try #require(try finder.find().first)
    #expect(found.packages.map(\.identity).sorted() == ["gone", "lost", "missing"])
    #expect(found.modules.map(\.name).contains("Kit"))
    #expect(asked.withLock { $0.map { $0.sorted() } } == [["gone", "kit", "lost", "missing"]])
  }

  // MARK: Pins

  private static func pin(_ name: String, in folder: TestFolder) throws -> PinnedPackages.Pin {
    let path = "\(folder.path)/\(name)/.git/refs/heads/main"
    let revision = try String(contentsOfFile: path, encoding: .utf8)
    return .init(
      identity: name.lowercased(), location: "file://\(folder.path)/\(name)",
      revision: revision.trimmingCharacters(in: .whitespacesAndNewlines), version: "1.0.0")
  }

  private static func provide(
    _ names: [String], pins: [PinnedPackages.Pin], in folder: TestFolder
  ) -> PackageStore.Answer {
    let cache = CacheLocation(folder: folder.path + "/cache")
    #expect(cache.isWritable())
    var pinned = PinnedPackages([], FileRecorder())
    pinned.pins = pins
    let references = names.map {
      PackageReference(
        location: "file://\(folder.path)/\($0)", requirement: .upToNextMajor("1.0.0"))
    }
    return PackageStore(cache: cache, sandbox: BuildSandbox(), policy: nil)
      .provide(references, pins: pinned)
  }

  /// What an app pins for its other targets is not cloned for a widget, nor what is newer than the pin.
  @Test func pinnedPackagesComeAlone() throws {
    let folder = TestFolder()
    try Self.write(
      [
        "Kit": Self.manifest("Kit", tools: "5.5"), "Deep": Self.manifest("Deep", tools: "5.5"),
        "Other": Self.manifest("Other", tools: "5.5"),
      ], to: folder)
    let pins = try ["Kit", "Deep", "Other"].map { try Self.pin($0, in: folder) }
    try folder.write(["Kit/Sources/Kit/New.swift": ""])
    try PackageTests.git(["add", "."], in: folder.path + "/Kit")
    try PackageTests.git(["commit", "-q", "-m", "second"], in: folder.path + "/Kit")
    let answer = Self.provide(["Kit", "Deep"], pins: pins, in: folder)
    #expect(answer.problem == nil)
    #expect(answer.folders.map(Paths.name).sorted() == ["Deep", "Kit"])
    let kit = try #require(answer.folders.first { $0.hasSuffix("/Kit") })
    #expect(Paths.exists(kit + "/Sources/Kit/A.swift"))
    #expect(!Paths.exists(kit + "/Sources/Kit/New.swift") && !Paths.exists(kit + "/.git"))
    let copies = FileRecorder().names(folder.path + "/cache/swiftpm/repositories")
    #expect(copies == nil)
    // Nothing is asked for again.
    try FileManager.default.removeItem(atPath: folder.path + "/Kit")
    #expect(Self.provide(["Kit", "Deep"], pins: pins, in: folder).problem == nil)
  }

  /// Of two submodules one is gone.
  @Test func submodulesComeAlong() throws {
    let folder = TestFolder()
    try Self.write(["Kit": Self.manifest("Kit", tools: "5.5")], to: folder)
    try folder.write(["Data/a.txt": "", "Gone/b.txt": ""])
    for name in ["Data", "Gone"] {
      try PackageTests.commit(folder.path + "/" + name)
      try PackageTests.git(
        [
          "-c", "protocol.file.allow=always", "submodule", "--quiet", "add",
          "file://\(folder.path)/\(name)", name,
        ], in: folder.path + "/Kit")
    }
    try PackageTests.git(["commit", "-q", "-m", "submodules"], in: folder.path + "/Kit")
    try FileManager.default.removeItem(atPath: folder.path + "/Gone")
    let answer = Self.provide(["Kit"], pins: [try Self.pin("Kit", in: folder)], in: folder)
    #expect(answer.problem == nil)
    #expect(answer.folders.map(Paths.name) == ["Kit"])
    #expect(!Paths.exists(folder.path + "/cache/swiftpm"))
  }

  @Test func pinsThatARepositoryLacksAreVersions() throws {
    let folder = TestFolder()
    try Self.write(["Kit": Self.manifest("Kit", tools: "5.5")], to: folder)
    var pin = try Self.pin("Kit", in: folder)
    pin.revision = String(repeating: "a", count: 40)
    let answer = Self.provide(["Kit"], pins: [pin], in: folder)
    #expect(answer.problem == nil)
    #expect(answer.folders.map(Paths.name) == ["Kit"])
  }

  /// A server that lacks parts of a repository gives them to nobody: no other way is tried.
  @Test func whatARepositoryLacksIsTold() throws {
    let folder = TestFolder()
    try Self.write(["Kit": Self.manifest("Kit", tools: "5.5")], to: folder)
    let pin = try Self.pin("Kit", in: folder)
    let objects = folder.path + "/Kit/.git/objects"
    let commits = Set([pin.revision])
    for name in try FileManager.default.subpathsOfDirectory(atPath: objects) {
      let isObject = name.count == 41 && !commits.contains(name.filter { $0 != "/" })
      if isObject { try FileManager.default.removeItem(atPath: "\(objects)/\(name)") }
    }
    let answer = Self.provide(["Kit"], pins: [pin], in: folder)
    #expect(answer.problem?.contains("/Kit: ") == true)
    #expect(answer.folders.isEmpty)
    #expect(!Paths.exists(folder.path + "/cache/swiftpm"))
  }

  /// A copy stands for many ways to write its address.
  @Test func copiesOnThisMachineAreNamedOnce() {
    let settings = """
      url.file:///copies/kit.insteadof https://example.com/kit.git
      url.file:///copies/kit.insteadof https://example.com/kit
      url./copies/a.insteadof ssh://example.com/b
      url.https://example.org/.insteadof https://example.com/
      """
    #expect(PackageRound.mirrors(inSettings: settings) == ["/copies/a", "/copies/kit"])
  }

  static let refusals: [(words: String, outcome: RepositoryCopy.Outcome?)] = [
    ("error: Server does not allow request for unadvertised object 12ab", .refused),
    ("fatal: dumb http transport does not support shallow capabilities", .refused),
    ("fatal: remote error: upload-pack: not our ref 12ab", .absent),
    ("fatal: couldn't find remote ref 12ab", .absent),
    ("fatal: unable to access 'https://example.com/kit/': Could not resolve host", nil),
    ("error: git upload-pack: git-pack-objects died with error.", nil),
  ]

  @Test(arguments: refusals) func refusalsOfOneRevision(
    _ item: (words: String, outcome: RepositoryCopy.Outcome?)
  ) {
    #expect(RepositoryCopy.outcome(of: item.words) == item.outcome ?? .lost(item.words))
  }
}
