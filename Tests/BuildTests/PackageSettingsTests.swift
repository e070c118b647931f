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
        {"tool": "swift", "kind": {"define": {"_0": "FLAG"}}}
      ]}
      """)
    var settings = PackageSettings.read(
      target, in: "/a/swift-lib", toolsVersion: nil, traits: ["Clocks"], .iOS)
    #expect(settings.conditions == ["DEBUG", "SWIFT_PACKAGE", "Clocks", "FLAG"])
    #expect(settings.upcomingFeatures == [])
    let left = settings.leaveOutForeignWords()
    #expect(left == ["A=b=@c", "@/etc/passwd", "AvailabilityMacro=a\n-o"])
    #expect(
      settings.experimentalFeatures == [
        "Lifetimes", "AvailabilityMacro=Lib 1.0: macOS 15.0, iOS 18.0",
        "StrictConcurrency=complete",
      ])
  }
}
