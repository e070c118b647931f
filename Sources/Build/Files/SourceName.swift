/// How a path is named in files that are compared between machines: from the top of its repository,
/// wherever that is checked out.
public enum SourceName {
  /// The path within its repository, or its last part where there is none.
  public static func of(_ path: String) -> String {
    let path = Paths.absolute(path)
    var folder = path
    while folder != "/" {
      if Paths.exists(folder + "/.git") {
        return folder == path ? Paths.name(path) : Paths.relative(path, to: folder)
      }
      folder = Paths.folder(folder)
    }
    return Paths.name(path)
  }
}
