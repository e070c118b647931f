import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// Modules of packages that are written for Linux too take the way they take there.
@Suite(.timeLimit(.minutes(60))) struct PortableModulesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var isPortable = false
    var isPlain = false
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "System",
      source: "#if canImport(Darwin)\nimport Darwin\n#elseif os(Linux)\nimport Glibc\n#endif",
      isPortable: true, isPlain: true),
    Case(name: "Plain", source: "public let a = 1", isPlain: true),
    Case(name: "OnPlain", source: "import Plain", isPlain: true),
    // The toolchain's own, as in swift-collections.
    Case(name: "Shared", source: "import struct SwiftShims.HeapObject", isPlain: true),
    Case(name: "Dates", source: "import Foundation"),
    // Whoever is imported may show Foundation's names.
    Case(name: "OnDates", source: "import Dates"),
    Case(
      name: "Server",
      source: "import Foundation\n#if os(Linux)\nimport FoundationNetworking\n#endif",
      isPortable: true),
    // Apple's Foundation is in one piece, and what names its parts is written for where it is not.
    Case(
      name: "Parts",
      source:
        "#if canImport(FoundationEssentials)\nimport FoundationEssentials\n#else\nimport Foundation\n#endif",
      isPortable: true),
    // What it stands on is compiled for this machine, whatever the branch says of `os(iOS)`.
    Case(
      name: "OnC", source: "import Shims\n#if os(iOS)\n#endif", isPortable: true, isPlain: true),
    Case(name: "DatesOnC", source: "import Shims\nimport Foundation"),
    // Written for Apple's frameworks, wherever else it runs.
    Case(name: "Views", source: "import UIKit\n#if os(Linux)\n#endif"),
  ]

  private static func modules(_ folder: TestFolder) throws -> [LocalModule] {
    try folder.write(
      Dictionary(uniqueKeysWithValues: cases.map { ("\($0.name)/A.swift", $0.source) }))
    return cases.map {
      LocalModule(name: $0.name, sources: ["\(folder.path)/\($0.name)/A.swift"])
    }
  }

  @Test func areToldByWhatTheyImport() throws {
    let folder = TestFolder()
    var modules =
      try Self.modules(folder) + [
        LocalModule(name: "Shims", sources: [], c: CTarget(folder: "/", sources: [], include: "/"))
      ]
    let finder = ProjectFinder(
      request: BuildRequest(paths: [folder.path]), files: folder.recorder,
      provided: ["Foundation", "UIKit", "SwiftUI", "Glibc", "Dispatch", "SwiftShims"])
    finder.markPortable(&modules)
    for (module, item) in zip(modules, Self.cases) {
      #expect(module.settings.isPortable == item.isPortable, "\(item.name)")
      #expect(module.settings.isPlain == item.isPlain, "\(item.name)")
    }
  }

  static let branches: [(isPortable: Bool, taken: String)] = [(true, "linux"), (false, "darwin")]

  @Test(arguments: branches) func takeTheirBranch(_ item: (isPortable: Bool, taken: String)) throws
  {
    let folder = TestFolder()
    try folder.write([
      "A.swift": """
      #if canImport(Darwin) && canImport(UIKit)
      let darwin = 1
      #endif
      #if os(Linux)
      let linux = 1
      #endif
      """
    ])
    var sdk = SDKLocation(folder: folder.path)
    sdk.syntaxTool = syntaxTool
    var settings = ProjectSettings()
    settings.isPortable = item.isPortable
    let index = try SyntaxTool(sdk: sdk).resolve(
      [folder.path + "/A.swift"], platform: .iOS, settings: settings,
      extraModules: item.isPortable ? [] : ["UIKit"], folder: folder.path + "/out")
    #expect(index.files[0].declaredNames == [item.taken])
  }

  /// Nothing of the SDK is added to a module that asks for nothing but the standard library.
  @Test func plainOnesSeeTheStandardLibraryAlone() throws {
    let folder = TestFolder()
    let cache = CacheLocation(folder: folder.path + "/cache")
    let compiler = try Compiler(
      sdk: SDKLocation(folder: Command.binary.deletingLastPathComponent().path), cache: cache,
      identity: "test")
    var settings = ProjectSettings()
    func adds() -> Bool {
      compiler.flags(module: "M", settings: settings, searchPaths: []).contains("VitrineFoundation")
    }
    #expect(adds())
    settings.isPlain = true
    #expect(!adds())
    #expect(!SupportFile.plain(hasResources: false).contains("import"))
    #expect(SupportFile.plain(hasResources: true).contains("import Foundation"))
  }
}
