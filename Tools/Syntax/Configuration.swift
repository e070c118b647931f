import SwiftIfConfig
import SwiftSyntax

/// The build that `#if` asks about: an Apple platform, though the compiler runs elsewhere.
struct PlatformConfiguration: BuildConfiguration {
  var platform: String
  var modules: Set<String>
  var conditions: Set<String>
  var features: Set<String>
  var languageVersion: VersionTuple

  /// The compiler that ships with this swift-syntax.
  private static let compiler = VersionTuple(6, 3, 1)
  var compilerVersion: VersionTuple { Self.compiler }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }

  private var isLinux: Bool { platform == "Linux" }
  #if arch(arm64)
    private static let ownArchitecture = "arm64"
  #else
    private static let ownArchitecture = "x86_64"
  #endif

  init(_ request: ResolveRequest) {
    platform = request.platform
    modules = Set(request.modules)
    conditions = Set(request.conditions)
    features = Set(request.features)
    languageVersion = Self.effectiveVersion(
      VersionTuple(parsing: request.languageVersion) ?? VersionTuple(5))
  }

  /// What `#if swift(>=…)` compares in a language mode: 5 is the last version of its line, and the newest
  /// mode is the compiler's own version.
  private static func effectiveVersion(_ mode: VersionTuple) -> VersionTuple {
    switch mode.components.first {
    case 4: VersionTuple(4, 2)
    case 5: VersionTuple(5, 10)
    default: compiler
    }
  }

  func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
  func hasFeature(name: String) -> Bool { features.contains(name) }
  func hasAttribute(name: String) -> Bool { true }
  func isActiveTargetOS(name: String) -> Bool {
    name == platform || (name == "OSX" && platform == "macOS")
  }
  /// What a person's own device has; on Linux what the code is compiled for.
  func isActiveTargetArchitecture(name: String) -> Bool {
    name == (isLinux ? Self.ownArchitecture : "arm64")
  }
  /// Neither simulator nor Catalyst: what a person's own device would run.
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  /// Objective-C's runtime is not here: what asks for it looks up classes and methods by their names.
  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool {
    name == (isLinux ? "ELF" : "MachO")
  }

  /// Nor can its module be imported, though an `import` of it is understood.
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let first = importPath.first, first.1 != "ObjectiveC" else { return false }
    return modules.contains(first.1)
  }
}
