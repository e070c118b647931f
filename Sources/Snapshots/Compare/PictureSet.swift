import FoundationEssentials
import VitrinePlatform

/// The pictures of a run, a folder or an `index.json` that `vitrine render` wrote; or one picture.
public struct PictureSet: Hashable, Sendable {
  /// Why a path holds no pictures to compare.
  public struct Unusable: Error, Hashable, Sendable, CustomStringConvertible {
    /// As it was given.
    public var path: String
    /// What follows the path in a sentence.
    public var reason: String
    public var description: String { "'\(path)' \(reason)" }
  }

  /// The folder that the names start from.
  public var folder: String
  /// Paths of the pictures from the folder on, sorted.
  public var names: [String]
  /// The one picture that was named itself; nil for a folder. Its name in `names` is only a label.
  public private(set) var file: String?
  /// Versions of the libraries that they were drawn with, by name; empty where nothing says.
  public var libraries: [String: String] = [:]

  /// Pictures that are compared at most.
  public static let limit = 1_000_000
  /// What every PNG begins with.
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Bytes of an index: some 500 for each picture.
  private static let largestIndex = 512 << 20

  /// Pictures that are known already, without a look at the folder.
  public init(folder: String, names: [String], libraries: [String: String] = [:]) {
    self.folder = folder
    self.names = names
    self.libraries = libraries
  }

  /// Reads what two paths hold that are to be compared: two pictures, whatever their names, or two sets.
  public static func pair(
    _ before: String, _ after: String
  ) throws(Unusable) -> (before: PictureSet, after: PictureSet) {
    var pair = (before: try PictureSet(path: before), after: try PictureSet(path: after))
    guard (pair.before.file == nil) == (pair.after.file == nil) else {
      throw Unusable(
        path: pair.before.file ?? after,
        reason: "is one picture and '\(pair.before.file == nil ? before : after)' is not: name two "
          + "pictures, or two folders")
    }
    if pair.after.file != nil { pair.before.names = pair.after.names }
    return pair
  }

  /// The path of a picture by its name.
  public func path(of name: String) -> String { file ?? "\(folder)/\(name)" }

  /// Reads what a path holds.
  public init(path: String) throws(Unusable) {
    let path = Self.withoutSlash(path)
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Unusable(path: path, reason: "is not there")
    }
    if isFolder {
      try self.init(walking: path)
    } else if path.hasSuffix(".json") {
      try self.init(index: path)
    } else if (try? PictureFile.bytes(path))?.starts(with: Self.signature) == true {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      self.init(folder: AtomicFile.parent(of: path), names: [name])
      file = path
    } else {
      throw Unusable(
        path: path,
        reason: "is neither a PNG picture, a folder of pictures nor an index.json of "
          + "'vitrine render'")
    }
    guard !names.isEmpty else {
      let isReport = FileManager.default.fileExists(atPath: "\(path)/\(SnapshotReport.fileName)")
      throw Unusable(
        path: path,
        reason: "holds no PNG pictures"
          + (isReport ? ": a report of 'vitrine test' has what failed; compare references" : ""))
    }
    guard names.count <= Self.limit else {
      throw Unusable(path: path, reason: "holds more than \(Figures.grouped(Self.limit)) pictures")
    }
  }

  /// All PNG files below a folder; links to folders are not followed.
  private init(walking folder: String) throws(Unusable) {
    let all: [String]
    do { all = try FileManager.default.subpathsOfDirectory(atPath: folder) } catch {
      throw Unusable(path: folder, reason: "cannot be read")
    }
    self.init(
      folder: folder,
      names: all.filter {
        $0.hasSuffix(".png") && !$0.split(separator: "/").contains(where: Self.isHidden)
      }
      .sorted(),
      libraries: Self.libraries(in: folder))
  }

  private init(index path: String) throws(Unusable) {
    guard let bytes = try? PictureFile.bytes(path, largest: Self.largestIndex),
      let index = try? JSON(parsing: bytes), let pictures = index["pictures"]?.array
    else { throw Unusable(path: path, reason: "is not an index.json of 'vitrine render'") }
    let parent = AtomicFile.parent(of: path)
    self.init(
      folder: parent.isEmpty ? "." : parent,
      names: pictures.compactMap { $0["file"]?.string }.filter(Self.isBelow).sorted(),
      libraries: Self.libraries(index))
  }

  /// Whether a name in an index leads to a picture of its folder, and nowhere else.
  private static func isBelow(_ name: String) -> Bool {
    name.hasSuffix(".png") && !name.hasPrefix("/")
      && !name.split(separator: "/").contains("..") && !name.unicodeScalars.contains("\0")
  }

  private static func isHidden(_ part: Substring) -> Bool { part.hasPrefix(".") }

  private static func withoutSlash(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  // MARK: Libraries

  /// What the index in a folder says, or the record beside references.
  public static func libraries(in folder: String) -> [String: String] {
    for name in ["index.json", ReferenceFolder.recordName] {
      guard let bytes = try? PictureFile.bytes("\(folder)/\(name)", largest: largestIndex),
        let index = try? JSON(parsing: bytes)
      else { continue }
      return libraries(index)
    }
    return [:]
  }

  static func libraries(_ index: JSON) -> [String: String] {
    var versions: [String: String] = [:]
    for member in index["libraries"]?.members ?? [] { versions[member.key] = member.value.string }
    return versions
  }
}

/// Versions of libraries that differ between two runs.
public enum LibraryDifferences {
  /// `pango 1.50.12 before, 1.56.3 now`, one for each library that both name; empty where all agree.
  public static func text(before: [String: String], now: [String: String]) -> [String] {
    before.keys.sorted().compactMap { name in
      guard let old = before[name], let new = now[name], old != new else { return nil }
      return "\(name) \(old) before, \(new) now"
    }
  }
}
