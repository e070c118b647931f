/// Formats of a picture.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png, svg, pdf

  /// By the extension of a file's name, nil where that says nothing.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: "."), dot > (path.lastIndex(of: "/") ?? path.startIndex)
    else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }
}
