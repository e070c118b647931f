import Foundation

/// Swift packages in `node_modules`, which an installer of JavaScript's packages fills and no repository holds. What a
/// `package.json` takes from a folder (`"plugin": "file:.."`, as the examples of plug-ins do) is at hand, and so is the
/// package that it describes itself.
enum NodePackages {
  private static let schemes = ["file:", "link:", "portal:"]
  private static let lists = ["dependencies", "devDependencies", "optionalDependencies"]

  /// The folder that a path in `node_modules` stands for; nil where the app does not take it from one.
  static func folder(of path: String, _ files: FileRecorder) -> String? {
    let parts = path.components(separatedBy: "/node_modules/")
    guard parts.count > 1, let app = parts.first, let name = parts.last,
      let json = files.bytes(app + "/package.json").flatMap({ try? JSONValue.parse($0) })
    else { return nil }
    let place = json["name"]?.string == name ? "." : written(name, in: json)
    guard let place else { return nil }
    let folder = Paths.absolute(place, in: app)
    return files.isFile(folder + "/Package.swift") ? folder : nil
  }

  private static func written(_ name: String, in json: JSONValue) -> String? {
    guard let text = lists.lazy.compactMap({ json[$0]?[name]?.string }).first,
      let scheme = schemes.first(where: text.hasPrefix)
    else { return nil }
    return String(text.dropFirst(scheme.count))
  }
}
