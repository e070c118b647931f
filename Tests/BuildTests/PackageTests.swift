import Foundation
import Synchronization
import TestSupport
import Testing
import VitrinePlatform

@testable import VitrineBuild

@Suite(.timeLimit(.minutes(60)))
struct PackageTests {
  // MARK: What a project asks for

  static let requirements: [(fields: String, line: String?)] = [
    ("kind = upToNextMajorVersion; minimumVersion = 1.2;", "\"1.2.0\"..<\"2.0.0\""),
    ("kind = upToNextMinorVersion; minimumVersion = 0.3.1;", "\"0.3.1\"..<\"0.4.0\""),
    (
      "kind = upToNextMajorVersion; minimumVersion = \"2.0.0-beta.1\";",
      "\"2.0.0-beta.1\"..<\"3.0.0\""
    ),
    ("kind = versionRange; minimumVersion = 1; maximumVersion = 2;", "\"1.0.0\"..<\"2.0.0\""),
    ("kind = exactVersion; version = 7.10.0;", "exact: \"7.10.0\""),
    ("kind = branch; branch = main;", "branch: \"main\""),
    ("kind = revision; revision = abc123;", "revision: \"abc123\""),
    ("kind = somethingNew;", nil),
  ]

  @Test(arguments: requirements) func requirementsOfAProject(
    _ item: (fields: String, line: String?)
  ) throws {
    let values = try OldStylePropertyList.parse("{ \(item.fields) }").dictionary ?? [:]
    let requirement = PackageReference.Requirement(xcode: values)
    let line = requirement.map { PackageReference(location: "u", requirement: $0).line }
    #expect(line == item.line.map { ".package(url: \"u\", \($0))," })
  }

  static let addresses: [(address: String, identity: String, isSound: Bool)] = [
    ("https://example.com/Owner/Kit.git", "kit", true), ("https://example.com/Kit/", "kit", true),
    ("git@example.com:owner/Kit-Swift.git", "kit-swift", true), ("file:///tmp/kit", "kit", true),
    ("--upload-pack=x", "--upload-pack=x", false),
    ("x\", exact: \"1\"), .package(url: \"y", "y", false), ("a b", "a b", false),
  ]

  @Test(arguments: addresses) func addressesAreNames(
    _ item: (address: String, identity: String, isSound: Bool)
  ) {
    let reference = PackageReference(location: item.address, requirement: .exact("1.0.0"))
    #expect(reference.isSound == item.isSound)
    if item.isSound { #expect(reference.identity == item.identity) }
  }

  static let pins: [String] = [
    #"{"object":{"pins":[{"package":"Kit","repositoryURL":"https://e.com/kit","state":{"branch":null,"revision":"ab","version":"1.0.0"}}]},"version":1}"#,
    #"{"pins":[{"identity":"kit","kind":"remoteSourceControl","location":"https://e.com/kit","state":{"revision":"ab","version":"1.0.0"}}],"version":2}"#,
    #"{"originHash":"x","pins":[{"identity":"kit","location":"https://e.com/kit","state":{"revision":"ab","version":"1.0.0"}}],"version":3}"#,
  ]

  @Test(arguments: pins) func pinsOfEveryVersion(_ text: String) throws {
    let folder = TestFolder()
    try folder.write(["P.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": text]
    )
    let places = PinnedPackages.places(around: folder.path, folder.recorder)
    let found = PinnedPackages(places, folder.recorder)
    #expect(
      found.pins == [
        .init(identity: "kit", location: "https://e.com/kit", revision: "ab", version: "1.0.0")
      ])
  }

  static let asked: [(requirement: PackageReference.Requirement, revision: String)] = [
    (.branch("main"), "new"), (.range("1.0.0", "2.0.0"), "old"), (.exact("1.3.0"), "old"),
    (.revision("new"), "new"), (.exact("3.0.0"), "old"),
  ]

