@_exported public import VitrineFoundation

// Songs by their sound. Inert: nothing is heard.

open class SHMediaItem: NSObject, @unchecked Sendable {
  open var title: String? { nil }
  open var artist: String? { nil }
  open var artworkURL: URL? { nil }
  open var appleMusicURL: URL? { nil }
}
public protocol SHSessionDelegate: AnyObject {}
open class SHSession: NSObject, @unchecked Sendable {
  open weak var delegate: (any SHSessionDelegate)?
  public override init() {}
}
