/// A list of files as tools hand it to each other: a path a line.
public enum PathList {
  /// Names of the folders that the files stand in, each once. By bytes: such a list has a hundred kilobytes, and as text
  /// reading it takes some milliseconds.
  public static func folderNames(_ list: [UInt8]) -> Set<String> {
    let (newline, slash) = (UInt8(ascii: "\n"), UInt8(ascii: "/"))
    var names: Set<String> = []
    var last: ArraySlice<UInt8>?
    for line in list.split(separator: newline) {
      guard let end = line.lastIndex(of: slash) else { continue }
      let start = line[..<end].lastIndex(of: slash).map { $0 + 1 } ?? line.startIndex
      // Files of a folder follow each other.
      let folder = line[start..<end]
      if folder == last { continue }
      last = folder
      names.insert(String(decoding: folder, as: UTF8.self))
    }
    return names
  }
}
