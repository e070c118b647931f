// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

// Modules in one-way order: a target imports only what stands above it (Tests/ArchitectureTests
// reads the imports and fails on an arrow that points back). ARCHITECTURE.md tells the story.

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Swift Testing has overlays for modules called CoreGraphics and UIKit that exist on Apple's systems
/// only; they must not be looked for when a test imports ours.
let plainTesting: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
]

/// The file that an address in memory comes from. Glibc's module declares it for `_GNU_SOURCE` only;
/// `info` has room for `Dl_info`: four words, the first the file's name.
@_silgen_name("dladdr")
func fileOfAddress(_ address: UnsafeRawPointer, _ info: UnsafeMutablePointer<UnsafePointer<CChar>?>)
  -> CInt

/// The folder of the toolchain's own swift-syntax, which the syntax tool stands on: the manifest runs
/// with a library of that toolchain, `usr/lib/swift/pm/ManifestAPI/libPackageDescription.so`.
/// (`/proc/self/maps` names it too, but was read without that line in one of five runs.)
let toolchainSyntax: String = {
  var info = [UnsafePointer<CChar>?](repeating: nil, count: 4)
  let found = fileOfAddress(unsafeBitCast(Package.self, to: UnsafeRawPointer.self), &info)
  guard found != 0, let name = info[0] else { fatalError("the toolchain's folder was not found") }
  let library = URL(fileURLWithPath: String(cString: name)).resolvingSymlinksInPath()
  return library.appendingPathComponent("../../../host").standardizedFileURL.path
}()

let syntaxLibraries = [
  "SwiftSyntax", "SwiftParser", "SwiftIfConfig", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion",
  "SwiftSyntaxBuilder", "SwiftDiagnostics", "SwiftCompilerPluginMessageHandling",
  "SwiftOperators", "SwiftParserDiagnostics", "SwiftBasicFormat",
]

let syntaxSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v5), .unsafeFlags(["-I", toolchainSyntax, "-suppress-warnings"]),
]

let syntaxLinking: [LinkerSetting] = [
  .unsafeFlags(
    ["-L", toolchainSyntax, "-Xlinker", "-rpath", "-Xlinker", toolchainSyntax]
      + syntaxLibraries.map { "-l" + $0 })
]

/// A release build optimizes the modules that do the work. `script/build` asks for no optimization at
/// all, which others' packages follow (NIO, GRDB and the rest are a quarter of a first build when they
/// are optimized, and nothing that is waited for runs in them); these flags reach the frontend after it
/// and win. The second is what the driver adds to `-O` itself. The third it decides by `-O` too: a module
/// that is emitted apart from its code knows no type behind `some View`, and a widget that is compiled
/// against it asks for each of them while it runs.
let optimized: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-O", "-Xfrontend", "-enable-default-cmo", "-no-emit-module-separately-wmo"],
    .when(configuration: .release))
]

/// Modules that stay without it under `script/build`, because what they do is waited for in others or is
/// little: building (the compiler's time; the optimizer takes 46 s of processor time for it, more than
/// for any other), the page's server, the host's tables, the rules of an audit (which has two seconds and
/// takes one), asserting on widgets, and what names frameworks that a widget sees little of. Each second
/// that the optimizer takes is one of a first build; what every picture goes through has it.
func isOptimized(_ module: String) -> Bool {
  !(smallModules + namedModules).contains(module)
    && ![
      "VitrineBuild", "VitrinePreview", "VitrineHost", "VitrineAudit", "VitrineTesting",
      "VitrineNetwork", "UIKit",
      "AppIntents", "Intents", "AlarmKit",
    ].contains(module)
}

/// Optimizing tests takes longer than running them.
let quickly: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// Files that a module finds beside the executable at run time.
let resources: [String: [Resource]] = [
  "VitrineScripting": [.copy("Runtime")], "VitrinePreview": [.copy("Page")],
  "VitrineStudio": [.copy("Site")],
]

