import Foundation

/// The app around an extension, as far as the extension may read it: its Info.plist, and the assets of a
/// Flutter app. Nothing of the app itself runs.
struct AppBundle {
  let project: WidgetProject
  /// The app's folder.
  let folder: String
  let files: FileRecorder

  /// - plist: the extension's Info.plist; the app has the same versions.
  func write(plist: JSONValue) throws {
    try CacheFile.makeFolder(folder)
    try CacheFile.write(InfoPlist.xml(properties(plist)), to: folder + "/Info.plist")
    try FlutterAssets(project: project, files: files)?
      .copy(to: folder + "/Frameworks/App.framework/flutter_assets")
  }

  /// An extension's identifier is that of its app and a name of its own.
  private func properties(_ plist: JSONValue) -> JSONValue {
    var properties = plist.object ?? [:]
    properties["NSExtension"] = nil
    properties["CFBundlePackageType"] = .string("APPL")
    if let identifier = plist["CFBundleIdentifier"]?.string,
      let dot = identifier.lastIndex(of: "."), identifier[..<dot].contains(".")
    {
      properties["CFBundleIdentifier"] = .string(String(identifier[..<dot]))
    }
    if let name = project.settings.appName {
      properties["CFBundleName"] = .string(name)
      properties["CFBundleDisplayName"] = .string(name)
    }
    return .object(properties)
  }
}
