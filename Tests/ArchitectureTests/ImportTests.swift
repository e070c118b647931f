import Foundation
import TestSupport
import Testing

/// Modules in one-way order: a file imports only what its target may.
@Suite(.timeLimit(.minutes(60))) struct ImportTests {
  static let manifest = Manifest(text: (try? Checkout.text("Package.swift")) ?? "")

  @Test func manifestIsRead() {
    #expect(Self.manifest.targets.count > 40)
    #expect(Self.manifest.targets.contains { $0.name == "VitrineHost" && $0.folder == "Host" })
  }

  @Test func dependenciesPointUp() {
    var seen: Set<String> = [
      "CGraphics", "CJavaScriptCore", "CMarkdown", "CZlib", "CStreams", "CCrypto", "CQRCode",
      "SQLite3",
      "OpenCombine",
      "ArgumentParser", "GRDB", "Yams", "Hummingbird", "HummingbirdCore", "ServiceLifecycle",
    ]
    for target in Self.manifest.targets {
      for dependency in target.dependencies {
        #expect(
          seen.contains(dependency),
          "\(target.name) depends on \(dependency), which stands below it")
      }
      seen.insert(target.name)
    }
  }

  /// Only what the target itself names: what its dependencies stand on is not enough.
  @Test(arguments: manifest.targets.map(\.name))
  func filesImportWhatTheirTargetMay(_ name: String) throws {
    let target = try #require(Self.manifest.targets.first { $0.name == name })
    // `Darwin` behind `#if canImport(Darwin)` is the system's own, not our stand-in for it.
    let ours = Set(Self.manifest.targets.map(\.name) + Self.manifest.products).subtracting([
      "Darwin"
    ])
    for file in Repository.swiftFiles(in: "Sources/\(target.folder)") {
      for module in try Self.imports(of: file) where ours.contains(module) {
        #expect(
          module == name || target.dependencies.contains(module),
          "\(file) imports \(module): name it among the dependencies of \(name) in Package.swift")
      }
    }
  }

  /// The system side never links a widget's code, and the display list knows no Apple names.
  @Test func systemSideKnowsNoSDK() {
    let sdk: Set<String> = ["SwiftUI", "WidgetKit", "AppIntents", "UIKit", "Charts", "ActivityKit"]
    for name in [
      "VitrineDrawing", "VitrineMessages", "VitrineText", "VitrineRaster", "VitrinePlatform",
      "VitrineZip", "VitrineCatalog", "VitrineComposition", "VitrineExtensionClient", "VitrineHost",
      "VitrineBuild", "VitrineStudio", "VitrinePreview", "VitrineAudit", "vitrine",
    ] {
      let target = Self.manifest.targets.first { $0.name == name }
      #expect(target != nil, "\(name) is missing from Package.swift")
      #expect(sdk.isDisjoint(with: target?.dependencies ?? []))
    }
  }

  /// Names after `import`, with or without access level, attribute or kind.
  private static func imports(of file: String) throws -> Set<String> {
    let line =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)\s+)?(\w+)/
    // Between three quotes stands text, such as the template of a widget.
    let pieces = try Checkout.text(file).split(
      separator: "\"\"\"", omittingEmptySubsequences: false)
    let code = pieces.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    return Set(
      code.joined().split(separator: "\n").compactMap {
        $0.firstMatch(of: line).map { String($0.1) }
      })
  }
}
