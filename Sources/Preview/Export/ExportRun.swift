import FoundationEssentials
public import VitrineBuild
import VitrineComposition
import VitrinePlatform
public import VitrineStudio

/// `vitrine export`: a site of all widgets in all places that needs no server.
public struct ExportRun: Sendable {
  /// What is built.
  public var build: BuildRequest
  /// Its date is shown.
  public var environment: EnvironmentSelection
  /// The folder of the site.
  public var output: String
  /// Pixels per point of the pictures, 0.25 … 3.
  public var scale = 2.0

  /// A site of what is built, in a folder.
  public init(build: BuildRequest, environment: EnvironmentSelection, output: String) {
    (self.build, self.environment, self.output) = (build, environment, output)
  }

  /// Writes the site; says how many pictures it has and how large it is.
  public func run(console: Console) async throws {
    let engine = try PreviewEngine(
      request: build, environment: environment, state: PreviewState(environment), hub: EventHub(),
      console: console)
    do {
      try await write(engine, console)
      await engine.close()
    } catch {
      await engine.close()
      throw error
    }
  }

  private func write(_ engine: PreviewEngine, _ console: Console) async throws {
    let filter = EverywhereFilter(appearances: ["light", "dark"])
    let site = try await engine.everywhere(filter, scale: scale)
    let items = site["items"]?.array ?? []
    if let failure = await engine.mainFailure { throw StudioError.usage(failure) }
    guard !items.isEmpty else {
      throw StudioError.usage("nothing to show: no widget here is offered in any place")
    }
    var written: [String: String] = [:]
    var size = 0
    var shown: [JSON] = []
    for item in items {
      guard let name = item["picture"]?.string, let bytes = try await engine.pictures.png(name)
      else { continue }
      // By content: what looks the same in two places is one file.
      let file = SitePage.name(of: bytes)
      if written.updateValue(file, forKey: file) == nil {
        try AtomicFile.write(bytes, to: "\(output)/pictures/\(file)")
        size += bytes.count
      }
      shown.append(Self.item(item, file))
    }
    try writePage(shown, await engine.app)
    console.result(
      "\(output)/index.html: \(shown.count) tiles, \(written.count) pictures, "
        + "\((size + (1 << 19)) >> 20) MB")
  }

  /// Without what is the server's alone.
  private static func item(_ item: JSON, _ file: String) -> JSON {
    let members = (item.members ?? []).filter { $0.key != "picture" }
    return .object(members + [JSON.Member("picture", .string("pictures/\(file)"))])
  }

  private func writePage(_ items: [JSON], _ app: JSON) throws {
    try SitePage([
      "app": app, "items": .array(items),
      "date": .string(DateText.iso8601(environment.variants[0].options.date)),
    ]).write(to: output)
  }
}
