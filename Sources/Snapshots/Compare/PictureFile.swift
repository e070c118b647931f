import Glibc
public import VitrineRaster

/// A picture that cannot be compared.
public struct UnreadablePicture: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public var path: String
  /// What is wrong with it, in the middle of a sentence.
  public var reason: String
  public var description: String { "cannot read '\(path)': \(reason)" }
}

/// Reading files with bounds: they may be anybody's.
public enum PictureFile {
  /// Bytes of one picture; the largest whole screen has about two million.
  public static let largest = 64 << 20

  /// The bytes of a file; nil where there is none.
  public static func bytes(
    _ path: String, largest: Int = largest
  ) throws(UnreadablePicture) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw UnreadablePicture(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      throw UnreadablePicture(path: path, reason: "it is not a file")
    }
    guard info.st_size <= largest else {
      throw UnreadablePicture(path: path, reason: "it is larger than \(largest >> 20) MB")
    }
    var bytes = [UInt8](repeating: 0, count: Int(info.st_size))
    var count = 0
    while count < bytes.count {
      let n = bytes.withUnsafeMutableBytes {
        read(file, $0.baseAddress! + count, $0.count - count)
      }
      if n < 0, errno == EINTR { continue }
      guard n >= 0 else {
        throw UnreadablePicture(path: path, reason: String(cString: strerror(errno)))
      }
      guard n > 0 else { break }
      count += n
    }
    if count < bytes.count { bytes.removeLast(bytes.count - count) }
    return bytes
  }

  /// The pixels of a PNG.
  public static func decode(
    _ bytes: [UInt8], path: String
  ) throws(UnreadablePicture) -> Bitmap {
    guard let bitmap = Bitmap(png: bytes) else {
      throw UnreadablePicture(path: path, reason: "it is not a PNG that can be read")
    }
    return bitmap
  }
}
