public import Foundation

/// Where a build keeps what runs: an app that holds the extension, as on a device. Sources tell by the
/// ending `.appex` that they run in an extension, and look for the app two folders above it.
enum BundleLayout {
  /// The app, below a build's folder.
  static let app = "Main.app"
  /// The extension's bundle, which `VITRINE_RESOURCES` names.
  static let bundle = app + "/PlugIns/Widget.appex"
  /// The compiled extension.
  static let executable = bundle + "/extension"
}

extension BuiltExtension {
  /// The build's own folder in the cache.
  public var folder: URL {
    BundleLayout.bundle.split(separator: "/").reduce(resources) { folder, _ in
      folder.deletingLastPathComponent()
    }
  }
}
