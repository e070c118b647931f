import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// What every manifest stands on is compiled once.
@Suite(.timeLimit(.minutes(60))) struct ManifestModulesTests {
  @Test(arguments: ManifestModules.toolsVersions) func theyAreMadeOnceAndRead(
    _ version: String
  ) throws {
    let folder = TestFolder()
    let toolchain = try Toolchain.find()
    let manifests = folder.path + "/manifests"
    try folder.write(["manifests/a": ""])
    func modules() throws -> ManifestModules {
      try #require(ManifestModules(toolchain, manifests: manifests, sandbox: BuildSandbox()))
    }
    func files() throws -> [String: Date?] {
      var dates: [String: Date?] = [:]
      let manager = FileManager.default
      for name in try manager.subpathsOfDirectory(atPath: modules().folder) {
        let path = try modules().folder + "/" + name
        dates[name] = try manager.attributesOfItem(atPath: path)[.modificationDate] as? Date
      }
      return dates
    }
    let made = try files()
    #expect(made.keys.contains { $0.hasSuffix(".pcm") })
    try folder.write([
      "Kit/Package.swift": """
      // swift-tools-version: \(version)
      import Foundation
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """
    ])
    let checkouts = PackageCheckouts(
      manifests: nil, request: BuildRequest(paths: []), files: FileRecorder())
    let manifest = PackageManifest(folder: folder.path + "/Kit", checkouts: checkouts)
    let result = try manifest.evaluate(toolchain, try modules())
    #expect(result.status.isSuccess, "\(result.errorText)")
    // Another's manifest adds nothing and changes nothing.
    #expect(try files() == made)
  }

  static let manifests: [(text: String, version: String?)] = [
    ("// swift-tools-version: 5.9\n", "5.5"), ("// swift-tools-version:6.0\nimport X", "6.0"),
    ("//swift-tools-version:6.2;(x)", "6.0"),
    ("// Copyright 2026\n// swift-tools-version:5.3", "5.5"),
    ("// swift-tools-version:4.2", nil), ("import PackageDescription", nil), ("", nil),
  ]

  @Test(arguments: manifests) func modesOfManifests(_ item: (text: String, version: String?)) {
    #expect(ManifestModules.toolsVersion(of: item.text) == item.version)
  }
}
