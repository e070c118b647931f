import FoundationEssentials
public import VitrineBuild
import VitrineCatalog
import VitrineComposition
import VitrineDrawing
import VitrinePlatform
public import VitrineStudio

/// `vitrine screenshots`: pictures of the page's stage from a script, for stores and documentation.
public struct ScreenshotRun: Sendable {
  /// The script's file.
  public var file: String
  /// Completes what is built; its path is the script's.
  public var build: BuildRequest
  /// Date and settings where a shot names none.
  public var environment: EnvironmentSelection
  /// Folder of the pictures; nil: as the script says.
  public var output: String?

  /// Pictures of a script's shots.
  public init(
    file: String, build: BuildRequest, environment: EnvironmentSelection, output: String? = nil
  ) {
    (self.file, self.build, self.environment, self.output) = (file, build, environment, output)
  }

  /// Members of a shot that are not settings of the page.
  private static let own: Set<String> = [
    "name", "time", "placements", "activity", "bezel", "caption", "size", "scale", "ground",
  ]

  /// Writes the pictures and names them on the console.
  public func run(console: Console) async throws {
    guard let data = FileManager.default.contents(atPath: file),
      data.count <= ScreenshotScript.largest
    else { throw StudioError.usage("'\(file)' cannot be read, or is larger than 1 MB") }
    let script: ScreenshotScript
    do {
      script = try ScreenshotScript(String(decoding: data, as: UTF8.self))
    } catch { throw StudioError.usage("\(file): \(error)") }
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    func place(_ path: String) -> String { path.hasPrefix("/") ? path : folder + path }
    var request = build
    request.paths = [place(script.path)]
    let engine = try PreviewEngine(
      request: request, environment: environment, state: PreviewState(environment),
      hub: EventHub(), console: console)
    let target = output ?? place(script.output)
    do {
      for shot in script.shots { try await take(shot, engine, into: target, console) }
      await engine.close()
    } catch {
      await engine.close()
      throw error is PreviewError ? StudioError.usage("\(file): \(error)") : error
    }
  }

  private func take(
    _ shot: ScreenshotScript.Shot, _ engine: PreviewEngine, into folder: String,
    _ console: Console
  ) async throws {
    do {
      await engine.reset()
      let settings = (shot.values.members ?? []).filter { !Self.own.contains($0.key) }
      try await engine.change(.object(settings))
      if let time = shot.values["time"] { try await engine.changeTime(.object(["date": time])) }
      for widget in shot.values["placements"]?.array ?? [] {
        guard let kind = widget["kind"]?.string else {
          throw PreviewError.malformed("a placement needs a 'kind'")
        }
        _ = try await engine.add(
          kind: kind, family: widget["family"]?.string, place: nil,
          slot: widget["slot"] ?? (widget["column"] ?? widget["index"]).map { _ in widget },
          configuration: widget["configuration"])
      }
      if let kind = shot.values["activity"]?.string {
        _ = try await engine.start(kind: kind, attributes: nil, contentState: nil)
      }
      let picture = try poster(shot).picture(
        of: await engine.screen(scale: shot.values["scale"]?.double ?? 3))
      let path = "\(folder)/\(FileName.safe(shot.name)).png"
      try AtomicFile.write(try await engine.pictures.draw(picture), to: path)
      console.result(path)
    } catch let error as PreviewError {
      throw PreviewError.malformed("shot '\(shot.name)': \(error)")
    }
  }

  private func poster(_ shot: ScreenshotScript.Shot) throws(PreviewError) -> Poster {
    var poster = Poster()
    poster.hasBezel = shot.values["bezel"]?.bool ?? true
    poster.caption = shot.values["caption"]?.string ?? ""
    if let ground = shot.values["ground"]?.string {
      guard let color = PreviewState.color(ground) else {
        throw .malformed("'ground' must be a color such as #F2F2F7")
      }
      poster.ground = color
    }
    if let size = shot.values["size"]?.string { poster.pixels = try Self.size(size) }
    return poster
  }

  private static func size(_ text: String) throws(PreviewError) -> Size {
    guard let size = StoreSize.find(text) else {
      throw .malformed(
        "'size' must be such as 1320x2868, or one of "
          + StoreSize.all.keys.sorted().joined(separator: ", "))
    }
    return size
  }
}