  /// A workspace keeps the pins that it was last opened with, and the project has others since.
  @Test(arguments: asked) func pinsHoldWhatIsAskedFor(
    _ item: (requirement: PackageReference.Requirement, revision: String)
  ) throws {
    let folder = TestFolder()
    let states = [
      ("old", #""version": "1.3.0""#), ("new", #""branch": "main""#),
    ]
    for (name, state) in states {
      try folder.write(
        #"{"pins": [{"identity": "kit", "location": "https://e.com/kit", "state": {"revision": "\#(name)", \#(state)}}]}"#,
        to: name)
    }
    let pins = PinnedPackages(
      states.map { folder.path + "/" + $0.0 }, folder.recorder,
      for: [PackageReference(location: "https://e.com/kit", requirement: item.requirement)])
    #expect(pins["kit"]?.revision == item.revision)
  }

  // MARK: Fetching

  /// A widget that imports a package of another repository, which stands on one with C in it.
  private static func project(in folder: TestFolder) throws -> String {
    try folder.write([
      "kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit", dependencies: ["Deep", "Old"]), .target(name: "Old"),
          .target(name: "Deep", dependencies: ["CDeep"]),
          .target(name: "CDeep", cSettings: [.define("ANSWER", to: "42")])])
      """,
      "kit/Sources/Kit/Kit.swift": "import Deep\npublic let number = deep()",
      "kit/Sources/Deep/Deep.swift": "import CDeep\npublic func deep() -> Int { Int(answer()) }",
      // What is in Objective-C is no module here, not an empty one.
      "kit/Sources/Old/Old.m": "@implementation Old\n@end", "kit/Sources/Old/include/Old.h": "",
      "kit/Sources/CDeep/deep.c": "#include \"CDeep.h\"\nint answer(void) { return ANSWER; }",
      "kit/Sources/CDeep/include/CDeep.h": "int answer(void);",
      "app/Widget.swift": "import WidgetKit\nimport Kit\n",
    ])
    let objects = """
      PKG = { isa = XCRemoteSwiftPackageReference; repositoryURL = "file://\(folder.path)/kit";
              requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
      KIT = { isa = XCSwiftPackageProductDependency; package = PKG; productName = Kit; };
      R = {
      """
    try folder.write([
      "app/P.xcodeproj/project.pbxproj": DependencyTests.pbxproj.replacingOccurrences(
        of: "  R = {", with: objects)
    ])
    try commit(folder.path + "/kit")
    return folder.path + "/app"
  }

  static func commit(_ path: String) throws {
    for arguments in [
      ["init", "-q", "-b", "main"], ["add", "."], ["commit", "-q", "-m", "first"],
      ["tag", "1.0.0"],
    ] { try git(arguments, in: path) }
  }

  static func git(_ arguments: [String], in path: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", path, "-c", "user.name=T", "-c", "user.email=t@example.com"] + arguments
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private func find(
    _ path: String, _ cache: CacheLocation, _ policy: PackagePolicy?,
    confinement: ConfinementMode = .on
  ) throws -> WidgetProject {
    let files = FileRecorder()
    var request = BuildRequest(paths: [path])
    request.sandbox.mode = confinement
    var finder = ProjectFinder(
      request: request, files: files, provided: ["WidgetKit", "SwiftUI"])
    finder.store = PackageStore(cache: cache, sandbox: BuildSandbox(), policy: policy)
    return try #require(try finder.find().first)
  }

  /// A build's key is made of it, in every process the same.
  @Test func productsAreEncodedInOneOrder() throws {
    let names = (0..<40).map { "Product\($0)" }
    let reference = PackageReference(
      location: "https://example.com/kit", requirement: .branch("main"), products: Set(names))
    let object = try #require(
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(reference)) as? [String: Any])
    #expect(object["products"] as? [String] == names.sorted())
    #expect(object["location"] as? String == "https://example.com/kit")
    #expect(object["requirement"] != nil)
  }

  @Test func packagesAreFetchedOnceAndKept() throws {
    let folder = TestFolder()
    let app = try Self.project(in: folder)
    let cache = CacheLocation(folder: folder.path + "/cache")
    #expect(cache.isWritable())
    let before = try find(app, cache, .offline)
    #expect(before.modules.isEmpty)
    #expect(before.packages.map(\.identity) == ["kit"])
    #expect(before.packageProblem != nil)
    let fetched = try find(app, cache, nil)
    #expect(fetched.modules.map(\.name) == ["CDeep", "Deep", "Kit"])
    #expect(fetched.modules.first?.c?.defines == ["ANSWER=42"])
    #expect(fetched.packages.isEmpty)
    // What was fetched needs its origin no longer.
    try FileManager.default.removeItem(atPath: folder.path + "/kit")
    #expect(try find(app, cache, .offline).modules.map(\.name) == ["CDeep", "Deep", "Kit"])
    #expect(try find(app, cache, .never).modules.isEmpty)
  }

  /// Git brings a pinned package alone: what it stands on is asked for next, at its own pin. Early manifests name
  /// a product and not its package.
  @Test(arguments: [
    ("below", "5.9", ".product(name: \"Below\", package: \"below\")"),
    ("swift-below", "5.1", "\"Below\""),
  ])
  func whatPinnedPackagesStandOnIsFetchedToo(name: String, tools: String, use: String) throws {
    let folder = TestFolder()
    try folder.write([
      "\(name)/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "below", products: [.library(name: "Below", targets: ["Below"])],
        targets: [.target(name: "Below")])
      """,
      "\(name)/Sources/Below/B.swift": "public let below = 1",
    ])
    try Self.commit("\(folder.path)/\(name)")
    let app = try Self.project(in: folder)
    try folder.write([
      "kit/Package.swift": """
      // swift-tools-version:\(tools)
      import PackageDescription
      let package = Package(name: "kit", products: [.library(name: "Kit", targets: ["Kit"])],
        dependencies: [.package(url: "file://\(folder.path)/\(name)", from: "1.0.0")],
        targets: [.target(name: "Kit", dependencies: [\(use)])])
      """
    ])
    try Self.git(["commit", "-q", "-a", "-m", "second"], in: folder.path + "/kit")
    try Self.pin(["kit", name], in: folder)
    let cache = CacheLocation(folder: folder.path + "/cache")
    #expect(cache.isWritable())
    // A confined manifest may not look whether there is a folder of its dependency's name.
    let found = try find(app, cache, nil, confinement: .off)
    #expect(found.modules.map(\.name) == ["Below", "Kit"])
    #expect(found.packages.isEmpty)
    #expect(!Paths.exists(folder.path + "/cache/swiftpm"))
  }

