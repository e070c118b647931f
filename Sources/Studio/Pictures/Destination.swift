import Glibc
public import VitrineComposition
import VitrinePlatform

/// Where pictures go: one file, or a folder.
public struct Destination: Sendable {
  /// Of every picture.
  public var format: PictureFormat
  /// nil: a folder.
  public var file: String?
  /// Where many pictures go; nil where one file was named.
  public var folder: String?

  /// Where pictures go by default.
  public static let defaultFolder = "vitrine-pictures"

  /// From `-o` and `--format`; throws where they contradict each other.
  public init(output: String?, format: PictureFormat?) throws {
    let path = output ?? Self.defaultFolder
    if let other = PictureFormat.unwritable(path) {
      throw StudioError.usage(
        "-o \(path): Vitrine writes no .\(other) files; name one that ends in .png, .svg or .pdf")
    }
    guard !path.isEmpty else { throw StudioError.usage("-o names no file or folder") }
    if let byName = PictureFormat(path: path), !path.hasSuffix("/") {
      if let format, format != byName {
        throw StudioError.usage(
          "-o \(path) is not a \(format.rawValue) file: --format and name differ")
      }
      (self.format, file) = (byName, path)
    } else {
      self.format = format ?? .png
      var folder = path
      while folder.count > 1 && folder.hasSuffix("/") { folder.removeLast() }
      self.folder = folder
    }
  }

  /// Throws where one file was named for more than one picture, or it cannot be written.
  public func check(count: Int) throws {
    if let file, count > 1 {
      throw StudioError.usage(
        "-o \(file) is one file and \(count) pictures are selected: choose with --widget, --family, "
          + "--device, --context, or name a folder")
    }
    try checkPath()
  }

  /// Checked once, before anything is drawn.
  private func checkPath() throws {
    let isFolder = file == nil
    var path = file ?? folder ?? "."
    let given = path
    var info = stat()
    if stat(path, &info) == 0, (info.st_mode & S_IFMT == S_IFDIR) != isFolder {
      throw StudioError.usage(
        isFolder
          ? "-o \(given) is a file: name a folder, or a file that ends in .png, .svg or .pdf"
          : "-o \(given) is a folder: name a file in it")
    }
    // The nearest existing folder has to be writable for the others.
    while path != "/" {
      if file == nil || path != given, stat(path, &info) == 0 { break }
      let parent = path.lastIndex(of: "/").map { String(path[..<$0]) }
      path = parent.map { $0.isEmpty ? "/" : $0 } ?? (path == "." ? "/" : ".")
    }
    let isThere = info.st_mode & S_IFMT == S_IFDIR
    guard !isThere || access(path, W_OK) != 0 else { return }
    let reason = isThere ? String(cString: strerror(errno)) : "\(path) is a file"
    throw StudioError.unwritable(
      "cannot write '\(given)': \(reason); choose another destination with -o")
  }

  /// The absolute path of the file, if it lies among the sources. Folders are told by their index.
  func outputs(below sources: String) -> Set<String> {
    guard let path = file else { return [] }
    let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    guard let root = Self.real(sources), let above = Self.real(parent.isEmpty ? "/" : parent),
      above == root || above.hasPrefix(root + "/")
    else { return [] }
    return [above + "/" + (path.split(separator: "/").last ?? "")]
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The file of a job.
  public var path: @Sendable (RenderJob) -> String {
    let (file, folder, format) = (file, folder, format)
    return { job in file ?? "\(folder ?? ".")/\(job.path).\(format.rawValue)" }
  }
}
