@_exported public import CoreMedia

// Films. There is no decoder here: a picture of a film cannot be made, and says so as a film that
// cannot be opened.

open class AVAsset: NSObject, @unchecked Sendable {
  open var duration: CMTime { .zero }
  public convenience init(url: URL) { self.init() }
  public override init() {}
}
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public let resourceLoader = AVAssetResourceLoader()
  public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}

/// Asks its delegate for nothing, since no film is opened.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
  open func setDelegate(
    _ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?
  ) { self.delegate = delegate }
}
public protocol AVAssetResourceLoaderDelegate: AnyObject {}

open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  public init(asset: AVAsset) { self.asset = asset }
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw CocoaError(.fileReadUnknown) }
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw CocoaError(.fileReadUnknown)
  }
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }
  /// Videos are not read here: each time fails.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler:
      @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    for time in requestedTimes {
      handler(time.timeValue, nil, .zero, .failed, CocoaError(.fileReadUnknown))
    }
  }
  open func cancelAllCGImageGeneration() {}
}

/// A time as an object, which lists of times hold.
extension NSValue {
  private static let timeType = "{?=qi}"
  public convenience init(time: CMTime) {
    self.init(bytes: [time.value, Int64(time.timescale)], objCType: Self.timeType)
  }
  public var timeValue: CMTime {
    guard String(cString: objCType) == Self.timeType else { return .zero }
    var parts: [Int64] = [0, 1]
    getValue(&parts)
    return CMTime(value: parts[0], timescale: Int32(parts[1]))
  }
}
