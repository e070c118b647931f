import TestSupport
import Testing

@testable import VitrineBuild

/// Folders of widgets that no target of the project has.
@Suite(.timeLimit(.minutes(60))) struct StrayWidgetTests {
  private static let pbxproj = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      R = { isa = PBXProject; mainGroup = G; targets = (APP); };
      G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
      APP = { isa = PBXNativeTarget; name = App; buildPhases = ();
              productType = "com.apple.product-type.application"; };
    }; rootObject = R; }
    """

  private func find(_ widget: [String: String]) throws -> [WidgetProject] {
    let folder = TestFolder()
    try folder.write([
      "P.xcodeproj/project.pbxproj": Self.pbxproj, "App/Model.swift": "struct Model {}",
      "App/App.swift": "import SwiftUI\n@main struct MyApp: App {}",
    ])
    try folder.write(widget)
    return try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
  }

  @Test func areFoundByTheirEntryPoint() throws {
    let found = try find([
      "Widgets/B.swift": "import WidgetKit\n@main struct B: WidgetBundle {}",
      "Widgets/W.swift": "import WidgetKit\nstruct W: Widget { let model: Model }",
    ])
    #expect(found.map(\.name) == ["Widgets"])
    #expect(found.first?.sources.map(Paths.name) == ["B.swift", "W.swift"])
    #expect(found.first?.optionalSources.map(Paths.name) == ["Model.swift"])
    #expect(found.first?.notes.last?.message.hasPrefix("no target of a project") == true)
  }

  @Test func areNotMadeUp() throws {
    #expect(throws: BuildError.self) {
      try find(["Widgets/W.swift": "import WidgetKit\nstruct W: Widget {}"])
    }
  }
}
