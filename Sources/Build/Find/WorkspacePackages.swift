import Foundation

extension XcodeProject {
  /// Packages of the workspaces that list this project: Xcode finds their products for all projects in
  /// them.
  func workspacePackages() -> Set<String> {
    var packages: Set<String> = []
    var folder = ownFolder
    // A workspace stands beside its projects or above them.
    for _ in 0..<3 where folder != "/" {
      for name in files.names(folder) ?? [] where Paths.ending(name) == "xcworkspace" {
        let items = Self.items(
          of: files.text("\(folder)/\(name)/contents.xcworkspacedata") ?? "", in: folder)
        guard items.contains(path) else { continue }
        packages.formUnion(items.filter { files.isFile($0 + "/Package.swift") })
      }
      folder = Paths.folder(folder)
    }
    return packages
  }

  /// What a workspace lists: `location = "group:Core"` is relative to the folder that it stands in, and
  /// `"group:"` is that folder.
  /// Bounded, since a file of any length may be there.
  private static func items(of text: String, in folder: String) -> Set<String> {
    let found = text.matches(of: /location\s*=\s*"(?:group|container):([^"]*)"/).prefix(2000)
    return Set(found.map { $0.1.isEmpty ? folder : Paths.absolute(String($0.1), in: folder) })
  }
}
