import TestSupport
import Testing

@testable import VitrineBuild

@Suite(.timeLimit(.minutes(60)))
struct MissingPartsTests {
  static let clone: [String: String] = [
    ".git/HEAD": "", "Podfile": "pod 'SDWebImage/Core', '~> 5'\n", "App/Widget.swift": "",
    ".gitmodules": "[submodule \"Kit\"]\n\tpath = Vendor/AltKit\n\turl = https://e.com/kit\n",
  ]

  @Test func missingModulesHaveAWayToGetThem() throws {
    let folder = TestFolder()
    try folder.write(Self.clone)
    let parts = MissingParts(around: folder.path + "/App", folder.recorder)
    #expect(parts.hint(forModule: "SDWebImage")?.contains("pod install") == true)
    let hint = parts.hint(forModule: "AltKit")
    #expect(hint?.contains("git -C \(folder.path) submodule update --init --recursive") == true)
    let file = parts.hint(forFile: folder.path + "/Vendor/AltKit/A.swift")
    #expect(file?.contains("Vendor/AltKit") == true)
    #expect(parts.hint(forFile: folder.path + "/App/A.swift") == nil)
  }

  @Test func absentLocalPackagesAreNamed() throws {
    var parts = MissingParts()
    parts.packages = ["/code/Kit", "/code/OtherKit"]
    #expect(parts.hint(forModule: "OtherKit")?.contains("local package /code/OtherKit") == true)
    #expect(parts.hint(forModule: "Model")?.contains("local package /code/Kit") == true)
  }

  @Test func whatBringsTheRestIsToldOfABuildWithoutIt() {
    var project = WidgetProject(name: "W", module: "W", platform: .iOS, root: "/p")
    project.addresses = ["Kit": "https://e.com/kit"]
    func left(_ kind: Omission.Kind, _ reason: String) -> Omission {
      Omission(kind: kind, name: "f", path: "/p/A.swift", line: 1, column: 1, reason: reason)
    }
    let imports = left(.declaration, CompilerOutput.explained("no such module 'Kit'"))
    #expect([imports].causes(in: project).isEmpty)
    let causes = [imports, left(.function, "cannot find 'kit' in scope")].causes(in: project)
    #expect(causes.map(\.severity) == [.warning])
    #expect(causes.first?.message.contains("Kit (https://e.com/kit)") == true)
  }

  @Test func clonedPartsAreNotMissing() throws {
    let folder = TestFolder()
    try folder.write(Self.clone.merging(["Vendor/AltKit/A.swift": "", "Pods/A.swift": ""]) { $1 })
    let parts = MissingParts(around: folder.path + "/App", folder.recorder)
    #expect(parts.submodules.isEmpty)
    #expect(parts.podfile == nil)
  }

  static let messages: [(message: String, name: String?)] = [
    ("cannot find 'Keys' in scope", "Keys"), ("cannot find type 'Keys' in scope", "Keys"),
    ("value of type 'Note' has no member 'title'", "Note.title"),
    ("type 'Note' has no member 'all'", "Note.all"),
    ("no type named 'Key' in module 'Kit'", "Kit.Key"),
    ("cannot convert value of type 'Int' to 'String'", nil),
  ]

  @Test(arguments: messages) func namesInMessages(_ item: (message: String, name: String?)) {
    #expect(UnknownName(item.message)?.text == item.name)
  }

  @Test func aFailureEndsWithItsCauses() {
    func error(_ message: String, _ line: Int) -> BuildDiagnostic {
      BuildDiagnostic(path: "/p/A.swift", line: line, column: 1, severity: .error, message: message)
    }
    var project = WidgetProject(name: "W", module: "W", platform: .iOS, root: "/p")
    project.addresses = ["Kit": "https://e.com/kit"]
    project.missingFiles = ["/p/Keys.swift"]
    let summary = FailureSummary(
      errors: [
        error("no such module 'Kit'", 1), error("no such module 'Other'", 2),
        error("cannot find 'Keys' in scope", 3), error("cannot find 'Keys' in scope", 4),
      ], project: project
    ).diagnostics
    #expect(summary.filter { $0.line != nil }.count == 3)
    let causes = summary.filter { $0.line == nil }.map(\.message)
    #expect(causes.count == 4)
    #expect(causes[0].hasPrefix("the target W lists a file that is not there: Keys.swift"))
    #expect(causes[1].contains("Kit (https://e.com/kit)"))
    #expect(causes[2].hasPrefix("1 error comes from a missing module: Other (1)"))
    #expect(causes[3].hasPrefix("2 errors come from an unknown name: Keys (2)"))
  }

