import VitrinePlatform

/// A small file of the cache that carries its own checksum: where it was cut off or changed it reads as
/// if it were not there, and is made anew.
public enum CheckedFile {
  /// What was written; nil where it is not whole.
  public static func read(_ path: String) -> [UInt8]? {
    guard let bytes = FileRecorder.read(path)?.bytes,
      let start = bytes.dropLast().lastIndex(of: 0x0A)
    else { return nil }
    let body = bytes[...start]
    guard bytes[(start + 1)...].elementsEqual(end(body).utf8) else { return nil }
    return Array(body.dropLast())
  }

  /// Throws `BuildError.unwritable`.
  public static func write(_ bytes: [UInt8], to path: String) throws {
    let body = bytes + [0x0A]
    try CacheFile.write(body + Array(end(body[...]).utf8), to: path)
  }

  private static func end(_ body: ArraySlice<UInt8>) -> String {
    "end=\(Checksum.digest(body))\n"
  }
}
