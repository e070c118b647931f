/// Formats of a picture.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png, svg, pdf

  /// Endings of pictures that other programs write: nobody means a folder by them.
  private static let others: Set<String> = [
    "jpg", "jpeg", "webp", "gif", "tif", "tiff", "bmp", "heic", "heif", "avif", "jxl", "eps", "ico",
    "apng",
  ]

  /// The ending of a picture that Vitrine does not write; nil: it is none.
  public static func unwritable(_ path: String) -> String? {
    guard let dot = path.lastIndex(of: "."), dot > (path.lastIndex(of: "/") ?? path.startIndex)
    else { return nil }
    let ending = path[path.index(after: dot)...].lowercased()
    return others.contains(ending) ? ending : nil
  }

  /// By the extension of a file's name, nil where that says nothing.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: "."), dot > (path.lastIndex(of: "/") ?? path.startIndex)
    else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }
}
