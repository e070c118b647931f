import CGraphics
import Glibc
import Synchronization
public import VitrineDrawing

/// The pinned fonts and those that a widget brings: opens files when they are needed and keeps what
/// was read from them. The machine's other fonts are never seen.
public final class FontLibrary: Sendable {
  /// The library of the pinned packages and `VITRINE_FONTS`.
  public static let shared = FontLibrary()

  private let folders: [String]
  /// Where fonts are that this library has none of.
  private let base: FontLibrary?
  let state: Mutex<State>
  /// Rises with every registration: what was found out about names before is to be asked again.
  let generation = Atomic(0)

  struct State {
    var faces: [FontFace.Key: FontFace] = [:]
    var fonts: [FontInstance: PinnedFont] = [:]
    /// Fonts that a widget brought.
    var brought: [FontID: Brought] = [:]
    /// Names that `register` learned, lower case.
    var custom: [String: CustomFace] = [:]
    var families: [String: [CustomFace]] = [:]
    /// Families as the files spell them, by their names in lower case.
    var familyNames: [String: String] = [:]
    var postScriptNames: [String: CustomFace] = [:]
    /// Font files that nobody has registered, for advice.
    var unregistered: (@Sendable () -> [String])?
    var featureSets: [[String: Int]: Int32] = [:]
    var nextFace: Int32 = 1
  }

  /// Folders are looked in before `VITRINE_FONTS` (a list separated by colons) and the packages'.
  public init(folders: [String] = []) {
    var all = folders
    if let extra = getenv("VITRINE_FONTS") {
      all += String(cString: extra).split(separator: ":").map(String.init)
    }
    self.folders = all + FontLocations.packages
    base = nil
    state = Mutex(State())
  }

  /// The fonts that an archive carries, over those of another library, which sees nothing of them.
  /// Bytes that are not what their name says are left out.
  public init(bringing fonts: [FontID: EncodedFont], over base: FontLibrary) {
    folders = []
    self.base = base
    state = Mutex(State())
    for (id, font) in fonts.sorted(by: { $0.key < $1.key })
    where FontID(hashing: font.bytes) == id { _ = try? register(font) }
  }

  /// The font behind an instance: outlines, coverage, pictures. Keep it while drawing a run.
  public func font(for instance: FontInstance) -> PinnedFont {
    if let base, !brings(instance.file) { return base.font(for: instance) }
    if let known = state.withLock({ $0.fonts[instance] }) { return known }
    let face = face(
      FontFace.Key(file: instance.file, index: instance.index, variations: instance.variations))
    let font = PinnedFont(
      instance: instance, face: face, featureSet: featureSet(instance.features),
      next: GlyphFit(instance)?.next.map { self.font(for: $0) })
    return state.withLock { state in
      if let known = state.fonts[instance] { return known }
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

  /// The picture of a glyph of a color font, nil where it has none.
  public func colorBitmap(glyph: UInt32, font instance: FontInstance) -> ColorBitmap? {
    font(for: instance).colorBitmap(glyph)
  }

  func face(_ key: FontFace.Key) -> FontFace {
    if let base, !brings(key.file) { return base.face(key) }
    if let known = state.withLock({ $0.faces[key] }) { return known }
    let face = FontFace(key: key, id: nextFace(), file: file(key.file))
    return state.withLock { state in
      if let known = state.faces[key] { return known }
      // Optical sizes make faces of their own.
      if state.faces.count >= 512 { state.faces.removeAll() }
      state.faces[key] = face
      return face
    }
  }

  private func file(_ name: String) -> FontFace.File {
    if let id = FontID(name) {
      return state.withLock { $0.brought[id] }.map { .brought($0.file) } ?? .missing
    }
    return path(of: name).map { .pinned(path: $0) } ?? .missing
  }

  private func brings(_ file: String) -> Bool {
    guard let id = FontID(file) else { return false }
    return state.withLock { $0.brought[id] != nil }
  }

  /// Libraries over this one number their faces and features with it: a typesetter meets both.
  private func nextFace() -> Int32 {
    if let base { return base.nextFace() }
    return state.withLock { state in
      defer { state.nextFace += 1 }
      return state.nextFace
    }
  }

  private func featureSet(_ features: [String: Int]) -> Int32 {
    if let base { return base.featureSet(features) }
    return state.withLock { state in
      if let known = state.featureSets[features] { return known }
      let number = Int32(state.featureSets.count)
      state.featureSets[features] = number
      return number
    }
  }

  /// Where a pinned file lies, nil where no folder has it.
  public func path(of file: String) -> String? {
    if let base { return base.path(of: file) }
    for folder in folders {
      let path = folder + "/" + file
      if access(path, R_OK) == 0 { return path }
    }
    return nil
  }
}

// MARK: Fonts that a widget brings

extension FontLibrary {
  /// The bytes behind a name, nil for fonts that nobody registered.
  public func encoded(_ id: FontID) -> EncodedFont? {
    state.withLock { $0.brought[id]?.file.font } ?? base?.encoded(id)
  }

  /// Whether any font has been registered.
  public var bringsFonts: Bool { state.withLock { !$0.brought.isEmpty } }

  /// Font files of the bundle that nobody has registered, for advice where a name is not known.
  public func advise(from files: @escaping @Sendable () -> [String]) {
    state.withLock { $0.unregistered = files }
  }

  /// The name of the bundle's file that has a face of this name, though nobody registered it.
  func unregisteredFile(named name: String) -> String? {
    let files = state.withLock { $0.unregistered }?() ?? []
    let file = files.first { path in
      guard let font = try? FontFile.read(path) else { return false }
      let names = FontFile(font).faces(FontID(hashing: font.bytes)).flatMap { $0.own + $0.families }
      return names.contains { $0.lowercased() == name.lowercased() }
    }
    return file?.split(separator: "/").last.map(String.init)
  }
}
