import Glibc
public import VitrineComposition
import VitrinePlatform

/// Where pictures go: one file, or a folder.
public struct Destination: Sendable {
  public var format: PictureFormat
  /// nil: a folder.
  public var file: String?
  public var folder: String?

  /// Where pictures go when nothing is said.
  public static let defaultFolder = "vitrine-pictures"

  public init(output: String?, format: PictureFormat?) throws {
    let path = output ?? Self.defaultFolder
    guard !path.isEmpty else { throw StudioError.usage("-o names no file or folder") }
    if let byName = PictureFormat(path: path), !path.hasSuffix("/") {
      if let format, format != byName {
        throw StudioError.usage(
          "-o \(path) is no \(format.rawValue) file: --format and name differ")
      }
      (self.format, file) = (byName, path)
    } else {
      self.format = format ?? .png
      var folder = path
      while folder.count > 1 && folder.hasSuffix("/") { folder.removeLast() }
      self.folder = folder
    }
  }

  public func check(count: Int) throws {
    if let file, count > 1 {
      throw StudioError.usage(
        "-o \(file) is one file and \(count) pictures are selected: choose with --widget, --family, "
          + "--device, --context, or name a folder")
    }
    try checkPath()
  }

  /// Said once, before anything is drawn.
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
    // The nearest folder that is there has to take the others.
    while path != "/" {
      if file == nil || path != given, stat(path, &info) == 0 { break }
      let parent = path.lastIndex(of: "/").map { String(path[..<$0]) }
      path = parent.map { $0.isEmpty ? "/" : $0 } ?? (path == "." ? "/" : ".")
    }
    let isThere = info.st_mode & S_IFMT == S_IFDIR
    guard !isThere || access(path, W_OK) != 0 else { return }
    let reason = isThere ? String(cString: strerror(errno)) : "\(path) is a file"
    throw StudioError.unwritable(
      "\(given): error: cannot write: \(reason); choose another destination with -o")
  }

  /// The file of a job.
  public var path: @Sendable (RenderJob) -> String {
    let (file, folder, format) = (file, folder, format)
    return { job in file ?? "\(folder ?? ".")/\(job.path).\(format.rawValue)" }
  }
}
