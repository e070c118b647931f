import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

@Suite(.timeLimit(.minutes(60)))
struct ProjectTests {
  /// A project with an app, a widget extension by file references, and one by folder.
  static let pbxproj = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      R = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (APP, OLD, NEW);
            developmentRegion = de; };
      G = { isa = PBXGroup; children = (GS, OLDG, SYNC); sourceTree = "<group>"; };
      GS = { isa = PBXGroup; path = Shared; children = (FM); sourceTree = "<group>"; };
      OLDG = { isa = PBXGroup; path = "Old Widget"; children = (FO, FA, FV); sourceTree = "<group>"; };
      FM = { isa = PBXFileReference; path = Model.swift; sourceTree = "<group>"; };
      FO = { isa = PBXFileReference; path = Old.swift; sourceTree = "<group>"; };
      FA = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
      FV = { isa = PBXVariantGroup; name = Localizable.strings; children = (FVD); sourceTree = "<group>"; };
      FVD = { isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
      FI = { isa = PBXVariantGroup; name = InfoPlist.strings; children = (FID); sourceTree = "<group>"; };
      FID = { isa = PBXFileReference; path = App/fr.lproj/InfoPlist.strings; sourceTree = SOURCE_ROOT; };
      FX = { isa = PBXFileReference; path = App/InfoPlist.xcstrings; sourceTree = SOURCE_ROOT; };
      B5 = { isa = PBXBuildFile; fileRef = FI; }; B6 = { isa = PBXBuildFile; fileRef = FX; };
      RA = { isa = PBXResourcesBuildPhase; files = (B5, B6); };
      SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = New; exceptions = (EX, EX2); sourceTree = "<group>"; };
      EX = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = NEW;
             membershipExceptions = (Info.plist, Drop.swift); };
      EX2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = OLD;
              membershipExceptions = (Extra.swift, "/Localized: Words/More.strings"); };
      B1 = { isa = PBXBuildFile; fileRef = FM; }; B2 = { isa = PBXBuildFile; fileRef = FO; };
      B3 = { isa = PBXBuildFile; fileRef = FA; }; B4 = { isa = PBXBuildFile; fileRef = FV; };
      S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
      RE = { isa = PBXResourcesBuildPhase; files = (B3, B4); };
      APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
              buildPhases = (S, RA); buildConfigurationList = AL; dependencies = (D1); };
      D1 = { isa = PBXTargetDependency; target = OLD; };
      AL = { isa = XCConfigurationList; buildConfigurations = (AD); };
      AD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "Old $(TARGET_NAME)";
             ASSETCATALOG_COMPILER_APPICON_NAME = OldIcon; }; };
      OLD = { isa = PBXNativeTarget; name = OldExtension; productType = "com.apple.product-type.app-extension";
              buildPhases = (S, RE); buildConfigurationList = TL; };
      NEW = { isa = PBXNativeTarget; name = "New Widget"; productType = "com.apple.product-type.app-extension";
              buildPhases = (); fileSystemSynchronizedGroups = (SYNC); buildConfigurationList = NL; };
      PL = { isa = XCConfigurationList; buildConfigurations = (PD); };
      PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
             SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG BASE"; SWIFT_VERSION = 5.0; SDKROOT = iphoneos; }; };
      TL = { isa = XCConfigurationList; buildConfigurations = (TD); };
      TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
             SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) EXTRA"; APP_ID = com.example;
             PRODUCT_BUNDLE_IDENTIFIER = "$(APP_ID).$(TARGET_NAME:lower)"; INFOPLIST_KEY_CFBundleDisplayName = Old; }; };
      NL = { isa = XCConfigurationList; buildConfigurations = (ND); };
      ND = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReferenceAnchor = SYNC;
             baseConfigurationReferenceRelativePath = Base.xcconfig; buildSettings = { SDKROOT = watchos;
             SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES; }; };
      EL = { isa = XCConfigurationList; buildConfigurations = (); };
    }; rootObject = R; }
    """

  static func make() throws -> TestFolder {
    let folder = TestFolder()
    try folder.write([
      "P.xcodeproj/project.pbxproj": pbxproj, "Shared/Model.swift": "struct Model {}",
      "Old Widget/Old.swift": "import WidgetKit\n@main struct B: WidgetBundle {}",
      "Old Widget/Assets.xcassets/Contents.json": "{}",
      "Old Widget/de.lproj/Localizable.strings": "\"a\" = \"b\";",
      "App/fr.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Ancienne\";",
      "App/InfoPlist.xcstrings": #"""
      {"sourceLanguage":"en","version":"1.0","strings":{"CFBundleDisplayName":{"localizations":{
        "de":{"stringUnit":{"state":"translated","value":"Alte"}}}}}}
      """#,
      "New/W.swift": "import WidgetKit", "New/Drop.swift": "", "New/Extra.swift": "",
      "New/Words/de.lproj/More.strings": "\"c\" = \"d\";",
      "New/Words/fr.lproj/More.strings": "\"c\" = \"e\";",
      "New/Base.xcconfig":
        "#include \"Common.xcconfig\"\nPRODUCT_BUNDLE_IDENTIFIER = $(ORG).watch // the watch's",
      "New/Common.xcconfig": "ORG = org.example", "New/Info.plist": "", "New/data.json": "{}",
      "New/en.lproj/T.strings": "",
    ])
    return folder
  }

  @Test func readsTargets() throws {
    let folder = try Self.make()
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found.map(\.name) == ["New Widget", "OldExtension"])
    let (new, old) = (found[0], found[1])
    func names(_ paths: [String]) -> [String] { paths.map { Paths.relative($0, to: folder.path) } }
    #expect(
      names(old.sources) == ["New/Extra.swift", "Old Widget/Old.swift", "Shared/Model.swift"])
    #expect(names(old.catalogs) == ["Old Widget/Assets.xcassets"])
    #expect(
      names(old.stringFiles.map(\.path)) == [
        "New/Words/de.lproj/More.strings", "New/Words/fr.lproj/More.strings",
        "Old Widget/de.lproj/Localizable.strings",
      ])
    #expect(old.stringFiles.map(\.language) == ["de", "fr", "de"])
    #expect(old.settings.bundleIdentifier == "com.example.oldextension")
    #expect(old.settings.conditions == ["BASE", "DEBUG", "EXTRA"])
    #expect(old.settings.developmentRegion == "de")
    #expect(old.platform == .iOS)
    // Widgets bear the name and the icon of the app that they are put into.
    #expect(old.settings.appName == "Old App")
    #expect(old.settings.appIcon == "OldIcon")
    #expect(new.settings.appName == nil)
    #expect(names(new.sources) == ["New/Extra.swift", "New/W.swift"])
    #expect(new.resources.map(\.name) == ["data.json"])
    #expect(new.settings.bundleIdentifier == "org.example.watch")
    #expect(new.platform == .watchOS)
    #expect(new.settings.swiftVersion == "6")
    #expect(new.settings.defaultIsolation == "MainActor")
    #expect(new.settings.upcomingFeatures.contains("NonisolatedNonsendingByDefault"))
  }

  /// A target without sources makes no program: the others are drawn.
  @Test func targetsWithoutSourcesAreLeftOut() throws {
    let folder = try Self.make()
    let target =
      """
      HOLLOW = { isa = PBXNativeTarget; name = Hollow; buildPhases = (); buildConfigurationList = HL;
                 productType = "com.apple.product-type.app-extension"; };
      HL = { isa = XCConfigurationList; buildConfigurations = (HD); };
      HD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = Hollow.plist; }; };
      """
    let project = Self.pbxproj.replacingOccurrences(of: "OLD, NEW);", with: "OLD, NEW, HOLLOW);")
      .replacingOccurrences(of: "  OLD = {", with: target + "\n  OLD = {")
    try folder.write([
      "P.xcodeproj/project.pbxproj": project,
      "Hollow.plist": """
      <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
      <string>com.apple.widgetkit-extension</string></dict></dict></plist>
      """,
    ])
    var request = BuildRequest(paths: [folder.path])
    let found = try ProjectFinder(request: request).find()
    #expect(found.map(\.name) == ["New Widget", "OldExtension"])
    #expect(
      found.flatMap(\.notes).contains {
        $0.message.contains("target Hollow has no Swift sources")
      })
    request.target = "Hollow"
    #expect(try ProjectFinder(request: request).find().map(\.sources) == [[]])
  }

  @Test(arguments: [
    ("macosx", "", BuildPlatform.macOS), ("auto", "macosx", .macOS), ("iphoneos", "", .iOS),
    ("macosx", "iphoneos iphonesimulator macosx", .iOS), ("auto", "iphoneos macosx", .iOS),
    ("watchos", "watchos watchsimulator", .watchOS), ("", "watchos", .watchOS), ("", "", .iOS),
    ("macosx", "macosx", .macOS),
  ])
  func thePlatformOfSeveral(sdk: String, supported: String, platform: BuildPlatform) {
    let values = ["SDKROOT": sdk, "SUPPORTED_PLATFORMS": supported]
    #expect(XcodeSettings.interpret(values).1 == platform)
  }

  /// Conditions stand in the compiler's own words now and then.
  @Test(arguments: [
    ("-DWIDGET", ["DEBUG", "WIDGET"]), ("-D WIDGET -O", ["DEBUG", "WIDGET"]),
    ("\"-D\" \"PODS\" -Xcc -DC_ONLY -DWIDGET", ["DEBUG", "PODS", "WIDGET"]), ("-D", ["DEBUG"]),
  ])
  func conditionsOfFlags(flags: String, conditions: [String]) {
    let values = ["OTHER_SWIFT_FLAGS": flags, "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG"]
    #expect(XcodeSettings.interpret(values).0.conditions == conditions)
  }

  /// An app's names in other languages are in its own tables, not in its extension's; without an app
  /// the extension's are shown.
  @Test func namesOfTheApp() throws {
    let folder = try Self.make()
    var project = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()[1]
    func names() throws -> String? {
      let own = folder.path + "/Own/it.lproj/InfoPlist.strings"
      try folder.write(["Own/it.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Widget\";"])
      let strings = StringTables(
        files: [.init(path: own, language: "it")], developmentRegion: "en", folder.recorder)
      return AppLook(project, colors: [], strings: strings, folder.recorder).json["names"]?.text
    }
    #expect(project.stringFiles.count == 3)
    #expect(try names() == #"{"de":"Alte","fr":"Ancienne"}"#)
    project.settings.appName = nil
    #expect(try names() == #"{"it":"Widget"}"#)
  }

  /// An extension point that is none of Apple's says nothing of what the extension is, and is told.
  @Test(arguments: [("com.example.own", true), ("com.apple.share-services", false)])
  func extensionPointsOfNobodyAreTold(_ point: String, _ isWidget: Bool) throws {
    let folder = try Self.make()
    let project = Self.pbxproj.replacingOccurrences(
      of: "APP_ID = com.example;", with: "APP_ID = com.example; INFOPLIST_FILE = Old.plist;")
    try folder.write([
      "P.xcodeproj/project.pbxproj": project,
      "Old.plist": """
      <?xml version="1.0"?><plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>\(point)</string></dict></dict></plist>
      """,
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found.map(\.name) == ["New Widget"] + (isWidget ? ["OldExtension"] : []))
    let notes = found.flatMap(\.notes).filter { $0.path == folder.path + "/Old.plist" }
    #expect(notes.map { $0.message.contains("com.example.own") } == (isWidget ? [true] : []))
  }

  @Test func findsTheTargetAroundAFolder() throws {
    let folder = try Self.make()
    let request = BuildRequest(paths: [folder.path + "/Old Widget"])
    let found = try ProjectFinder(request: request).find()
    #expect(found.map(\.name) == ["OldExtension"])
    #expect(found[0].sources.count == 3)
    var alone = request
    alone.ignoresProject = true
    #expect(try ProjectFinder(request: alone).find()[0].sources.count == 1)
  }

  /// Repositories of several apps have them some folders down.
  @Test(arguments: ["App", "apps/mobile/ios", "packages/app/platforms/apple/ios"])
  func findsAProjectBelow(_ path: String) throws {
    let outer = TestFolder()
    try FileManager.default.createDirectory(
      atPath: outer.path + "/" + Paths.folder("./" + path), withIntermediateDirectories: true)
    let folder = try Self.make()
    try FileManager.default.copyItem(atPath: folder.path, toPath: outer.path + "/" + path)
    try outer.write(["apps/mobile/native/Sketch.swift": "import WidgetKit\nstruct W: Widget {}"])
    let found = try ProjectFinder(request: BuildRequest(paths: [outer.path])).find()
    #expect(found.map(\.name) == ["New Widget", "OldExtension"])
  }

  @Test func refusesWithTheNextStep() throws {
    let folder = try Self.make()
    try folder.write(["empty/readme.txt": "x", "bad/B.xcodeproj/project.pbxproj": "{\n a = \n"])
    func failure(_ request: BuildRequest) -> BuildError? {
      do {
        _ = try ProjectFinder(request: request).find()
        return nil
      } catch { return error as? BuildError }
    }
    #expect(
      failure(BuildRequest(paths: [folder.path + "/nowhere"]))
        == .notFound(path: folder.path + "/nowhere"))
    #expect(
      failure(BuildRequest(paths: [folder.path], target: "X"))
        == .unknownTarget(name: "X", path: folder.path, names: ["New Widget", "OldExtension"]))
    #expect(
      failure(BuildRequest(paths: [folder.path + "/empty"], ignoresProject: true))
        == .noSources(path: folder.path + "/empty"))
    #expect(
      failure(BuildRequest(paths: [folder.path + "/empty/readme.txt"]))
        == .notSwift(path: folder.path + "/empty/readme.txt", reason: "does not end in .swift"))
    guard case .brokenProject(_, let line, _) = failure(BuildRequest(paths: [folder.path + "/bad"]))
    else {
      Issue.record("a broken project was read")
      return
    }
    #expect(line == 3)
  }

  static let expansions: [(text: String, value: String)] = [
    ("$(A)", "one"), ("${A}-$(B)", "one-two one"), ("$(A:upper)", "ONE"), ("x$(NO)y", "xy"),
    ("$(C:c99extidentifier)", "a_b_c"), ("$(NO:default=z)", "z"), ("$5", "$5"),
  ]

  @Test(arguments: expansions) func expandsSettings(_ item: (text: String, value: String)) {
    let values = ["A": "one", "B": "two $(A)", "C": "a b-c"]
    #expect(XcodeSettings.expand(item.text, in: values) == item.value)
  }
}