  /// The app pins packages where they are now.
  private static func pin(_ names: [String], in folder: TestFolder) throws {
    let pins = try names.map { name in
      let head = try String(
        contentsOfFile: "\(folder.path)/\(name)/.git/refs/heads/main", encoding: .utf8
      ).trimmingCharacters(in: .whitespacesAndNewlines)
      return """
        { "identity": "\(name)", "kind": "remoteSourceControl", "location": "file://\(folder.path)/\(name)",
          "state": { "revision": "\(head)", "version": "1.0.0" } }
        """
    }
    try folder.write([
      "app/P.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved":
        "{ \"pins\": [\(pins.joined(separator: ","))], \"version\": 2 }"
    ])
  }

  @Test func whatCannotBeFetchedIsNamed() throws {
    let folder = TestFolder()
    let app = try Self.project(in: folder)
    try FileManager.default.removeItem(atPath: folder.path + "/kit")
    let cache = CacheLocation(folder: folder.path + "/cache")
    #expect(cache.isWritable())
    let found = try find(app, cache, nil)
    #expect(found.packageProblem?.contains("/kit") == true)
    let again = try find(app, cache, nil)
    #expect(again.packageProblem?.contains("only --packages fetch tries again") == true)
    // The next build has the first one's key.
    #expect(again.packageProblem == found.packageProblem)
  }

  /// The second build is made of what the first one was, without asking the network again.
  @Test func whatCameOfASetStaysThere() throws {
    let folder = TestFolder()
    _ = try Self.project(in: folder)
    let cache = CacheLocation(folder: folder.path + "/cache")
    #expect(cache.isWritable())
    let references = ["kit", "gone"].map {
      PackageReference(
        location: "file://\(folder.path)/\($0)", requirement: .upToNextMajor("1.0.0"))
    }
    let pins = PinnedPackages([], FileRecorder())
    func provide(_ policy: PackagePolicy?) -> PackageStore.Answer {
      PackageStore(cache: cache, sandbox: BuildSandbox(), policy: policy)
        .provide(references, pins: pins)
    }
    let first = provide(nil)
    #expect(first.folders.map(Paths.name) == ["kit"])
    #expect(first.problem?.contains("/gone") == true)
    for policy in [nil, PackagePolicy.offline] {
      let again = provide(policy)
      #expect(again.folders == first.folders)
      #expect(again.problem != nil)
    }
  }

