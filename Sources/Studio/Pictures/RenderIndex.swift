import FoundationEssentials
import Synchronization
import VitrineBuild
import VitrineComposition
import VitrineDrawing
import VitrineExtensionClient
import VitrinePlatform
import VitrineRaster

/// `index.json`: what was made, for scripts and the sheet.
struct RenderIndex {
  private var results: [RenderResult] = []
  private var omissions: [JSON] = []
  private let path: String
  private let date: Double
  private(set) var hasFaults = false
  var isEmpty: Bool { results.isEmpty }

  init(path: String, date: Double) {
    self.path = path
    self.date = date
  }

  mutating func add(_ results: [RenderResult]) {
    hasFaults = hasFaults || results.contains { $0.fault != nil }
    self.results += results.filter { $0.path != nil || $0.failure != nil }
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

  /// Pictures that an earlier run left in a folder and this one has not made, from its index.
  func stale(in folder: String) -> [String] {
    guard let text = FileManager.default.contents(atPath: folder + "/index.json"),
      let old = try? JSON(parsing: [UInt8](text))
    else { return [] }
    let made = Set(results.compactMap { file($0, in: folder) })
    return (old["pictures"]?.array ?? []).compactMap { $0["file"]?.string }.filter {
      !made.contains($0) && FileManager.default.fileExists(atPath: folder + "/" + $0)
    }
  }

  func write(to folder: String) throws(AtomicFile.Failure) {
    let (libraries, pictures) = parts(folder)
    let text = JSON.object([
      "version": .integer(1), "source": .string(SourceName.of(path)),
      "date": .string(DateText.iso8601(date)), "omissions": .array(omissions),
      "libraries": .object(libraries), "pictures": .array(pictures),
    ]).text()
    try AtomicFile.write(Array((text + "\n").utf8), to: folder + "/index.json")
  }

  /// Pictures whose texts one thread makes at a time.
  private static let share = 128

  /// What takes time, on all processors: to open a library for its version takes as long as a hundred texts.
  private func parts(_ folder: String) -> (libraries: [JSON.Member], pictures: [JSON]) {
    let starts = Array(stride(from: 0, to: results.count, by: Self.share))
    let libraries = Mutex<[JSON.Member]>([])
    let pictures = Mutex<[[JSON]]>(Array(repeating: [], count: starts.count))
    SideBySide.run(starts.count + 1) { number in
      guard number > 0 else {
        let used = LibraryVersions.used.map { JSON.Member($0.name, .string($0.version)) }
        return libraries.withLock { $0 = used }
      }
      let start = starts[number - 1]
      // As deep as they stand in the index.
      let texts = results[start..<min(start + Self.share, results.count)]
        .map { JSON.raw(json($0, folder).text(indent: 2)) }
      pictures.withLock { $0[number - 1] = texts }
    }
    return (libraries.withLock { $0 }, pictures.withLock { Array($0.joined()) })
  }

  /// From the folder on, if it is below it.
  private func file(_ result: RenderResult, in folder: String) -> String? {
    result.path.map { $0.hasPrefix(folder + "/") ? String($0.dropFirst(folder.count + 1)) : $0 }
  }

  private func json(_ result: RenderResult, _ folder: String) -> JSON {
    let job = result.job
    typealias Member = JSON.Member
    var members: [Member] = [
      Member("file", .optional(file(result, in: folder))),
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
    if !result.diagnostics.isEmpty {
      members.append(Member("diagnostics", .array(result.diagnostics.map(json))))
    }
    if let fault = result.fault { members.append(Member("fault", .string(fault.description))) }
    if let failure = result.failure {
      members.append(Member("failure", .string(failure.description)))
    }
    return .object(members)
  }

  private func json(_ diagnostic: Diagnostic) -> JSON {
    .object([
      "severity": .string("\(diagnostic.severity)"), "message": .string(diagnostic.message),
      "file": .optional(diagnostic.file), "line": diagnostic.line.map { .integer($0) } ?? .null,
    ])
  }
}
