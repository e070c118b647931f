public import Foundation
import VitrinePlatform

/// Where the SDK stands: its modules, its library, the syntax tool, and what the compiler must be
/// told to load them.
public struct SDKLocation: Sendable, Hashable {
  /// Folder with `Modules/` and `libVitrineSDK.so`.
  public var folder: String
  /// The `vitrine-syntax` binary.
  public var syntaxTool: String

  /// How extensions are linked where the library holds the Swift runtime (Tools/Link/link); absent: as
  /// the compiler does it.
  public struct Linker: Sendable, Hashable {
    public var clang: String
    /// Beside it.
    var lld: String { Paths.folder(clang) + "/ld.lld" }

    /// `key=value` lines of `sdk-link.txt`; one that is older than the library belongs to another.
    init?(folder: String) {
      let path = folder + "/sdk-link.txt"
      guard let note = FileStamp(path: path),
        let library = FileStamp(path: folder + "/libVitrineSDK.so"),
        !note.isOlder(than: library),
        let bytes = FileRecorder.read(path)?.bytes
      else { return nil }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      guard let line = lines.first(where: { $0.hasPrefix("clang=") }) else { return nil }
      clang = String(line.dropFirst(6))
      // An SDK from another machine: the toolchain that compiles links too.
      if access(clang, X_OK) != 0, let swiftc = Tool.find("swiftc") {
        clang = Paths.folder(URL(filePath: swiftc).resolvingSymlinksInPath().path) + "/clang"
      }
    }
  }
  /// How an extension is linked; nil: `swiftc` does it. Read anew each time: a command that finds
  /// everything built asks for neither this nor the flags.
  var linker: Linker? { Linker(folder: folder) }

