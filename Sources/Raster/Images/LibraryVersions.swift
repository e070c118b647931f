import CGraphics
import Glibc

/// The versions of the libraries that this process draws with: other ones may draw other bytes.
public enum LibraryVersions {
  /// Name and version, sorted by name. Those of pictures (librsvg, poppler) are named where a picture
  /// needed them; Pango always, because it set the text in the extension's process.
  public static var used: [(name: String, version: String)] {
    let optional: [(String, String?)] = [
      (
        "librsvg",
        version(
          "librsvg-2.so.2", parts: "rsvg_major_version", "rsvg_minor_version", "rsvg_micro_version")
      ),
      ("pango", version("libpango-1.0.so.0", RTLD_LAZY, function: "pango_version_string")),
      ("poppler", version("libpoppler-glib.so.8", function: "poppler_get_version")),
    ]
    let all = [("cairo", String(cString: cairo_version_string())), ("freetype", freeType)]
    return (all + optional.compactMap { name, version in version.map { (name, $0) } })
      .sorted { $0.0 < $1.0 }.map { (name: $0.0, version: $0.1) }
  }

  private static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  private static func version(
    _ library: String, _ mode: Int32 = RTLD_NOW | RTLD_NOLOAD, function: String
  ) -> String? {
    guard let symbol = symbol(function, in: library, mode) else { return nil }
    typealias Version = @convention(c) () -> UnsafePointer<CChar>
    return String(cString: unsafeBitCast(symbol, to: Version.self)())
  }

  private static func version(_ library: String, parts: String...) -> String? {
    let numbers = parts.compactMap { symbol($0, in: library)?.load(as: UInt32.self) }
    return numbers.count == parts.count ? numbers.map(String.init).joined(separator: ".") : nil
  }

  /// A symbol of a library; unless the mode says otherwise, of one that is loaded already.
  private static func symbol(
    _ name: String, in library: String, _ mode: Int32 = RTLD_NOW | RTLD_NOLOAD
  ) -> UnsafeMutableRawPointer? {
    dlopen(library, mode).flatMap { dlsym($0, name) }
  }
}
