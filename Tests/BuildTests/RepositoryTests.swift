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
}
