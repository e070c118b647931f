import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// What a target's bridging header imports is seen by all of its Swift sources.
@Suite(.timeLimit(.minutes(60)))
struct BridgingHeaderTests {
  private static let description = """
    name: App
    targets:
      Widget:
        type: app-extension
        platform: iOS
        sources: [Widget]
        settings: {SWIFT_OBJC_BRIDGING_HEADER: $SRCROOT/Widget/Widget-Bridging.h}
    """
  private static let header = """
    // #import <AVKit/AVKit.h>
    #import <CommonCrypto/CommonCrypto.h>
    #include <sqlite3.h>
    #import   "../Shared/More.h"
    @import AudioToolbox.AudioServices;
    #import <CommonCrypto/CommonDigest.h>
    #import <Nobody-Has/This.h>
    """
  private static let source = """
    import WidgetKit
    @main struct W: WidgetBundle {
      let length = Int(CC_SHA256_DIGEST_LENGTH)
      var body: some Widget { Never() }
    }
    """

  private func project() throws -> (WidgetProject?, TestFolder) {
    let folder = TestFolder()
    try folder.write([
      "project.yml": Self.description, "Widget/W.swift": Self.source,
      "Widget/Widget-Bridging.h": Self.header,
      "Shared/More.h":
        "#import <UIKit/UIKit.h>\n#import \"../Widget/Widget-Bridging.h\"\n#import \"Gone.h\"\n",
    ])
    return (try ProjectFinder(request: BuildRequest(paths: [folder.path])).find().first, folder)
  }

  @Test func modulesAreFoundThroughHeaders() throws {
    let (project, folder) = try project()
    defer { withExtendedLifetime(folder) {} }
    #expect(project?.settings.bridgedModules == ["CommonCrypto", "UIKit", "AudioToolbox"])
  }

  /// Those that this SDK has none of are left to what the sources make of it.
  @Test func theyReachTheCompiler() throws {
    let folder = TestFolder()
    let cache = CacheLocation(folder: folder.path + "/cache")
    try #require(cache.isWritable())
    let sdk = SDKLocation(folder: Command.binary.deletingLastPathComponent().path)
    let compiler = try Compiler(sdk: sdk, cache: cache, identity: "test")
    var settings = ProjectSettings()
    settings.bridgedModules = ["CommonCrypto", "Security", "Elsewhere"]
    let flags = compiler.flags(module: "M", settings: settings, searchPaths: [])
    #expect(flags.filter { $0 == "CommonCrypto" }.count == 1)
    #expect(flags.filter { $0 == "Security" }.count == 1)
    #expect(!flags.contains("Elsewhere"))
  }
}