/// Tests see what is internal in a release build too: `script/test` has one build for the command and
/// the tests. Measured on Charts: 2 % of the compile's time, 5 % of its objects.
let testable: [SwiftSetting] = [
  .unsafeFlags(["-enable-testing"], .when(configuration: .release))
]

/// Checks while a program runs, of what Swift 6 has proved of most of the code while it compiled: who
/// writes to a property that is being read, and whether a closure runs where its actor does. A debug
/// build, which the tests run, has them. Without them the reference card takes a tenth fewer
/// instructions (callgrind).
let unchecked: [SwiftSetting] = [
  .unsafeFlags(
    ["-enforce-exclusivity=unchecked", "-Xfrontend", "-disable-dynamic-actor-isolation"],
    .when(configuration: .release))
]

/// Libraries of the toolchain's that a module calls itself.
let libraries: [String: [LinkerSetting]] = [
  "VitrineICU": [.linkedLibrary("_FoundationICU")],
  // The hooks on Foundation are names that its own code is to find in the test program first.
  "VitrineTesting": [.unsafeFlags(["-Xlinker", "--export-dynamic"])],
]

func module(_ name: String, _ folder: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)", resources: resources[name],
    swiftSettings: strict + testable + unchecked + (isOptimized(name) ? optimized : []),
    linkerSettings: libraries[name])
}

/// Frameworks that real widget sources import and of which a widget sees little.
let smallModules = [
  "AppKit", "AudioToolbox", "BackgroundTasks", "CloudKit", "CoreData", "CoreLocation",
  "EventKit", "HealthKit", "MapKit", "NetworkExtension", "RelevanceKit", "Security",
  "SwiftData", "UniformTypeIdentifiers", "WatchKit", "WeatherKit", "simd",
  "Accelerate", "StoreKit", "Photos", "CoreImage", "Contacts",
  "CoreText", "ImageIO", "CoreMotion", "MediaPlayer", "DeveloperToolsSupport",
  "WatchConnectivity", "SafariServices", "WebKit", "PhotosUI", "CoreSpotlight",
  "LocalAuthentication", "LinkPresentation", "MessageUI", "TipKit", "AuthenticationServices",
  "CoreHaptics", "RealmSwift", "ProjectDescription",
]

/// Frameworks whose names alone shared files of an app use: types, and answers as on a device that
/// has nothing of it.
let namedModules = [
  "ARKit", "Accessibility", "AccessorySetupKit", "AdServices", "AdSupport",
  "AppTrackingTransparency", "CallKit", "Carbon", "ClockKit", "Compression", "ContactsUI",
  "CoreAudio", "CoreBluetooth", "CoreLocationUI", "CoreML",
  "CoreNFC", "CoreTelephony", "CoreWLAN", "DeviceActivity", "DeviceCheck", "EventKitUI",
  "ExtensionFoundation",
  "FamilyControls", "FinanceKit", "FoundationModels", "GLKit", "GameKit", "GameplayKit",
  "GroupActivities", "HomeKit", "IOKit", "ImagePlayground", "IntentsUI", "JavaScriptCore",
  "JournalingSuggestions", "ManagedSettings", "ManagedSettingsUI", "Metal", "MetalKit", "MetricKit",
  "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "NotificationCenter",
  "OSAKit", "PDFKit", "PassKit", "PencilKit", "ProximityReader", "PushKit", "QuickLook",
  "QuickLookThumbnailing", "RealityKit", "SceneKit", "ScreenTime", "SensorKit", "ServiceManagement",
  "ShazamKit", "SoundAnalysis", "Speech", "SpriteKit", "StickerKit", "SystemConfiguration",
  "TabularData", "Translation", "UserNotificationsUI", "Vision", "VisionKit", "WorkoutKit",
]

