import VitrinePlatform

/// What a widget took of what the system gives, the most of a whole run.
public struct ResourceUsage: Hashable, Sendable {
  /// Bytes that the extension has written, see `ProcessMemory.own`.
  public var memory: Int
  /// Bytes that the system allows (30 MB on a device).
  public var memoryLimit: Int
  /// Pixels of the largest image in an archive.
  public var imagePixels: Int
  /// Pixels of an image that the system still accepts.
  public var imageLimit: Int
  /// Bytes of the largest archive.
  public var archiveBytes: Int

  /// What a device's extension may use, bytes (known, third party: 30 MB).
  public static let deviceMemory = 30 << 20

  public init(memoryLimit: Int = Self.deviceMemory, imageLimit: Int) {
    (memory, imagePixels, archiveBytes) = (0, 0, 0)
    self.memoryLimit = memoryLimit
    self.imageLimit = imageLimit
  }

  var json: JSON {
    .object([
      "memoryBytes": .integer(memory), "memoryLimit": .integer(memoryLimit),
      "imagePixels": .integer(imagePixels), "imageLimit": .integer(imageLimit),
      "archiveBytes": .integer(archiveBytes),
    ])
  }

  var text: String {
    func megabytes(_ bytes: Int) -> String {
      JSON.number((Double(bytes) / 104_857.6).rounded() / 10)
    }
    return "memory \(megabytes(memory)) of \(megabytes(memoryLimit)) MB, largest image "
      + "\(imagePixels) of \(imageLimit) pixels, largest archive \(archiveBytes / 1024) KB"
  }
}
