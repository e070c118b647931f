import CGraphics
import Synchronization

/// A face of a font file that a widget brought.
struct CustomFace: Hashable, Sendable {
  var file: String
  var index: Int
  var family: String
  /// 100 … 900, as the file says.
  var weight: Double
  var isItalic: Bool
}

extension FontLibrary {
  /// Makes a font file known under its PostScript, full and family names. Returns the names.
  @discardableResult
  public func register(path: String) throws(FontError) -> [String] {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw FontError.unreadable(path: path)
    }
    defer { hb_blob_destroy(blob) }
    let count = hb_face_count(blob)
    guard count > 0 else { throw FontError.notAFont(path: path) }
    let file = String(path.split(separator: "/").last ?? "")
    var names: [String] = []
    for index in 0..<count {
      let face = hb_face_create(blob, index)
      defer { hb_face_destroy(face) }
      guard hb_face_get_glyph_count(face) > 0 else { throw FontError.notAFont(path: path) }
      names += register(face, file: file, index: Int(index), path: path)
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private func register(
    _ face: OpaquePointer?, file: String, index: Int, path: String
  ) -> [String] {
    // Name table: 6 PostScript, 4 full, 16 and 1 family.
    let own = [6, 4].compactMap { Self.name($0, of: face) }
    let families = [16, 1].compactMap { Self.name($0, of: face) }
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    let entry = CustomFace(
      file: file, index: index, family: (families.first ?? own.first ?? file).lowercased(),
      weight: Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)),
      isItalic: hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0.5)
    state.withLock { state in
      for name in own { state.custom[name.lowercased()] = entry }
      for name in families {
        // A family name stands for the face nearest to regular, whichever file comes first.
        let known = state.custom[name.lowercased()]
        if known == nil || entry.distance(400, false) < known!.distance(400, false) {
          state.custom[name.lowercased()] = entry
        }
      }
      state.families[entry.family, default: []].append(entry)
      state.paths[file] = path
    }
    return own + families
  }

  /// The face of a name; for bold and italic the nearest of its family.
  func customFace(named name: String, weight: Double = 400, isItalic: Bool = false) -> CustomFace? {
    state.withLock { state in
      guard let named = state.custom[name.lowercased()] else { return nil }
      // A name may itself mean a bold or italic face: only what is asked for on top counts.
      let weight = weight > 400 ? max(weight, named.weight) : named.weight
      let isItalic = isItalic || named.isItalic
      return state.families[named.family]?.min {
        ($0.distance(weight, isItalic), $0.file) < ($1.distance(weight, isItalic), $1.file)
      } ?? named
    }
  }

  private static func name(_ id: UInt32, of face: OpaquePointer?) -> String? {
    var length: UInt32 = 256
    var buffer = [CChar](repeating: 0, count: 256)
    // English names are what source code uses.
    let english = hb_language_from_string("en", -1)
    let full = hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), english, &length, &buffer)
    guard full > 0, length > 0 else { return nil }
    return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension CustomFace {
  fileprivate func distance(_ weight: Double, _ isItalic: Bool) -> Double {
    abs(self.weight - weight) + (self.isItalic == isItalic ? 0 : 1000)
  }
}

public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadable(path: String)
  case notAFont(path: String)

  public var description: String {
    switch self {
    case .unreadable(let path): "font file \(path) cannot be read: check that it exists"
    case .notAFont(let path):
      "font file \(path) is no OpenType or TrueType font: convert it to .ttf or .otf"
    }
  }
}
