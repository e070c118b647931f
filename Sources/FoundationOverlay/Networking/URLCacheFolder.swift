public import Foundation
public import FoundationNetworking

extension URLCache {
  /// Apple's later form of `init(memoryCapacity:diskCapacity:diskPath:)`.
  public convenience init(
    memoryCapacity: Int = 0, diskCapacity: Int = 0, directory: URL? = nil
  ) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