/// What some of them stand on besides what all do.
let furtherDependencies: [String: [Target.Dependency]] = [
  "AppKit": ["VitrineDrawing", "CoreVideo"], "ImageIO": ["VitrineDrawing"],
  "RelevanceKit": ["AppIntents"], "PhotosUI": ["Photos"],
  "CoreImage": ["VitrineDrawing", "CQRCode"],
  "CoreData": ["CloudKit"], "ContactsUI": ["Contacts"], "CoreML": ["CoreVideo"],
  "CoreLocationUI": ["CoreLocation"], "UserNotificationsUI": ["UserNotifications"],
  "DeviceActivity": ["ManagedSettings"], "FamilyControls": ["ManagedSettings"],
  "ManagedSettingsUI": ["ManagedSettings"], "EventKitUI": ["EventKit"],
  "GameKit": ["GameplayKit"], "IntentsUI": ["Intents"], "MetalKit": ["Metal"],
  "SceneKit": ["QuartzCore"], "Vision": ["CoreImage"], "WorkoutKit": ["HealthKit"],
]

/// Which test targets the package holds: all, or those that VITRINE_TESTS names (comma-separated), so
/// that a change in one module builds only what its tests need.
let chosenTests = Context.environment["VITRINE_TESTS"].map {
  $0.split(separator: ",").map(String.init)
}

let sdk =
  [
    "VitrineFoundation", "CoreGraphics", "VitrineCombine", "VitrinePublishers", "VitrineOS",
    "OSLog", "UIKit",
    "AppIntents",
    "Intents", "UserNotifications",
    "SwiftUI", "WidgetKit", "ActivityKit", "Charts", "AVFoundation", "AVKit", "CryptoKit",
    "CommonCrypto", "AlarmKit", "VitrineNetwork", "QuartzCore", "CoreVideo", "CoreMedia",
  ] + smallModules + namedModules

/// The modules that a package's widget imports, for its target to stand on.
let widgetModules = sdk.filter { !$0.hasPrefix("Vitrine") } + ["VitrineFoundation"]

