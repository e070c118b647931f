import FoundationEssentials
import VitrineBuild
import VitrineComposition
import VitrineDrawing
import VitrineExtensionClient
import VitrinePlatform
import VitrineRaster

/// `index.json`: what was made, for scripts and the sheet.
struct RenderIndex {
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

  /// Pictures that an earlier run left in a folder and this one has not made, from its index.
  func stale(in folder: String) -> [String] {
    guard let text = FileManager.default.contents(atPath: folder + "/index.json"),
      let old = try? JSON(parsing: [UInt8](text))
    else { return [] }
    let files = { (pictures: [JSON]) in pictures.compactMap { $0["file"]?.string } }
    let made = Set(files(pictures))
    return files(old["pictures"]?.array ?? []).filter {
      !made.contains($0) && FileManager.default.fileExists(atPath: folder + "/" + $0)
    }
  }

  func write(to folder: String) throws(AtomicFile.Failure) {
    let text = JSON.object([
      "version": .integer(1), "source": .string(SourceName.of(path)),
      "date": .string(DateText.iso8601(date)), "omissions": .array(omissions),
      "libraries": .object(
        LibraryVersions.used.map { JSON.Member($0.name, .string($0.version)) }),
      "pictures": .array(pictures),
    ]).text()
    try AtomicFile.write(Array((text + "\n").utf8), to: folder + "/index.json")
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
