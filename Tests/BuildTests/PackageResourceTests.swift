import TestSupport
import Testing

@testable import VitrineBuild

/// What a package's manifest puts into the bundle.
@Suite(.timeLimit(.minutes(60)))
struct PackageResourceTests {
  /// The lists of the manifest, and what a file of the target is called in the bundle.
  static let rules: [(resources: String, names: [String])] = [
    (#".copy("Data")"#, ["Data", "plain.json"]),
    (#".copy("Data/a/list.json"), .copy("Data/raw.blob")"#, ["list.json", "raw.blob"]),
    (#".process("Data")"#, ["list.json", "list.json", "plain.json"]),
    (#".copy("../../Other"), .copy("."), .copy("Missing"), .process("Data")"#, ["list.json"]),
  ]

  /// Folders that are copied stay folders, and hold no sources; what is processed lies side by side.
  @Test(arguments: rules)
  func whatIsCopiedKeepsItsFolders(_ item: (resources: String, names: [String])) throws {
    let folder = TestFolder()
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit",
        products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit", resources: [\(item.resources)])])
      """,
      "Sources/Kit/Kit.swift": "import WidgetKit\nstruct K: Widget {}",
      "Sources/Kit/Data/a/list.json": "{}", "Sources/Kit/Data/b/list.json": "[]",
      "Sources/Kit/Data/Sample.swift": "let a =", "Sources/Kit/Data/raw.blob": "",
      "Sources/Kit/plain.json": "{}", "Other/secret.json": "{}",
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    let resources = found.flatMap(\.resources)
    #expect(Set(item.names).isSubset(of: resources.map(\.name)), "\(resources)")
    #expect(!resources.contains { $0.path.contains("Other") || $0.path == folder.path })
    let isCopied = item.names.contains("Data")
    #expect(resources.contains { $0.path.hasSuffix("/a/list.json") } != isCopied)
    #expect(found.flatMap(\.sources).contains { $0.hasSuffix("Sample.swift") } != isCopied)
  }
}