  /// A pin of the app's that nobody can have any more does not keep the widget from its own packages.
  @Test func pinsOfOthersAreGivenUp() throws {
    let folder = TestFolder()
    _ = try Self.project(in: folder)
    let cache = CacheLocation(folder: folder.path + "/cache")
    #expect(cache.isWritable())
    let kit = PackageReference(
      location: "file://\(folder.path)/kit", requirement: .upToNextMajor("1.0.0"))
    var pins = PinnedPackages([], FileRecorder())
    pins.pins = [
      .init(
        identity: "secret", location: "file://\(folder.path)/secret",
        revision: String(repeating: "a", count: 40), version: "1.0.0")
    ]
    let store = PackageStore(cache: cache, sandbox: BuildSandbox(), policy: nil)
    let answer = store.provide([kit], pins: pins)
    #expect(answer.folders.map(Paths.name) == ["kit"])
    #expect(answer.problem == nil)
  }

  /// A tag that its repository has lost: another version stands in for it and says so.
  @Test func lostVersionsAreStoodInFor() throws {
    let folder = TestFolder()
    let app = try Self.project(in: folder)
    let path = app + "/P.xcodeproj/project.pbxproj"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try text.replacingOccurrences(
      of: "kind = upToNextMajorVersion; minimumVersion = 1.0.0;",
      with: "kind = exactVersion; version = 2.0.0;"
    ).write(toFile: path, atomically: true, encoding: .utf8)
    let cache = CacheLocation(folder: folder.path + "/cache")
    #expect(cache.isWritable())
    let lines = Mutex<[String]>([])
    var finder = ProjectFinder(
      request: BuildRequest(paths: [app]), files: FileRecorder(),
      provided: ["WidgetKit", "SwiftUI"])
    finder.store = PackageStore(cache: cache, sandbox: BuildSandbox(), policy: nil) { phase in
      if case .fetched(let fetched) = phase { lines.withLock { $0 += fetched } }
    }
    let found = try #require(try finder.find().first)
    #expect(found.modules.map(\.name) == ["CDeep", "Deep", "Kit"])
    #expect(lines.withLock { $0 }.contains { $0.hasPrefix("kit 1.0.0, for 2.0.0 is not there,") })
  }

  static let manifests: [(text: String, declares: Bool)] = [
    (#".library(name: "Kit", targets: ["Core"])"#, true), (".library(\n  name: \"Kit\"\n)", true),
    (#".binaryTarget(name: "Kit", path: "Kit.xcframework")"#, true),
    // What stands on it is not it: it was never fetched then.
    (#".product(name: "Kit", package: "kit")"#, false), (#"dependencies: ["Kit"]"#, false),
    (#".library(name: "KitUI", targets: ["Kit"])"#, false),
  ]

  @Test(arguments: manifests) func packagesAreKnownByWhatTheyDeclare(
    _ item: (text: String, declares: Bool)
  ) throws {
    let folder = TestFolder()
    try folder.write(["Package.swift": item.text])
    let checkouts = PackageCheckouts(manifests: nil, files: folder.recorder)
    #expect(checkouts.declares("Kit", folder.path) == item.declares)
  }

  // MARK: Manifests

  static let conditions: [(json: String, holds: Bool)] = [
    ("{}", true), (#"{"platformNames":["ios"]}"#, true), (#"{"platformNames":["macos"]}"#, false),
    (#"{"config":"release"}"#, false), (#"{"config":"debug","platformNames":[]}"#, true),
  ]

  @Test(arguments: conditions) func conditionsOfAManifest(_ item: (json: String, holds: Bool))
    throws
  {
    let json = try JSONValue.parse(Array(item.json.utf8))
    #expect(ManifestCondition(json).holds(on: .iOS) == item.holds)
  }
}
