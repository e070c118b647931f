import Synchronization
public import VitrineDrawing

/// A face of a font that a widget brought.
struct CustomFace: Hashable, Sendable {
  var font: FontID
  var index: Int
  var family: String
  /// 100 … 900, as the file says.
  var weight: Double
  var isItalic: Bool
  /// Where a named instance of a variable font stands on its axes.
  var variations: [String: Double] = [:]
}

extension FontLibrary {
  /// Makes a font known under its PostScript, full and family names. Returns the names.
  @discardableResult
  public func register(_ font: EncodedFont) throws(FontError) -> [String] {
    guard font.bytes.count <= EncodedFont.mostBytes else {
      throw .tooLarge(name: font.name, bytes: font.bytes.count)
    }
    let id = FontID(hashing: font.bytes)
    if let known = state.withLock({ $0.brought[id] }) { return known.names }
    let file = FontFile(font)
    let faces = file.faces(id)
    guard !faces.isEmpty else { throw .notAFont(name: font.name) }
    var seen: Set<String> = []
    let names = faces.flatMap { $0.own + $0.families }.filter { seen.insert($0).inserted }
    state.withLock { state in
      state.brought[id] = State.Brought(file: file, names: names)
      for face in faces { state.add(face) }
    }
    generation.add(1, ordering: .releasing)
    return names
  }

  /// The same for a file.
  @discardableResult
  public func register(path: String) throws(FontError) -> [String] {
    try register(FontFile.read(path))
  }

  /// A font file's bytes, registered or not.
  public static func encoded(path: String) throws(FontError) -> EncodedFont {
    try FontFile.read(path)
  }

  /// The names of a font's first face, nil for what is no font.
  public static func names(of font: EncodedFont) -> (postScript: String, full: String)? {
    guard let own = FontFile(font).faces(FontID(hashing: font.bytes)).first?.own,
      let first = own.first, let last = own.last
    else { return nil }
    return (first, last)
  }

  /// Forgets a font; whether it was known.
  public func unregister(_ font: EncodedFont) -> Bool {
    let id = FontID(hashing: font.bytes)
    let wasKnown = state.withLock { state in
      guard state.brought.removeValue(forKey: id) != nil else { return false }
      state.custom = state.custom.filter { $0.value.font != id }
      state.postScriptNames = state.postScriptNames.filter { $0.value.font != id }
      state.families = state.families.mapValues { $0.filter { $0.font != id } }
        .filter { !$0.value.isEmpty }
      state.familyNames = state.familyNames.filter { state.families[$0.key] != nil }
      return true
    }
    generation.add(1, ordering: .releasing)
    return wasKnown
  }

  /// Names of all registered faces, sorted.
  public var registeredNames: [String] {
    state.withLock { Array(Set($0.brought.values.flatMap(\.names))).sorted() }
  }

  /// PostScript names of the faces of a family, sorted.
  public func names(ofFamily family: String) -> [String] {
    state.withLock { state in
      let faces = state.families[family.lowercased()] ?? []
      return state.postScriptNames.filter { faces.contains($0.value) }.map(\.key).sorted()
    }
  }

  /// Family names in the files' own spelling, sorted.
  public var registeredFamilies: [String] { state.withLock { $0.familyNames.values.sorted() } }

  /// The PostScript name and the family of the face behind any of its names.
  public func face(named name: String) -> (postScriptName: String, family: String)? {
    guard let face = customFace(named: name) else { return nil }
    return state.withLock { state in
      let own = state.postScriptNames.filter { $0.value == face }.map(\.key).min()
      return (own ?? name, state.familyNames[face.family] ?? face.family)
    }
  }

  /// The face of a name; for bold and italic the nearest of its family.
  func customFace(named name: String, weight: Double = 400, isItalic: Bool = false) -> CustomFace? {
    state.withLock { state in
      guard let named = state.custom[name.lowercased()] else { return nil }
      // A name may itself mean a bold or italic face: only what is asked for on top counts.
      let weight = named.weight(asked: weight)
      let isItalic = isItalic || named.isItalic
      if weight == named.weight, isItalic == named.isItalic { return named }
      return state.families[named.family]?.min {
        ($0.distance(weight, isItalic), $0.font) < ($1.distance(weight, isItalic), $1.font)
      } ?? named
    }
  }
}

extension FontLibrary.State {
  /// What of a registered font is kept.
  struct Brought {
    var file: FontFile
    var names: [String]
  }

  fileprivate mutating func add(_ face: FontFile.NamedFace) {
    for name in face.own { custom[name.lowercased()] = face.face }
    if let name = face.own.first { postScriptNames[name] = face.face }
    for name in face.families {
      // A family name stands for the face nearest to regular, whichever file comes first.
      let known = custom[name.lowercased()]
      if known == nil || face.face.distance(400, false) < known!.distance(400, false) {
        custom[name.lowercased()] = face.face
      }
    }
    if let name = face.families.first { familyNames[face.face.family] = name }
    families[face.face.family, default: []].append(face.face)
  }
}

extension CustomFace {
  func distance(_ weight: Double, _ isItalic: Bool) -> Double {
    abs(self.weight - weight) + (self.isItalic == isItalic ? 0 : 1000)
  }

  /// The weight to draw where `weight` is asked for; 400 asks for nothing.
  func weight(asked weight: Double) -> Double {
    if weight == 400 { return self.weight }
    return weight > 400 ? max(weight, self.weight) : weight
  }
}

/// Why a font cannot be registered.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadable(path: String)
  case notAFont(name: String)
  case tooLarge(name: String, bytes: Int)

  public var description: String {
    switch self {
    case .unreadable(let path): "font file \(path) cannot be read: check that it exists"
    case .notAFont(let name):
      "font file \(name) is no OpenType or TrueType font: convert it to .ttf or .otf"
    case .tooLarge(let name, let bytes):
      "font file \(name) has \(bytes >> 20) MB, more than the \(EncodedFont.mostBytes >> 20) that "
        + "are read: take a subset of it"
    }
  }
}