  // MARK: Where a project's parts stand

  @Test func includedDescriptionsHaveTheirOwnFolders() throws {
    let folder = TestFolder()
    try folder.write([
      "Apps/One/project.yml": """
      include: [{path: Widget/project.yml}, Core/project.yml]
      targets:
        W: {settings: {base: {PRODUCT_BUNDLE_IDENTIFIER: com.example.W}}}
      """,
      "Widget/project.yml": """
      targets:
        W: {type: app-extension, platform: iOS, sources: ["."], dependencies: [{target: Core}]}
      """,
      "Core/project.yml": """
      targets:
        Core: {type: framework, platform: iOS, sources: [{path: "."}]}
      """,
      "Widget/Widget.swift": "import WidgetKit\nimport Core\n", "Core/Core.swift": "",
      ".git/HEAD": "",
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found.map(\.name) == ["W"])
    #expect(found[0].sources == [folder.path + "/Widget/Widget.swift"])
    #expect(found[0].modules.map(\.sources) == [[folder.path + "/Core/Core.swift"]])
    #expect(found[0].settings.bundleIdentifier == "com.example.W")
  }

  @Test func frameworksOfOtherProjectsAreModules() throws {
    let folder = TestFolder()
    try folder.write([
      ".git/HEAD": "", "P.xcodeproj/project.pbxproj": DependencyTests.pbxproj,
      "Widget.swift": "import WidgetKit\nimport App_Core\nimport Models\n", "Core.swift": "",
      "Base.swift": "", "Share.swift": "",
      "Models/Models.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Model.swift; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = Models; buildConfigurationList = L;
              productType = "com.apple.product-type.framework"; buildPhases = (S); };
        L = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
      }; rootObject = R; }
      """,
      "Models/Model.swift": "",
    ])
    let found = try ProjectFinder(
      request: BuildRequest(paths: [folder.path]), provided: ["WidgetKit"]
    ).find()
    #expect(found[0].modules.map(\.name) == ["Models", "App_Core"])
  }

  static let headers: [(text: String, names: Set<String>)] = [
    ("@interface DDHStorage : NSObject\n@end\n", ["DDHStorage"]),
    ("@protocol Storing <NSObject>\n@end", ["Storing"]),
    ("typedef NS_ENUM(NSInteger, Mood) { MoodGood };", ["Mood"]),
    ("@class Elsewhere;\n// interface Note", []),
  ]

  @Test(arguments: headers) func headersDeclareTypes(_ item: (text: String, names: Set<String>)) {
    #expect(ObjectiveCNames.declared(in: item.text) == item.names)
  }

  /// Swift sources see them by a bridging header: no file is missing.
  @Test func typesInObjectiveCAreToldApart() throws {
    let folder = TestFolder()
    try folder.write([
      "App/Storage.h": "@interface Storage : NSObject\n@end\n", "Pods/Gone.h": "@interface Gone\n",
    ])
    let project = WidgetProject(name: "W", module: "W", platform: .iOS, root: folder.path)
    let errors = ["Storage", "Gone"].map {
      BuildDiagnostic(
        path: folder.path + "/W.swift", line: 1, column: 1, severity: .error,
        message: "cannot find '\($0)' in scope")
    }
    let notes = FailureSummary(errors: errors, project: project).diagnostics
      .filter { $0.severity == .note }.map(\.message)
    try #require(notes.count == 2)
    #expect(notes[0].contains("Objective-C") && notes[0].contains("Storage (1)"))
    #expect(notes[0].contains("App/Storage.h"))
    #expect(notes[1].contains("Gone (1)"))
  }
}
