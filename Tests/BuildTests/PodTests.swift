import TestSupport
import Testing

@testable import VitrineBuild

/// Modules that a `.podspec` of the repository makes.
@Suite(.timeLimit(.minutes(60))) struct PodTests {
  private let folder = TestFolder()

  private func find(_ path: String, _ contents: [String: String]) throws -> [WidgetProject] {
    try folder.write(contents.merging([".git/HEAD": ""]) { own, _ in own })
    let request = BuildRequest(paths: [folder.path + path])
    return try ProjectFinder(request: request).find()
  }

  private func names(_ project: WidgetProject?) -> [String: [String]] {
    (project?.modules ?? []).reduce(into: [:]) { $0[$1.name] = $1.sources.map(Paths.name) }
  }

  /// A module of React Native with a part that extensions may use, as its example app asks for it.
  @Test func podsOfTheRepositoryAreModules() throws {
    let found = try find(
      "",
      [
        "package.json": "{}", "apps/example/package.json": "{}",
        "apps/example/targets/widget/expo-target.config.js": "module.exports = {}",
        "apps/example/targets/widget/W.swift":
          "import WidgetKit\nimport KitCore\n@main struct W: Widget {}",
        "packages/kit/Kit.podspec": "s.source_files = ['ios/**/*.{swift}']",
        "packages/kit/KitCore.podspec": """
        Pod::Spec.new do |s|
          s.name = "KitCore"
          s.version = package["version"]
          # s.source_files = "ios/Old.swift"
          s.source_files = [
            # What extensions may use.
            "ios/Core.swift",
            "ios/Shared/**/*.{h,swift}"
          ]
          s.exclude_files = "ios/Shared/Test*.swift"
        end
        """,
        "packages/kit/ios/Core.swift": "import Kit_Names",
        "packages/kit/ios/Module.swift": "import NitroModules",
        "packages/kit/ios/Shared/A.swift": "", "packages/kit/ios/Shared/TestA.swift": "",
        "packages/names/Kit-Names.podspec": "s.source_files = 'ios', \n  'more/*.swift'",
        "packages/names/ios/Names.swift": "", "packages/names/more/More.swift": "",
        "packages/names/other/Other.swift": "",
      ])
    #expect(
      names(found.first) == [
        "KitCore": ["Core.swift", "A.swift"], "Kit_Names": ["Names.swift", "More.swift"],
      ])
    #expect(found.first?.modules.map(\.name) == ["Kit_Names", "KitCore"])
  }

  @Test func podsMayNameTheirModule() throws {
    let found = try find(
      "/Widget",
      [
        "Podfile": "pod 'my-kit', :path => 'Kit'",
        "Widget/W.swift": "import WidgetKit\nimport MyKit\nstruct W: Widget {}",
        "Kit/my-kit.podspec": "s.module_name = 'MyKit'\ns.ios.source_files = 'Sources/**/*'",
        "Kit/Sources/Deep/K.swift": "", "Kit/Sources/K.m": "",
      ])
    #expect(names(found.first) == ["MyKit": ["K.swift"]])
  }

  /// Without a sign of CocoaPods nobody walks through the repository.
  @Test func repositoriesWithoutPodsAreLeftAlone() throws {
    let found = try find(
      "/Widget",
      [
        "Widget/W.swift": "import WidgetKit\nimport Kit\nstruct W: Widget {}",
        "Kit/Kit.podspec": "s.source_files = '*.swift'", "Kit/K.swift": "",
      ])
    #expect(names(found.first) == [:])
  }
}
