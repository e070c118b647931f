import TestSupport
import Testing

@testable import VitrineBuild

/// What a manifest says to the compiler.
@Suite(.timeLimit(.minutes(60)))
struct PackageSettingsTests {
  private func json(_ text: String) throws -> JSONValue { try JSONValue.parse(Array(text.utf8)) }

  @Test func defaultTraitsBringOthersAlong() throws {
    let manifest = try json(
      """
      {"traits": [
        {"name": "default", "enabledTraits": ["Clocks"]},
        {"name": "Clocks", "enabledTraits": ["Time"]},
        {"name": "Time", "enabledTraits": ["Clocks"]},
        {"name": "Unstable", "enabledTraits": []}
      ]}
      """)
    #expect(PackageSettings.defaultTraits(manifest) == ["Clocks", "Time"])
    #expect(PackageSettings.defaultTraits(try json("{}")) == [])
  }

  @Test func traitsAndFeaturesReachTheCompiler() throws {
    let target = try json(
      """
      {"settings": [
        {"tool": "swift", "kind": {"enableExperimentalFeature": {"_0": "Lifetimes"}}},
        {"tool": "swift", "kind": {"enableExperimentalFeature":
          {"_0": "AvailabilityMacro=Lib 1.0: macOS 15.0, iOS 18.0"}}},
        {"tool": "swift", "kind": {"enableExperimentalFeature": {"_0": "StrictConcurrency=complete"}}},
        {"tool": "swift", "kind": {"enableExperimentalFeature": {"_0": "A=b=@c"}}},
        {"tool": "swift", "kind": {"enableExperimentalFeature": {"_0": "@/etc/passwd"}}},
        {"tool": "swift", "kind": {"enableExperimentalFeature": {"_0": "AvailabilityMacro=a\\n-o"}}},
        {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}},
        {"tool": "swift", "kind": {"define": {"_0": "FLAG"}}},
        {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-DRAW", "-Xcc", "-DNOT", "-O"]}}}
      ]}
      """)
    var settings = PackageSettings.read(
      target, in: "/a/swift-lib", toolsVersion: nil, traits: ["Clocks"], .iOS)
    #expect(settings.conditions == ["DEBUG", "SWIFT_PACKAGE", "Clocks", "FLAG", "RAW"])
    #expect(settings.upcomingFeatures == [])
    let left = settings.leaveOutForeignWords()
    #expect(left == ["A=b=@c", "@/etc/passwd", "AvailabilityMacro=a\n-o"])
    #expect(
      settings.experimentalFeatures == [
        "Lifetimes", "AvailabilityMacro=Lib 1.0: macOS 15.0, iOS 18.0",
        "StrictConcurrency=complete",
      ])
  }

  /// Xcode evaluates manifests on a Mac.
  @Test(arguments: [
    (text: "#if os(Linux)\nA\n#else\nB\n#endif", decided: "#if false\nA\n#else\nB\n#endif"),
    ("#if !canImport(Darwin)\nA\n#endif", "#if !true\nA\n#endif"),
    ("#if os(OSX) || os(Linux)\n#endif", "#if true || false\n#endif"),
    (
      "#if swift(>=5.9)\n#elseif canImport( Glibc )\n#endif",
      "#if swift(>=5.9)\n#elseif false\n#endif"
    ),
    ("#if canImport(Other)\n#endif", "#if canImport(Other)\n#endif"),
    // Compiled here all the same.
    (
      "#if os(macOS)\nimport Darwin\n#else\nimport Glibc\n#endif",
      "#if os(macOS)\nimport Darwin\n#else\nimport Glibc\n#endif"
    ),
    ("// os(Linux)\nlet a = 1", "// os(Linux)\nlet a = 1"),
    ("#if os(Linux)", "#if os(Linux)"), ("#endif", "#endif"), ("", ""),
  ]) func manifestsAreDecidedAsOnAMac(_ item: (text: String, decided: String)) {
    #expect(ManifestText.onAMac(item.text) == item.decided)
  }

  /// In every manifest of a package; the folder looks like the package's, and others read it.
  @Test func traitsAreThoseOfAMac() throws {
    let folder = TestFolder()
    let manifest = """
      // swift-tools-version: 6.1
      import Foundation
      import PackageDescription
      #if os(Linux)
      let kit = "OpenKit"
      #else
      let kit = "SystemKit"
      #endif
      let there = FileManager.default.fileExists(atPath: Context.packageDirectory + "/Sources/Kit")
      let package = Package(
        name: "Kit", traits: ["OpenKit", "SystemKit", .default(enabledTraits: [kit])],
        targets: [.target(name: there ? "Kit" : "None")])
      """
    try folder.write([
      "Kit/Package.swift": manifest, "Kit/Sources/Kit/Kit.swift": "",
      "Newer/Package.swift": "// swift-tools-version: 5.5\nimport PackageDescription\nfatalError()",
      "Newer/Package@swift-6.1.swift": manifest, "Newer/Sources/Kit/Kit.swift": "",
    ])
    let checkouts = PackageCheckouts(
      manifests: nil, request: BuildRequest(paths: []), files: FileRecorder())
    for name in ["Kit", "Newer"] {
      let json = try PackageManifest(folder: folder.path + "/" + name, checkouts: checkouts).read()
      #expect(PackageSettings.defaultTraits(json) == ["SystemKit"])
      #expect(json["targets"]?.array?.first?["name"]?.string == "Kit")
    }
  }
}
