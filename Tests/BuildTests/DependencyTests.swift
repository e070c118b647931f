import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

@Suite(.timeLimit(.minutes(60)))
struct DependencyTests {
  /// A widget on a framework on another framework, and an extension without widgets.
  static let pbxproj = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      R = { isa = PBXProject; buildConfigurationList = L; mainGroup = G;
            targets = (WIDGET, CORE, BASE, UNUSED, SHARE);
            attributes = { LastUpgradeCheck = 1320;
                           TargetAttributes = { CORE = { CreatedOnToolsVersion = 14.1; }; }; }; };
      G = { isa = PBXGroup; children = (FW, FC, FB, FS); sourceTree = "<group>"; };
      FW = { isa = PBXFileReference; path = Widget.swift; sourceTree = "<group>"; };
      FC = { isa = PBXFileReference; path = Core.swift; sourceTree = "<group>"; };
      FB = { isa = PBXFileReference; path = Base.swift; sourceTree = "<group>"; };
      FS = { isa = PBXFileReference; path = Share.swift; sourceTree = "<group>"; };
      PC = { isa = PBXFileReference; path = App_Core.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      PU = { isa = PBXFileReference; path = Unused.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      BW = { isa = PBXBuildFile; fileRef = FW; }; BC = { isa = PBXBuildFile; fileRef = FC; };
      BB = { isa = PBXBuildFile; fileRef = FB; }; BS = { isa = PBXBuildFile; fileRef = FS; };
      BPC = { isa = PBXBuildFile; fileRef = PC; }; BPU = { isa = PBXBuildFile; fileRef = PU; };
      SW = { isa = PBXSourcesBuildPhase; files = (BW); };
      SC = { isa = PBXSourcesBuildPhase; files = (BC); };
      SB = { isa = PBXSourcesBuildPhase; files = (BB); };
      SS = { isa = PBXSourcesBuildPhase; files = (BS); };
      LINK = { isa = PBXFrameworksBuildPhase; files = (BPC, BPU); };
      DEP = { isa = PBXTargetDependency; target = BASE; };
      WIDGET = { isa = PBXNativeTarget; name = Widget; buildConfigurationList = L;
                 productType = "com.apple.product-type.app-extension"; buildPhases = (SW, LINK); };
      CORE = { isa = PBXNativeTarget; name = "App Core"; buildConfigurationList = L;
               productType = "com.apple.product-type.framework"; productReference = PC;
               buildPhases = (SC); dependencies = (DEP); };
      BASE = { isa = PBXNativeTarget; name = Base; buildConfigurationList = L;
               productType = "com.apple.product-type.library.static"; buildPhases = (SB); };
      UNUSED = { isa = PBXNativeTarget; name = Unused; buildConfigurationList = L;
                 productType = "com.apple.product-type.framework"; productReference = PU;
                 buildPhases = (SB); };
      SHARE = { isa = PBXNativeTarget; name = Share; buildConfigurationList = L;
                productType = "com.apple.product-type.app-extension"; buildPhases = (SS); };
      L = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; }; };
    }; rootObject = R; }
    """

  /// The project with a local package `LP`, of which the widget links some products.
  static func pbxproj(with members: String, products: String) -> String {
    pbxproj.replacingOccurrences(of: "  R = {", with: members + "\n  R = {")
      .replacingOccurrences(of: "mainGroup = G;", with: "mainGroup = G; packageReferences = (LP);")
      .replacingOccurrences(
        of: "name = Widget;", with: "name = Widget; packageProductDependencies = (\(products));")
  }

  static func make(widget: String) throws -> TestFolder {
    let folder = TestFolder()
    try folder.write([
      "P.xcodeproj/project.pbxproj": pbxproj, "Widget.swift": widget,
      "Core.swift": "import Base", "Base.swift": "", "Share.swift": "import Social",
    ])
    return folder
  }

  @Test func frameworksOfTheProjectAreModules() throws {
    let folder = try Self.make(widget: "import WidgetKit\nimport App_Core\n")
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found.map(\.name) == ["Widget"])
    #expect(found[0].modules.map(\.name) == ["Base", "App_Core"])
    #expect(found[0].modules[1].sources == [folder.path + "/Core.swift"])
  }

  /// Xcode builds the app's frameworks before the widget, and the compiler finds them all. Of two that make one
  /// module it is the platform's.
  @Test func frameworksThatOnlyTheAppLinksAreModules() throws {
    let folder = try Self.make(widget: "import WidgetKit\nimport App_Core\nimport SwiftUI\n")
    let project = Self.pbxproj.replacingOccurrences(of: "files = (BPC, BPU)", with: "files = ()")
      .replacingOccurrences(of: "(WIDGET, CORE,", with: "(WIDGET, WATCH, CORE,")
      .replacingOccurrences(
        of: "  R = {",
        with: """
            WATCH = { isa = PBXNativeTarget; name = "App Core"; buildConfigurationList = LW;
                      productType = "com.apple.product-type.framework"; buildPhases = (SS); };
            LW = { isa = XCConfigurationList; buildConfigurations = (DW); };
            DW = { isa = XCBuildConfiguration; name = Debug;
                   buildSettings = { SDKROOT = watchos; }; };
            R = {
          """)
    try folder.write(["P.xcodeproj/project.pbxproj": project])
    let finder = ProjectFinder(
      request: BuildRequest(paths: [folder.path]), provided: ["WidgetKit", "SwiftUI"])
    let found = try finder.find()
    #expect(found[0].modules.map(\.name) == ["Base", "App_Core"])
    #expect(found[0].modules.last?.sources == [folder.path + "/Core.swift"])
  }

  /// A merge can lose the line that says whose product it is.
  @Test func productsWithoutAPackageAreOfTheOneOfTheirName() throws {
    let folder = try Self.make(widget: "import WidgetKit\nimport GroutUI\nimport Old\n")
    let members = """
      LP = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/GroutUI.git";
             requirement = { kind = upToNextMajorVersion; minimumVersion = 1.1.0; }; };
      OP = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Old.git";
             requirement = { kind = upToNextMajorVersion; minimumVersion = 1.1.0; }; };
      FP = { isa = PBXFileReference; lastKnownFileType = folder; name = Old; path = Old;
             sourceTree = "<group>"; };
      PK = { isa = XCSwiftPackageProductDependency; productName = GroutUI; };
      PO = { isa = XCSwiftPackageProductDependency; productName = Old; };
      """
    let project = Self.pbxproj(with: members, products: "PK, PO")
      .replacingOccurrences(of: "(FW, FC,", with: "(FW, FP, FC,")
    try folder.write(["P.xcodeproj/project.pbxproj": project])
    let finder = ProjectFinder(
      request: BuildRequest(paths: [folder.path]), provided: ["WidgetKit", "SwiftUI"])
    let found = try finder.find()
    // What lies beside the project is not fetched.
    #expect(found[0].packages.map(\.location) == ["https://example.com/GroutUI.git"])
    #expect(found[0].packages.map(\.products) == [["GroutUI"]])
    #expect(found[0].addresses == ["GroutUI": "https://example.com/GroutUI.git"])
  }

  /// Xcode writes `../NAME` for the package that the project's own folder is, and a clone may have another name.
  @Test(arguments: [("../kit", ""), ("../kit/Parts", "Parts/")])
  func packagesOfARenamedCloneAreFound(_ written: String, _ place: String) throws {
    let folder = try Self.make(widget: "import WidgetKit\nimport Kit\n")
    let members = """
      LP = { isa = XCLocalSwiftPackageReference; relativePath = \(written); };
      PK = { isa = XCSwiftPackageProductDependency; package = LP; productName = Kit; };
      """
    let project = Self.pbxproj(with: members, products: "PK")
    try folder.write([
      ".git/HEAD": "", "P.xcodeproj/project.pbxproj": project,
      place + "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit")])
      """, place + "Sources/Kit/Kit.swift": "",
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found[0].absentPackages.isEmpty)
    #expect(found[0].modules.map(\.name) == ["Kit"])
  }

  /// Xcode makes the classes of a definition once: in the framework, where the widget has the file for
  /// its words (`no_codegen`).
  @Test func intentsOfAFrameworkAreItsClasses() throws {
    let folder = try Self.make(widget: "import WidgetKit\nimport App_Core\n")
    let members = """
      FI = { isa = PBXFileReference; path = Pick.intentdefinition; sourceTree = "<group>"; };
      BI = { isa = PBXBuildFile; fileRef = FI; };
      BN = { isa = PBXBuildFile; fileRef = FI; settings = { ATTRIBUTES = (no_codegen, ); }; };
      R = {
      """
    let project = Self.pbxproj.replacingOccurrences(of: "  R = {", with: members)
      .replacingOccurrences(of: "files = (BW)", with: "files = (BW, BN)")
      .replacingOccurrences(of: "files = (BC)", with: "files = (BC, BI)")
      .replacingOccurrences(of: "(FW, FC,", with: "(FW, FC, FI,")
    try folder.write(["P.xcodeproj/project.pbxproj": project, "Pick.intentdefinition": "{}"])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    let path = folder.path + "/Pick.intentdefinition"
    #expect(found[0].intentDefinitions.isEmpty)
    #expect(found[0].modules.map(\.intentDefinitions) == [[], [path]])
    #expect(found[0].allIntentDefinitions == [path])
  }

  /// Code of a framework reads its own Info.plist, which is the extension's here.
  @Test func wordsOfAFrameworksInfoPlistAreTheExtensions() throws {
    let folder = try Self.make(widget: "import WidgetKit\nimport App_Core\n")
    let project = Self.pbxproj.replacingOccurrences(
      of: "SWIFT_VERSION = 5.0;",
      with: "SWIFT_VERSION = 5.0; INFOPLIST_FILE = Info.plist; GROUP = \"group.a\";")
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>Group</key><string>$(GROUP)</string>
      <key>CFBundleName</key><string>Core</string></dict></plist>
      """
    try folder.write(["P.xcodeproj/project.pbxproj": project, "Info.plist": plist])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found[0].settings.infoPlistKeys["Group"] == .string("group.a"))
    #expect(found[0].settings.infoPlistKeys["CFBundleName"] == nil)
  }

  /// A package beside the project is its own only where a workspace lists both.
  struct Workspace: Sendable {
    var project = "app/P.xcodeproj"
    var package = "kit"
    var modules = ["Given"]
  }
  static let workspaces = [
    Workspace(), Workspace(package: ""), Workspace(project: "other.xcodeproj", modules: []),
  ]

  @Test(arguments: workspaces)
  func packagesOfTheWorkspaceAreModules(_ item: Workspace) throws {
    let folder = TestFolder()
    try folder.write([
      "app/P.xcodeproj/project.pbxproj": Self.pbxproj,
      "app/Widget.swift": "import WidgetKit\nimport Given\n", "app/Core.swift": "",
      "app/Base.swift": "", "app/Share.swift": "",
      item.package + "/Package.swift": Self.manifest.replacingOccurrences(
        of: #".product(name: "Deep", package: "deep")"#, with: ""),
      item.package + "/Sources/Given/Given.swift": "public let a = 1",
      "W.xcworkspace/contents.xcworkspacedata": """
      <Workspace><FileRef location = "group:\(item.project)"></FileRef>
      <FileRef location = "group:\(item.package)"></FileRef></Workspace>
      """,
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path + "/app"])).find()
    #expect(found[0].modules.map(\.name) == item.modules)
  }

  /// The sources of a package's only target may stand in `Sources` itself, and a path that leads nowhere is
  /// the package of its name beside.
  @Test func packagesAreFoundAsXcodeDoes() throws {
    let folder = TestFolder()
    func manifest(_ name: String, _ further: String = "", _ used: String = "") -> String {
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "\(name)",
        products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(further)],
        targets: [.target(name: "\(name)", dependencies: [\(used)])])
      """
    }
    try folder.write([
      "P.xcodeproj/project.pbxproj": Self.pbxproj, "Core.swift": "", "Base.swift": "",
      "Widget.swift": "import WidgetKit\nimport Upper\n", "Share.swift": "",
      "kits/Upper/Package.swift": manifest(
        "Upper", #".package(path: "./Lower")"#, #".product(name: "Lower", package: "Lower")"#),
      "kits/Upper/Sources/Upper.swift": "import Lower",
      "kits/Lower/Package.swift": manifest("Lower"), "kits/Lower/Sources/A/Lower.swift": "",
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found[0].modules.map(\.name) == ["Lower", "Upper"])
    #expect(found[0].modules[0].sources == [folder.path + "/kits/Lower/Sources/A/Lower.swift"])
  }

  /// A package of the project's own takes the place of the one that another asks for by an address.
  @Test(arguments: ["https://example.com/Lower.git", "./Packages/Lower"])
  func ownPackagesComeBeforeFetchedOnes(_ address: String) throws {
    let folder = TestFolder()
    func manifest(_ name: String, _ further: String = "", _ used: String = "") -> String {
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "\(name)",
        products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(further)],
        targets: [.target(name: "\(name)", dependencies: [\(used)])])
      """
    }
    let reference = "isa = PBXFileReference; lastKnownFileType = wrapper; sourceTree = SOURCE_ROOT;"
    try folder.write([
      "P.xcodeproj/project.pbxproj": Self.pbxproj.replacingOccurrences(
        of: "  R = {",
        with:
          "  LU = { \(reference) path = kits/Upper; }; LL = { \(reference) path = kits/Lower; };\n  R = {"
      ),
      "Core.swift": "", "Base.swift": "", "Share.swift": "",
      "Widget.swift": "import WidgetKit\nimport Upper\n",
      "kits/Upper/Package.swift": manifest(
        "Upper", ".package(url: \"\(address)\", from: \"1.0.0\")",
        #".product(name: "Lower", package: "Lower")"#),
      "kits/Upper/Sources/Upper/Upper.swift": "import Lower",
      "kits/Lower/Package.swift": manifest("Lower"), "kits/Lower/Sources/Lower/Lower.swift": "",
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found[0].modules.map(\.name) == ["Lower", "Upper"])
    #expect(found[0].packages.isEmpty)
  }

  /// What macros stand on belongs to their program, and swift-syntax is the toolchain's.
  @Test func macrosAreProgramsOfTheirOwn() throws {
    let folder = TestFolder()
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 5.9
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(name: "Kit", dependencies: [
          .package(url: "https://example.com/swift-syntax.git", from: "509.0.0")],
        targets: [.target(name: "Widget", dependencies: ["Kit"]),
          .target(name: "Kit", dependencies: ["KitMacros"]), .target(name: "Help"),
          .macro(name: "KitMacros", dependencies: ["Help",
            .product(name: "SwiftSyntaxMacros", package: "swift-syntax")])])
      """,
      "Sources/Widget/Widget.swift": "import WidgetKit\nimport Kit\n@main struct W {}",
      "Sources/Kit/Kit.swift": "", "Sources/Help/Help.swift": "",
      "Sources/KitMacros/KitMacros.swift": "",
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found[0].packages.isEmpty)
    #expect(found[0].modules.map(\.name) == ["KitMacros", "Kit"])
    #expect(found[0].modules[0].macro?.modules.map(\.name) == ["Help", "KitMacros"])
    #expect(found[0].modules[1].macros == ["KitMacros"])
  }

  @Test func extensionsWithoutWidgetsSayWhatTheyAre() throws {
    let folder = try Self.make(widget: "import WidgetKit")
    let request = BuildRequest(paths: [folder.path], target: "Share")
    #expect(throws: BuildError.notWidget(target: "Share", path: folder.path)) {
      try ProjectFinder(request: request).find()
    }
  }

  static let versions: [(source: String, version: String)] = [
    ("import WidgetKit", "1410"), ("import WidgetKit\n#Preview { }", "1500"),
    ("import WidgetKit\n// .containerBackground(for: .widget)", "1500"),
  ]

  @Test(arguments: versions) func remembersTheNewestXcode(
    _ item: (source: String, version: String)
  ) throws {
    let folder = try Self.make(widget: item.source)
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found[0].settings.infoPlistKeys["DTXcode"] == .string(item.version))
  }

  static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Given", products: [.library(name: "Given", targets: ["Given", "Sealed"])],
      dependencies: [.package(url: "https://example.com/deep.git", from: "1.0.0")],
      targets: [
        .target(name: "Given", dependencies: [.product(name: "Deep", package: "deep")]),
        .binaryTarget(name: "Sealed", path: "Sealed.xcframework"),
      ])
    """

  /// Where a package may lie that Xcode would fetch.
  static let places: [(folder: String, also: [String])] = [
    ("elsewhere/Given", ["elsewhere/Given"]), ("SourcePackages/checkouts/Given", []),
    (".build/checkouts/Given", []),
  ]

  @Test(arguments: places) func packagesThatAreOnTheMachineAreModules(
    _ item: (folder: String, also: [String])
  ) throws {
    let folder = try Self.make(widget: "import WidgetKit\nimport Given\nimport Sealed")
    try folder.write([
      item.folder + "/Package.swift": Self.manifest, item.folder + "/Sources/Given/G.swift": "",
    ])
    let found = try ProjectFinder(
      request: BuildRequest(
        paths: [folder.path], additionalPaths: item.also.map { folder.path + "/" + $0 })
    ).find()
    #expect(found[0].modules.map(\.name) == ["Given"])
    #expect(found[0].addresses == ["Deep": "https://example.com/deep.git"])
    #expect(found[0].optionalSources.isEmpty)
  }

  @Test func packagesOfAProjectHaveAddresses() throws {
    let folder = try Self.make(widget: "import WidgetKit\nimport Kit")
    let file = folder.path + "/P.xcodeproj/project.pbxproj"
    let objects = """
      PKG = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/kit"; };
      KIT = { isa = XCSwiftPackageProductDependency; package = PKG; productName = Kit; };
      R = {
      """
    try Self.pbxproj.replacingOccurrences(of: "  R = {", with: objects)
      .write(toFile: file, atomically: true, encoding: .utf8)
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found[0].addresses == ["Kit": "https://example.com/kit"])
  }

  /// A package's product by the name of a framework: linked, it is what the sources import.
  @Test(arguments: [("CHARTS", ["https://example.com/charts"]), ("", [])])
  func linkedProductsComeBeforeTheSDK(_ linked: String, _ addresses: [String]) throws {
    let folder = try Self.make(widget: "import WidgetKit\nimport Charts\n")
    let members = """
      LP = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/charts";
             requirement = { kind = exactVersion; version = 1.0.0; }; };
      CHARTS = { isa = XCSwiftPackageProductDependency; package = LP; productName = Charts; };
      """
    try folder.write([
      "P.xcodeproj/project.pbxproj": Self.pbxproj(with: members, products: linked)
    ])
    let finder = ProjectFinder(
      request: BuildRequest(paths: [folder.path]), provided: ["WidgetKit", "Charts"])
    #expect(try finder.find()[0].packages.map(\.location) == addresses)
  }
}
