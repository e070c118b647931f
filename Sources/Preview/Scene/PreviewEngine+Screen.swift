import FoundationEssentials
import VitrineCatalog
import VitrineComposition
import VitrineDrawing
import VitrineExtensionClient
import VitrineHost
import VitrineMessages
import VitrinePlatform
import VitrineStudio

extension PreviewEngine {
  /// The stage as one picture.
  func screen(scale: Double) async -> Picture {
    await refresh()
    let place = state.thePlace
    let layout = layout(place, on: state.platform)
    let here = state.onStage
    var picture = layout.background(scale: scale)
    let whole = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
    if let icons = layout.icons(page: state.page, scale: scale) {
      picture.lay(icons, in: whole)
    }
    for (placement, frame) in zip(here, layout.frames)
    where state.isTop(placement) && (layout.grid == nil || placement.page == state.page) {
      picture.lay(self.picture(placement, scale: scale), in: frame)
    }
    for (region, frame) in zip(regions(in: place), layout.frames.dropFirst(here.count)) {
      let job = job(region.activity, region.family)
      let id = "\(region.activity.id)-\(region.family.rawValue)"
      guard let shown = live[id]?.frame(at: state.date) else { continue }
      picture.lay(self.picture(shown.archive, job, standing: frame, scale: scale), in: frame)
    }
    if let front = layout.foreground(scale: scale) {
      picture.lay(front, in: whole)
    }
    if layout.cornerRadius > 0 {
      picture.clip = VectorPath(
        roundedRect: whole, cornerRadius: layout.cornerRadius, continuous: true)
    }
    picture.now = state.date
    return picture
  }

  /// A picture of the person's own behind everything.
  func takeWallpaper(_ bytes: [UInt8]) async throws {
    guard let wallpaper = WallpaperPicture.wallpaper(bytes) else {
      throw PreviewError.malformed("the wallpaper must be a PNG or JPEG file")
    }
    own = wallpaper
    state.settings.wallpaper = "own"
    changed("wallpaper")
  }

  /// Lines of a source around one.
  func source(_ path: String, line: Int, around: Int) throws -> JSON {
    let file = try sourceFile(path)
    guard let source = SourceText(file) else {
      throw PreviewError.unknown("'\(path.suffix(200))' cannot be read")
    }
    let reach = max(0, min(around, 200))
    let first = max(1, line - reach)
    let last = min(source.count, max(1, line) + reach)
    return .object([
      "file": .string(file), "first": .integer(first),
      "lines": .array(
        first <= last ? (first...last).compactMap { source.line($0).map { .string($0) } } : []),
    ])
  }

  // MARK: Live Activities

  func tapActivity(
    _ id: String, region: String?, _ target: TapTarget, scale: Double
  ) async throws -> JSON {
    let activity = try activity(id)
    let shown = regions(in: state.thePlace).filter { $0.activity.id == id }
    let wanted = shown.first { $0.family.activityRegion == region } ?? shown.first
    guard let family = wanted?.family else {
      throw PreviewError.malformed("\(state.thePlace.title) does not show \(id)")
    }
    bring(activity)
    return json(
      try await tap(
        "\(id)-\(family.rawValue)", job(activity, family), target, scale: scale))
  }

  /// Content states that the widget's previews have, to update with.
  func activityStates(kind: String?) async throws -> JSON {
    _ = try await extensions(for: state.platform)
    let states = kind.map(contentStates) ?? []
    return .object([
      "states": .array(
        states.enumerated().map { index, state in
          .object(["name": .string("State \(index + 1)"), "contentState": state])
        })
    ])
  }

  /// Those that its previews have, or one that is made up, as a push would bring them.
  func contentStates(of kind: String) -> [JSON] {
    guard let client = running(for: state.platform)?.widget(kind)?.client,
      case .success(.configured(let response)) = client.ask(
        .configure(ConfigureRequest(kind: kind, configuration: nil)))
    else { return [] }
    return (try? JSON(parsing: response.configuration))?["states"]?.array ?? []
  }
}