  /// Flags for modules of C libraries. Read anew each time.
  var flags: [String] {
    // C targets that SwiftPM built have their module maps beside the objects. Those that the command alone stands on
    // (SwiftNIO's, Yams') are not the widget's: it may bring its own.
    let maps = (linkedModules ?? builtModules).sorted().map {
      "\(folder)/\($0).build/module.modulemap"
    }.filter(Paths.exists)
    return SDKFlags.read(folder) + maps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0] }
  }

  /// All that SwiftPM compiled for an extension, where its list of the library's is not there.
  private var builtModules: Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(
      names.filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }
        .map { String($0.dropLast(6)) })
  }

  /// Folder of the Swift modules.
  public var modules: String { folder + "/Modules" }
  /// The library that extensions link.
  public var library: String { folder + "/libVitrineSDK.so" }

  /// The compiler's cache of C modules: the SDK's own where it can be written, since filling it
  /// anew takes seconds of a first build.
  func moduleCache(or other: String) -> String {
    guard linkedModules != nil else { return other }
    // What is in such a cache names its folder: a build folder that was moved gets another.
    let own = folder + "/ModuleCache-" + Checksum.digest(folder).prefix(8)
    if access(own, W_OK) == 0 { return own }
    let made: ()? =
      access(folder, W_OK) == 0
      ? try? FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
      : nil
    return made == nil ? other : own
  }

  /// A given folder, with the syntax tool in it.
  public init(folder: String) {
    // One spelling of the path: the compiler keeps modules of two apart, and refuses both together.
    let folder = URL(filePath: Paths.absolute(folder)).resolvingSymlinksInPath().path
    self.folder = folder
    syntaxTool = folder + "/vitrine-syntax"
  }

  /// `VITRINE_SDK`, else the folder of the running executable, else `.build/…` around it.
  public static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment, executable: String? = nil
  ) throws -> SDKLocation {
    if let given = environment["VITRINE_SDK"], !given.isEmpty {
      return try SDKLocation(folder: given).checked()
    }
    var link = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &link, link.count - 1)
    let own =
      executable
      ?? (count > 0
        ? String(decoding: link[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : ".")
    var folder = Paths.folder(Paths.absolute(own))
    for _ in 0..<5 {
      for candidate in [folder, folder + "/.build/release"]
      where Paths.exists(candidate + "/Modules/WidgetKit.swiftmodule")
        && Paths.exists(candidate + "/libVitrineSDK.so")
      {
        return try SDKLocation(folder: candidate).checked()
      }
      folder = Paths.folder(folder)
    }
    throw BuildError.sdkMissing(path: Paths.folder(own), what: "Modules/WidgetKit.swiftmodule")
  }

  /// Folders outside of it that flags name: headers and maps of C modules.
  static func folders(named flags: [String]) -> [String] {
    flags.compactMap { flag in
      guard let slash = flag.firstIndex(of: "/") else { return nil }
      let path = String(flag[slash...])
      return path.hasSuffix(".modulemap") ? Paths.folder(path) : path
    }
  }

  /// This location, with everything in it that a build needs; throws with what is missing.
  public func checked() throws -> SDKLocation {
    for (path, what) in [
      (modules, "Modules"), (library, "libVitrineSDK.so"), (syntaxTool, "vitrine-syntax"),
    ]
    where !Paths.exists(path) {
      throw BuildError.sdkMissing(path: folder, what: what)
    }
    try checkedLinking()
    return self
  }

  /// What `canImport` is true for on a platform: the SDK's modules less those that the platform
  /// has not, and what comes with the toolchain.
  func importable(on platform: BuildPlatform) -> [String] {
    importable(on: platform, of: offered)
  }

  /// What can be imported on any platform.
  var importable: Set<String> {
    let offered = offered
    return Set(BuildPlatform.allCases.flatMap { importable(on: $0, of: offered) })
  }

  private func importable(on platform: BuildPlatform, of offered: [String]) -> [String] {
    let missing = Self.missing(on: platform)
    let umbrellas = platform == .macOS ? ["Cocoa"] : []
    return umbrellas + offered.filter { !missing.contains($0) }
  }

  /// What sources that are written for Linux find there.
  static let linuxModules = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "FoundationInternationalization", "Dispatch", "Observation", "Synchronization", "RegexBuilder",
    "_Concurrency", "_StringProcessing", "Distributed", "Glibc",
  ]

  /// The SDK's modules, what stands for some of them, and what comes with the toolchain.
  private var offered: [String] {
    let toolchain = [
      "Swift", "Foundation", "Dispatch", "Observation", "Synchronization", "RegexBuilder",
      "_Concurrency", "_StringProcessing", "Distributed", "ObjectiveC", "Darwin", "CoreFoundation",
      "SwiftUICore", "CoreTransferable", "Symbols", "SQLite3", "zlib", "AVFAudio", "AudioUnit",
      "CoreAudioKit", "CoreAudioTypes", "CFNetwork", "ApplicationServices", "Quartz", "QuickLookUI",
    ]
    return moduleNames.filter { !$0.hasPrefix("Vitrine") } + aliases + toolchain
  }

  /// Frameworks of the SDK that a platform has not.
  private static func missing(on platform: BuildPlatform) -> Set<String> {
    switch platform {
    case .iOS:
      [
        "AppKit", "ApplicationServices", "Carbon", "ClockKit", "CoreWLAN", "OSAKit", "Quartz",
        "QuickLookUI", "ServiceManagement", "WatchKit",
      ]
    case .watchOS:
      [
        "AppKit", "ActivityKit", "AlarmKit", "CoreImage", "AVKit", "WebKit", "Photos",
        "BackgroundTasks", "NetworkExtension", "Accelerate", "ARKit", "AccessorySetupKit",
        "AdServices", "AdSupport", "AppTrackingTransparency", "ApplicationServices", "Carbon",
        "ContactsUI", "CoreNFC",
        "CoreTelephony", "CoreWLAN", "DeviceActivity", "EventKitUI", "FamilyControls",
        "FinanceKit", "FoundationModels", "GLKit", "GameplayKit", "GroupActivities", "IOKit",
        "ImagePlayground", "IntentsUI", "JavaScriptCore", "JournalingSuggestions",
        "ManagedSettings", "ManagedSettingsUI", "Metal", "MetalKit", "MetricKit",
        "MultipeerConnectivity", "NotificationCenter", "OSAKit", "PDFKit", "PencilKit",
        "ProximityReader", "Quartz", "QuickLook", "QuickLookThumbnailing", "QuickLookUI",
        "RealityKit", "ScreenTime",
        "SensorKit",
        "ServiceManagement", "Speech", "StickerKit", "SystemConfiguration", "Translation", "Vision",
        "UserNotificationsUI", "VisionKit",
      ]
    case .macOS:
      [
        "UIKit", "WatchKit", "ActivityKit", "AlarmKit", "CoreMotion", "ARKit", "AccessorySetupKit",
        "ClockKit", "CoreLocationUI", "CoreNFC", "CoreTelephony", "EventKitUI", "FinanceKit",
        "JournalingSuggestions", "ProximityReader", "SensorKit", "WorkoutKit",
      ]
    }
  }

  /// Names that sources import and that stand for modules of other names (`os=VitrineOS`).
  private var aliases: [String] {
    let flags = flags
    return zip(flags, flags.dropFirst()).compactMap { flag, value in
      flag == "-module-alias" ? value.split(separator: "=").first.map(String.init) : nil
    }
  }
}
