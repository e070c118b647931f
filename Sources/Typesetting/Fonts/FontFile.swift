import CGraphics
import Glibc
public import VitrineDrawing

/// The bytes of a font that a widget brought, and what HarfBuzz reads out of them. HarfBuzz checks
/// every table before it looks into it.
final class FontFile: @unchecked Sendable {
  /// A face with the names it goes by.
  struct NamedFace {
    var face: CustomFace
    /// The PostScript name first, then the full one.
    var own: [String]
    var families: [String]
  }

  /// Faces of a collection and named instances of a face that are read.
  private static let most = 256

  let font: EncodedFont
  /// `hb_blob_t`, immutable.
  let blob: OpaquePointer

  init(_ font: EncodedFont) {
    self.font = font
    blob = font.bytes.withUnsafeBytes { bytes in
      let data = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      return hb_blob_create(data, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    hb_blob_make_immutable(blob)
  }

  deinit { hb_blob_destroy(blob) }

  /// A file's bytes, as far as it is a plain file of at most `EncodedFont.mostBytes`.
  static func read(_ path: String) throws(FontError) -> EncodedFont {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path: path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path)
    }
    let name = String(path.split(separator: "/").last ?? "")
    let count = Int(status.st_size)
    guard count <= EncodedFont.mostBytes else { throw .tooLarge(name: name, bytes: count) }
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = Glibc.read(file, buffer.baseAddress! + filled, count - filled)
        if got < 0 && errno == EINTR { continue }
        guard got > 0 else { return }
        filled += got
      }
    }
    guard bytes.count == count else { throw .unreadable(path: path) }
    return EncodedFont(name: name, bytes: bytes)
  }

  /// Faces and named instances; empty for what is no font.
  func faces(_ id: FontID) -> [NamedFace] {
    let count = min(Int(hb_face_count(blob)), Self.most)
    return (0..<max(0, count)).flatMap { index -> [NamedFace] in
      let face = hb_face_create(blob, UInt32(index))
      defer { hb_face_destroy(face) }
      guard hb_face_get_glyph_count(face) > 0, hb_face_get_upem(face) > 0 else { return [] }
      let regular = named(face, id, index)
      return [regular] + instances(of: face, regular)
    }
  }

  private func named(_ face: OpaquePointer?, _ id: FontID, _ index: Int) -> NamedFace {
    // Name table: 6 PostScript, 4 full, 16 and 1 family.
    let own = [6, 4].compactMap { Self.name($0, of: face) }
    let families = [16, 1].compactMap { Self.name($0, of: face) }
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    return NamedFace(
      face: CustomFace(
        font: id, index: index,
        family: (families.first ?? own.first ?? self.font.name).lowercased(),
        weight: Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)),
        isItalic: hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0.5),
      own: own, families: families)
  }

  /// "Quicksand-Bold" of a variable "Quicksand". The default instance has the face's own names.
  private func instances(of face: OpaquePointer?, _ regular: NamedFace) -> [NamedFace] {
    let axes = FontAxis.all(of: face)
    let count = min(Int(hb_ot_var_get_named_instance_count(face)), Self.most)
    guard count > 0, !axes.isEmpty, let family = regular.families.first else { return [] }
    return (0..<count).compactMap { number -> NamedFace? in
      var length = UInt32(axes.count)
      var places = [Float](repeating: 0, count: axes.count)
      hb_ot_var_named_instance_get_design_coords(face, UInt32(number), &length, &places)
      let style = Self.name(
        hb_ot_var_named_instance_get_subfamily_name_id(face, UInt32(number)), of: face)
      guard let style, Int(length) == axes.count else { return nil }
      let plain = { (text: String) in text.filter { $0 != " " } }
      let postScript =
        Self.name(hb_ot_var_named_instance_get_postscript_name_id(face, UInt32(number)), of: face)
        ?? plain(family) + "-" + plain(style)
      var instance = regular.face
      for (axis, place) in zip(axes, places) {
        instance.variations[axis.tag] = Double(place)
        if axis.tag == "wght" { instance.weight = Double(place) }
        if axis.tag == "ital" { instance.isItalic = place > 0.5 }
        if axis.tag == "slnt", place < 0 { instance.isItalic = true }
      }
      return NamedFace(face: instance, own: [postScript, family + " " + style], families: [])
    }
  }

  private static func name(_ id: UInt32, of face: OpaquePointer?) -> String? {
    // 0xFFFF: none.
    guard id != 0xFFFF else { return nil }
    var length: UInt32 = 256
    var buffer = [CChar](repeating: 0, count: 256)
    // English names are what source code uses.
    let english = hb_language_from_string("en", -1)
    let full = hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), english, &length, &buffer)
    guard full > 0, length > 0 else { return nil }
    return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// An axis of a variable font.
struct FontAxis {
  var tag: String
  var range: ClosedRange<Double>

  /// OpenType allows more than anybody has made.
  private static let most: UInt32 = 64

  static func all(of face: OpaquePointer?) -> [FontAxis] {
    var count = most
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(most))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      let low = Double(info.min_value)
      return FontAxis(tag: text(info.tag), range: low...max(low, Double(info.max_value)))
    }
  }

  private static func text(_ tag: hb_tag_t) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }
}

extension FontID {
  /// Names bytes by their SHA-256.
  public init(hashing bytes: [UInt8]) {
    let digits = bytes.withUnsafeBytes { buffer -> String in
      let data = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
      guard let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, data, gsize(buffer.count))
      else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
    guard let id = FontID("font-" + digits) else {
      preconditionFailure("GLib computes SHA-256 as 64 digits")
    }
    self = id
  }
}
