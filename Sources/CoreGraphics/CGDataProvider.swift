/// Bytes for Core Graphics to read.
public final class CGDataProvider: Sendable {
  public let data: CFData?
  public init?(data: CFData) { self.data = data }
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
  public init?(filename: String) {
    guard let data = FileManager.default.contents(atPath: filename) else { return nil }
    self.data = data
  }

  /// The bytes are copied; what they lay in is given back at once.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    self.init(data: Data(bytes: data, count: size))
    releaseData(info, data, size)
  }
}
