import CGraphics
import Glibc
import Synchronization
public import VitrineDrawing

/// The pinned fonts: opens files when they are needed and keeps what was read from them. The
/// machine's other fonts are never seen.
public final class FontLibrary: Sendable {
  /// The library of the pinned packages and `VITRINE_FONTS`.
  public static let shared = FontLibrary()

  private let folders: [String]
  let state: Mutex<State>

  struct State {
    var faces: [FontFace.Key: FontFace] = [:]
    var fonts: [FontInstance: PinnedFont] = [:]
    /// Names that `register` learned, lower case, to file and face.
    var custom: [String: CustomFace] = [:]
    var families: [String: [CustomFace]] = [:]
    /// Paths of registered files by file name.
    var paths: [String: String] = [:]
    var featureSets: [[String: Int]: Int32] = [:]
    var nextFace: Int32 = 1
    var reported: Set<String> = []
    var reports: [String] = []
  }

  /// Folders are looked in before `VITRINE_FONTS` (a list separated by colons) and the packages'.
  public init(folders: [String] = []) {
    var all = folders
    if let extra = getenv("VITRINE_FONTS") {
      all += String(cString: extra).split(separator: ":").map(String.init)
    }
    self.folders = all + FontPlaces.packages
    state = Mutex(State())
  }

  /// The font behind an instance: outlines, coverage, pictures. Keep it while drawing a run.
  public func font(for instance: FontInstance) -> PinnedFont {
    if let known = state.withLock({ $0.fonts[instance] }) { return known }
    let face = face(
      FontFace.Key(file: instance.file, index: instance.index, variations: instance.variations))
    return state.withLock { state in
      if let known = state.fonts[instance] { return known }
      let features =
        state.featureSets[instance.features]
        ?? {
          let number = Int32(state.featureSets.count)
          state.featureSets[instance.features] = number
          return number
        }()
      let font = PinnedFont(instance: instance, face: face, featureSet: features)
      // Sizes come and go (Dynamic Type, scale factors); the faces behind them stay.
      if state.fonts.count >= 512 { state.fonts.removeAll() }
      state.fonts[instance] = font
      return font
    }
  }

  /// A glyph's outline in points, y down, relative to the glyph's origin; slant, weight and stretch
  /// applied.
  public func outline(glyph: UInt32, in instance: FontInstance) -> VectorPath {
    font(for: instance).outline(glyph)
  }

  /// See `PinnedFont.coverage`.
  public func coverage(
    glyph: UInt32, font instance: FontInstance, pixelScale: Double, subpixel: Int
  ) -> GlyphBitmap {
    font(for: instance).coverage(glyph, pixelScale: pixelScale, subpixel: subpixel)
  }

  /// The picture of a glyph of a colour font, nil where it has none.
  public func colorBitmap(glyph: UInt32, font instance: FontInstance) -> ColorBitmap? {
    font(for: instance).colorBitmap(glyph)
  }

  func face(_ key: FontFace.Key) -> FontFace {
    if let known = state.withLock({ $0.faces[key] }) { return known }
    let path = path(of: key.file)
    if path == nil { reportMissingFile(key.file) }
    return state.withLock { state in
      if let known = state.faces[key] { return known }
      let face = FontFace(key: key, id: state.nextFace, path: path)
      state.nextFace += 1
      state.faces[key] = face
      return face
    }
  }

  /// Where a pinned file lies, nil where no folder has it.
  public func path(of file: String) -> String? {
    if let registered = state.withLock({ $0.paths[file] }) { return registered }
    for folder in folders {
      let path = folder + "/" + file
      if access(path, R_OK) == 0 { return path }
    }
    return nil
  }

  // MARK: reports

  /// What went wrong since the last call, each once in the life of the library.
  public func takeReports() -> [String] {
    state.withLock { state in
      defer { state.reports = [] }
      return state.reports
    }
  }

  func report(_ message: String) {
    state.withLock { state in
      // Text of unknown origin could fill memory with its characters.
      guard state.reported.count <= 1000, state.reported.insert(message).inserted else { return }
      state.reports.append(
        state.reported.count <= 1000 ? message : "more than 1000 font reports, the rest is left out"
      )
    }
  }

  private func reportMissingFile(_ file: String) {
    let advice =
      FontPlaces.package(of: file).map { "install the Debian package \($0)" }
      ?? "add its folder to VITRINE_FONTS"
    report("font file \(file) not found, its text is drawn as boxes: \(advice)")
  }
}
