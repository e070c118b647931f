import Foundation

/// The pictures and fonts of a Flutter app, which its build puts into the app and widgets read from there.
/// `pubspec.yaml` lists them: files, and folders whose own files are meant.
struct FlutterAssets {
  private let root: String
  private let files: FileRecorder
  /// Paths below the root, as the app finds them.
  private(set) var paths: [String] = []

  /// An app has some hundreds; what is beyond is left out (estimates).
  private static let most = 2_000
  private static let largest = 64 << 20

  /// Nothing where no source of the widget names the folder of assets, or there is no Flutter app around.
  init?(project: WidgetProject, files: FileRecorder) {
    let sources = project.sources + project.modules.flatMap(\.sources)
    guard sources.contains(where: { files.contains("flutter_assets", in: $0) }),
      let root = Self.root(around: project.root, files),
      let description = files.text(root + "/pubspec.yaml"),
      let flutter = try? YAML.parse(description)["flutter"]
    else { return nil }
    (self.root, self.files) = (root, files)
    for entry in flutter["assets"]?.array ?? [] {
      guard let path = entry.string ?? entry["path"]?.string else { continue }
      add(path)
    }
    for family in flutter["fonts"]?.array ?? [] {
      for font in family["fonts"]?.array ?? [] { font["asset"]?.string.map { add($0) } }
    }
  }

  /// The project of the app's iOS side is a folder or two below.
  private static func root(around start: String, _ files: FileRecorder) -> String? {
    files.foldersUp(from: start, atMost: 4).first { files.isFile($0 + "/pubspec.yaml") }
  }

  private mutating func add(_ path: String) {
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { return }
    guard path.hasSuffix("/") else { return paths.append(path) }
    let names = files.names(root + "/" + path.dropLast()) ?? []
    paths += names.map { path + $0 }.filter { files.isFile(root + "/" + $0) }
  }

  /// Copies them: an edit of the app's must not reach into the cache.
  func copy(to folder: String) throws {
    var left = Self.largest
    for path in paths.prefix(Self.most) {
      guard let bytes = files.bytes(root + "/" + path), bytes.count <= left else { continue }
      left -= bytes.count
      let target = folder + "/" + path
      guard !Paths.exists(target) else { continue }
      try CacheFile.makeFolder(Paths.folder(target))
      try CacheFile.write(bytes, to: target)
    }
  }
}
