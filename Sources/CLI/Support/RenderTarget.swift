import ArgumentParser
import Glibc
import VitrineBuild
import VitrineComposition
import VitrinePlatform
import VitrineStudio

/// Where pictures go: one file, or a folder.
struct Target {
  var format: PictureFormat
  /// nil: a folder.
  var file: String?
  var folder: String?

  init(output: String?, format: PictureFormat?) throws {
    let path = output ?? Render.defaultFolder
    guard !path.isEmpty else { throw ValidationError("-o names no file or folder") }
    if let byName = PictureFormat(path: path), !path.hasSuffix("/") {
      if let format, format != byName {
        throw ValidationError("-o \(path) is no \(format.rawValue) file: --format and name differ")
      }
      (self.format, file) = (byName, path)
    } else {
      self.format = format ?? .png
      var folder = path
      while folder.count > 1 && folder.hasSuffix("/") { folder.removeLast() }
      self.folder = folder
    }
  }

  func check(count: Int) throws {
    if let file, count > 1 {
      throw ValidationError(
        "-o \(file) is one file and \(count) pictures are selected: choose with --widget, --family, "
          + "--device, --context, or name a folder")
    }
    try checkPlace()
  }

  /// Said once, before anything is drawn.
  private func checkPlace() throws {
    let isFolder = file == nil
    var path = file ?? folder ?? "."
    let given = path
    var info = stat()
    if stat(path, &info) == 0, (info.st_mode & S_IFMT == S_IFDIR) != isFolder {
      throw ValidationError(
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
    Terminal.error("\(given): error: cannot write: \(reason); choose another place with -o")
    throw ExitCode.fault
  }

  var place: @Sendable (RenderJob) -> String {
    let (file, folder, format) = (file, folder, format)
    return { job in file ?? "\(folder ?? ".")/\(job.path).\(format.rawValue)" }
  }
}

/// `index.json`: what was made, for scripts and the sheet.
struct RenderRecord {
  private var pictures: [JSON] = []
  private var omissions: [JSON] = []
  private let path: String
  private let date: Double
  private(set) var hasFaults = false
  var isEmpty: Bool { pictures.isEmpty }

  init(path: String, date: Double) {
    self.path = path
    self.date = date
  }

  /// - folder: Paths below it are recorded from there on.
  mutating func add(_ results: [RenderResult], in folder: String?) {
    for result in results {
      if result.fault != nil { hasFaults = true }
      if result.path == nil && result.failure == nil { continue }
      pictures.append(json(result, folder.map { $0 + "/" } ?? ""))
    }
  }

  /// What was left out of an extension's sources to make them compile.
  mutating func add(_ built: BuiltExtension) {
    omissions += built.omissions.map { item in
      JSON.object([
        "kind": .string(item.kind.rawValue), "name": .string(item.name),
        "file": .string(built.name(ofSource: item.path)),
        "line": item.line.map { .integer($0) } ?? .null, "reason": .string(item.reason),
      ])
    }
  }

  func write(to folder: String, _ messages: inout Messages) throws {
    let text = JSON.object([
      "version": .integer(1), "source": .string(SourceName.of(path)),
      "date": .string(DateText.iso8601(date)), "omissions": .array(omissions),
      "pictures": .array(pictures),
    ]).text()
    do { try AtomicFile.write(Array((text + "\n").utf8), to: folder + "/index.json") } catch {
      messages.say(.error, "\(error)")
      throw ExitCode.fault
    }
  }

  private func json(_ result: RenderResult, _ prefix: String) -> JSON {
    let job = result.job
    typealias Member = JSON.Member
    var members: [Member] = [
      Member(
        "file",
        .optional(
          result.path.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 })),
      Member(
        { if case .preview = job.subject { "preview" } else { "kind" } }(), .string(job.name)),
      Member("family", .optional(job.family?.rawValue)),
      Member("device", .string(job.device.id)), Member("context", .string(job.contextID)),
      Member("variant", .string(job.variant)),
      Member(
        "size",
        .object(["width": .number(result.size.width), "height": .number(result.size.height)])),
      Member(
        "pixels",
        .object(["width": .integer(result.pixelWidth), "height": .integer(result.pixelHeight)])),
      Member("entryDate", .optional(result.entryDate.map(DateText.iso8601))),
      Member("entryCount", .integer(result.entryCount)),
      Member("environment", Inspection.environment(result.environment)),
    ]
    if let fault = result.fault { members.append(Member("fault", .string(fault.description))) }
    if let failure = result.failure { members.append(Member("failure", .string(failure))) }
    return .object(members)
  }
}