let package = Package(
  name: "vitrine",
  products: [
    .library(name: "VitrineModules", targets: widgetModules + ["VitrineMacroSupport"]),
    .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
    .library(name: "VitrineSDK", type: .dynamic, targets: sdk),
    .executable(name: "vitrine", targets: ["vitrine"]),
    .executable(name: "vitrine-preview", targets: ["vitrine-preview"]),
    .executable(name: "vitrine-script-extension", targets: ["vitrine-script-extension"]),
    .executable(name: "vitrine-syntax", targets: ["vitrine-syntax"]),
    .executable(name: "vitrine-launcher", targets: ["vitrine-launcher"]),
  ],
  // Exact versions stand for a Package.resolved: mirrors of these packages may have other commit ids.
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    // Without its default traits: reading settings from files is another package, ten seconds of a
    // first build.
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CGraphics", path: "Sources/CGraphics", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev", "libspng-dev"])]),
    .systemLibrary(
      name: "CJavaScriptCore", path: "Sources/CJavaScriptCore", pkgConfig: "javascriptcoregtk-4.1",
      providers: [.apt(["libjavascriptcoregtk-4.1-dev"])]),
    .systemLibrary(
      name: "CZlib", path: "Sources/CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CStreams", path: "Sources/CStreams"),
    .systemLibrary(
      name: "CCrypto", path: "Sources/CCrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"])]),
    .systemLibrary(
      name: "SQLite3", path: "Sources/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CQRCode", path: "Sources/CQRCode", pkgConfig: "libqrencode",
      providers: [.apt(["libqrencode-dev"])]),

    // Confines a process before its first instruction.
    .executableTarget(
      name: "vitrine-launcher", path: "Sources/Launcher", exclude: ["README.md"],
      linkerSettings: [.linkedLibrary("seccomp")]),

    // What the operating system offers: processes, files, clocks; and JSON.
    module("VitrinePlatform", "Platform", []),

    .systemLibrary(
      name: "CMarkdown", path: "Sources/CMarkdown", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),

    // What both sides of the process boundary speak.
    module("VitrineDrawing", "Drawing", []),
    module("VitrineGeometry", "Geometry", ["VitrineDrawing"]),
    module("VitrineText", "Typesetting", ["VitrineDrawing", "CGraphics"]),
    module("VitrineICU", "ICU", []),
    module("VitrineTimeFormatting", "TimeFormatting", ["VitrineDrawing", "VitrineICU"]),
    module("VitrineMarkdown", "Markdown", ["CMarkdown"]),
    module(
      "VitrineRaster", "Raster",
      ["VitrineDrawing", "VitrineGeometry", "VitrineText", "VitrineTimeFormatting", "CGraphics"]),
    module("VitrineSymbols", "Symbols", ["VitrineDrawing", "VitrineGeometry"]),
    module("VitrineMessages", "Messages", ["VitrineDrawing"]),

    // Zip archives: scripts come in them, and make them.
    module("VitrineZip", "Zip", ["CZlib"]),

    // The SDK: what widget sources compile against.
    module(
      "VitrineFoundation", "FoundationOverlay",
      ["VitrineICU", "VitrineMarkdown", "CZlib", "CStreams"]),
    module(
      "CoreGraphics", "CoreGraphics", ["VitrineFoundation", "VitrineDrawing", "VitrineGeometry"]),
    // What Combine gives to Foundation's types and OpenCombine leaves out: members alone, which a file sees that imports
    // Foundation. Of Combine's own names it sees the two that are Foundation's as well, and not Subscription, Record,
    // Future.
    module(
      "VitrinePublishers", "CombinePublishers",
      [.product(name: "OpenCombine", package: "OpenCombine")]),
    module(
      "VitrineCombine", "Combine",
      ["VitrinePublishers", .product(name: "OpenCombine", package: "OpenCombine")]),
    module("VitrineOS", "os", []),
    module("OSLog", "OSLog", ["VitrineOS"]),
    module("UserNotifications", "SmallModules/UserNotifications", ["VitrineFoundation"]),
    module(
      "QuartzCore", "SmallModules/QuartzCore",
      ["VitrineFoundation", "CoreGraphics", "VitrineDrawing", "VitrineGeometry"]),
    module(
      "UIKit", "UIKit",
      [
        "VitrineFoundation", "CoreGraphics", "QuartzCore", "UserNotifications", "VitrineDrawing",
        "VitrineGeometry", "VitrineText", "VitrineRaster", "VitrineSymbols",
      ]),
    module("AppIntents", "AppIntents", ["VitrineFoundation", "VitrineMessages"]),
    module("Intents", "Intents", ["VitrineFoundation"]),
    module(
      "SwiftUI", "SwiftUI",
      [
        "VitrineFoundation", "CoreGraphics", "VitrineCombine", "UIKit", "AppIntents",
        "VitrineDrawing", "VitrineGeometry",
        "VitrineText", "VitrineSymbols", "VitrineMessages", "VitrineTimeFormatting",
        "VitrineMarkdown",
      ]),
    module(
      "VitrineExtension", "Extension", ["VitrineFoundation", "VitrineMessages", "VitrineDrawing"]),
    module("ActivityKit", "ActivityKit", ["VitrineFoundation"]),
    module(
      "WidgetKit", "WidgetKit",
      [
        "SwiftUI", "UIKit", "AppIntents", "Intents", "ActivityKit", "VitrineExtension",
        "VitrineMessages",
        "VitrineText",
        "VitrineDrawing", "VitrineFoundation", "CoreGraphics",
      ]),
    module("Charts", "Charts", ["SwiftUI", "VitrineFoundation", "CoreGraphics", "VitrineDrawing"]),
    module("CoreVideo", "SmallModules/CoreVideo", ["VitrineFoundation", "CoreGraphics"]),
    module("CoreMedia", "SmallModules/CoreMedia", ["VitrineFoundation", "CoreVideo"]),
    module(
      "AVFoundation", "SmallModules/AVFoundation",
      ["VitrineFoundation", "CoreGraphics", "CoreMedia"]),
    module("AVKit", "SmallModules/AVKit", ["AVFoundation", "SwiftUI"]),

    module(
      "AlarmKit", "SmallModules/AlarmKit",
      ["ActivityKit", "AppIntents", "SwiftUI", "VitrineFoundation"]),
    // A module called Network in the build folder would be found by canImport in Hummingbird.
    module(
      "VitrineNetwork", "SmallModules/Network",
      ["VitrineFoundation", "CoreGraphics", "UIKit", "SwiftUI", "VitrineCombine"]),
    module("CryptoKit", "SmallModules/CryptoKit", ["VitrineFoundation", "CCrypto"]),
    module(
      "CommonCrypto", "SmallModules/CommonCrypto", ["VitrineFoundation", "CryptoKit", "CCrypto"]),

    // Widgets written as TSX scripts: a ready-made extension that interprets them.
    module(
      "VitrineScripting", "Scripting",
      [
        "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "Charts", "UIKit", "CoreGraphics",
        "VitrineExtension", "VitrineMessages", "VitrineDrawing", "VitrineText",
        "VitrineFoundation", "VitrineMarkdown",
        "CryptoKit", "VitrineZip", "CJavaScriptCore", "CQRCode", "SQLite3",
      ]),
    .executableTarget(
      name: "vitrine-script-extension", dependencies: ["VitrineScripting"],
      path: "Sources/ScriptExtension", swiftSettings: strict,
      // The hooks on Foundation are names that its own code is to find here first.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),

    // The system side: never links a widget's code.
    module("VitrineCatalog", "Catalog", ["VitrineMessages", "VitrineDrawing"]),
    module(
      "VitrineComposition", "Composition",
      [
        "VitrineCatalog", "VitrinePlatform", "VitrineICU", "VitrineMessages", "VitrineDrawing",
        "VitrineText", "VitrineSymbols", "VitrineGeometry",
      ]),
    module(
      "VitrineExtensionClient", "ExtensionClient",
      ["VitrinePlatform", "VitrineMessages", "VitrineDrawing"]),
    module(
      "VitrineHost", "Host",
      [
        "VitrineCatalog", "VitrineExtensionClient", "VitrinePlatform", "VitrineMessages",
        "VitrineDrawing", .product(name: "GRDB", package: "GRDB.swift"),
        // GRDB imports a CoreGraphics that it finds; what that stands on must be found too.
        "CGraphics",
      ]),
    module(
      "VitrineBuild", "Build",
      [
        "VitrinePlatform", "VitrineMessages", "VitrineDrawing", "VitrineZip", "CCrypto",
        .product(name: "Yams", package: "Yams"),
      ]),
    // Comparing pictures with references, and reporting it.
    module(
      "VitrineSnapshots", "Snapshots", ["VitrineDrawing", "VitrineRaster", "VitrinePlatform"]),
    module(
      "VitrineStudio", "Studio",
      [
        "VitrineBuild", "VitrineHost", "VitrineExtensionClient", "VitrineComposition",
        "VitrineCatalog", "VitrineSnapshots", "VitrineRaster", "VitrineGeometry", "VitrineMessages",
        "VitrineDrawing", "VitrinePlatform", "VitrineICU", .product(name: "Yams", package: "Yams"),
      ]),
    module(
      "VitrineAudit", "Audit",
      [
        "VitrineStudio", "VitrineBuild", "VitrineHost", "VitrineExtensionClient",
        "VitrineComposition", "VitrineCatalog", "VitrineRaster", "VitrineGeometry",
        "VitrineSymbols", "VitrineMessages", "VitrineDrawing", "VitrinePlatform",
      ]),
    .executableTarget(
      name: "vitrine",
      dependencies: [
        "VitrineAudit", "VitrineStudio", "VitrineBuild", "VitrineHost", "VitrineExtensionClient",
        "VitrineComposition", "VitrineCatalog", "VitrineSnapshots", "VitrineRaster",
        "VitrineSymbols",
        "VitrineMessages", "VitrineDrawing", "VitrinePlatform",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/CLI", swiftSettings: strict + optimized),
    // The living page: a program of its own, so that the command starts without its libraries.
    module(
      "VitrinePreview", "Preview",
      [
        "VitrineStudio", "VitrineBuild", "VitrineHost", "VitrineExtensionClient",
        "VitrineComposition", "VitrineCatalog", "VitrineRaster", "VitrineMessages",
        "VitrineDrawing", "VitrinePlatform", "VitrineZip",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "Yams", package: "Yams"),
      ]),
    .executableTarget(
      name: "vitrine-preview",
      dependencies: [
        "VitrinePreview", "VitrineStudio", "VitrinePlatform",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/PreviewCommand", swiftSettings: strict),
    // Tests of widgets, with the widget's side and the system's in one process.
    module(
      "VitrineTesting", "Testing",
      [
        "VitrineStudio", "VitrineSnapshots", "VitrineHost", "VitrineExtensionClient",
        "VitrineComposition", "VitrineCatalog", "VitrineRaster", "VitrineMessages",
        "VitrineDrawing", "VitrinePlatform", "VitrineExtension", "VitrineFoundation", "SwiftUI",
        "WidgetKit", "AppIntents",
      ]),
    // Macros and #if, on the toolchain's own swift-syntax.
    .executableTarget(
      name: "vitrine-syntax", path: "Tools/Syntax", exclude: ["README.md"],
      swiftSettings: syntaxSettings + optimized, linkerSettings: syntaxLinking),
    // The same macros as SwiftPM gives them to a package's widgets (Tools/Macros leads to the sources).
    .macro(
      name: "VitrineMacros", path: "Tools/Macros", exclude: ["Sources/README.md"],
      swiftSettings: syntaxSettings, linkerSettings: syntaxLinking),
    .target(
      name: "VitrineMacroSupport", dependencies: ["VitrineMacros"], path: "Sources/MacroSupport",
      swiftSettings: strict),
    // An example, with a manifest of its own for people to copy.
    .executableTarget(
      name: "ForecastWidget",
      dependencies: (widgetModules + ["VitrineMacroSupport"]).map { .byName(name: $0) },
      path: "Examples/TestedPackage/Sources/ForecastWidget", swiftSettings: testable),
    .target(name: "TestSupport", path: "Tests/Support", swiftSettings: strict),
  ]
    + [
      ("DrawingTests", ["VitrineDrawing"]),
      ("TypesettingTests", ["VitrineText", "VitrineDrawing"]),
      (
        "RasterTests",
        [
          "VitrineRaster", "VitrineText", "VitrineTimeFormatting", "VitrineGeometry",
          "VitrineDrawing", "CGraphics",
        ]
      ),
      ("GeometryTests", ["VitrineGeometry", "VitrineDrawing"]),
      ("SnapshotsTests", ["VitrineSnapshots", "VitrineRaster", "VitrinePlatform"]),
      ("SymbolsTests", ["VitrineSymbols", "VitrineGeometry", "VitrineDrawing"]),
      ("PlatformTests", ["VitrinePlatform", "VitrineZip"]),
      ("BuildTests", ["VitrineBuild"]),
      (
        "FoundationOverlayTests",
        ["VitrineFoundation", "VitrineICU", "VitrineMarkdown", "UIKit", "CoreGraphics"]
      ),
      (
        "StandInTests",
        [
          "VitrineFoundation", "WeatherKit", "EventKit", "HealthKit", "Contacts", "Photos",
          "MapKit", "MusicKit", "CoreLocation", "UIKit", "CoreGraphics", "Security",
        ]
      ),
      ("AppIntentsTests", ["AppIntents", "Intents"]),
      (
        "NamesTests",
        [
          "SwiftUI", "UIKit", "CoreImage", "QuartzCore", "CoreGraphics", "VitrineFoundation",
          "Accelerate", "AppKit", "Compression", "CoreData", "CoreMedia", "GameplayKit", "ImageIO",
          "NaturalLanguage", "MapKit", "StoreKit", "SwiftData", "CryptoKit", "RealmSwift",
          "VitrineCombine", "VitrineNetwork", "IOKit", "CommonCrypto", "WebKit", "NetworkExtension",
          "AudioToolbox", "OSAKit", "TabularData", "CoreMotion", "Speech", "CoreML",
          "SystemConfiguration", "CloudKit",
        ]
      ),
      (
        "LayoutTests",
        ["SwiftUI", "Charts", "VitrineGeometry", "VitrineDrawing", "VitrineMessages"]
      ),
      (
        "WidgetKitTests",
        [
          "WidgetKit", "SwiftUI", "AppIntents", "ActivityKit", "VitrineExtension",
          "VitrineMessages", "VitrineText", "VitrineDrawing",
        ]
      ),
      (
        "SystemTests",
        [
          "VitrineStudio", "VitrineBuild", "VitrineHost", "VitrineExtensionClient",
          "VitrineComposition",
          "VitrineCatalog", "VitrinePlatform", "VitrineMessages", "VitrineDrawing", "VitrineRaster",
        ]
      ),
      (
        "StudioTests",
        [
          "VitrineStudio", "VitrineBuild", "VitrineHost", "VitrineExtensionClient",
          "VitrineCatalog",
          "VitrinePlatform",
        ]
      ),
      (
        "AuditTests",
        ["VitrineAudit", "VitrineStudio", "VitrineBuild", "VitrineDrawing", "VitrinePlatform"]
      ),
      (
        "HostileTests",
        [
          "VitrineStudio", "VitrineBuild", "VitrineExtensionClient", "VitrinePlatform",
          "VitrineMessages",
        ]
      ),
      (
        "PreviewTests",
        ["VitrinePreview", "VitrineStudio", "VitrineCatalog", "VitrinePlatform"]
      ),
      ("ScriptingTests", ["VitrineScripting", "SwiftUI", "VitrineMessages"]),
      ("ArchitectureTests", []), ("CommandTests", []), ("BrowserTests", []),
      ("TestingTests", ["VitrineTesting", "VitrineCatalog", "SwiftUI", "WidgetKit"]),
    ].filter { name, _ in chosenTests?.contains(name) ?? true }.map { name, dependencies in
      .testTarget(
        name: name, dependencies: (dependencies + ["TestSupport"]).map { .byName(name: $0) },
        path: "Tests/\(name)",
        exclude: ["Cases"], swiftSettings: strict + plainTesting + quickly)
    }
    // The example's tests, as they stand in its own package.
    + (chosenTests?.contains("ForecastWidgetTests") ?? true
      ? [
        .testTarget(
          name: "ForecastWidgetTests", dependencies: ["ForecastWidget", "VitrineTesting"],
          path: "Examples/TestedPackage/Tests/ForecastWidgetTests", exclude: ["__Snapshots__"])
      ] : [])
    + (Context.environment["VITRINE_BENCHMARK"] == nil
      ? []
      : [
        // script/benchmark builds it.
        .executableTarget(
          name: "vitrine-benchmark",
          dependencies: [
            "SwiftUI", "Charts", "VitrineRaster", "VitrineText", "VitrineMessages",
            "VitrineDrawing",
          ],
          path: "Benchmarks/Suite", swiftSettings: strict + optimized)
      ])
    + (smallModules + namedModules).map {
      module(
        $0, "SmallModules/\($0)",
        ["VitrineFoundation", "CoreGraphics", "UIKit", "SwiftUI", "VitrineCombine"]
          + furtherDependencies[$0, default: []])
    }
)
