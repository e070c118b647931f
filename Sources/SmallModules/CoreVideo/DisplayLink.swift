// The beat of a display. None reaches a widget: a link can be made and never calls.

public final class CVDisplayLink: @unchecked Sendable {}

public struct CVTimeStamp: Sendable {
  public var version: UInt32 = 0
  public var videoTimeScale: Int32 = 0
  public var videoTime: Int64 = 0
  public var hostTime: UInt64 = 0
  public var rateScalar: Double = 0
  public var videoRefreshPeriod: Int64 = 0
  public var flags: UInt64 = 0
  public init() {}
}

public typealias CVDisplayLinkOutputHandler = (
  CVDisplayLink, UnsafePointer<CVTimeStamp>, UnsafePointer<CVTimeStamp>, CVOptionFlags,
  UnsafeMutablePointer<CVOptionFlags>
) -> CVReturn

@discardableResult
public func CVDisplayLinkCreateWithActiveCGDisplays(
  _ link: UnsafeMutablePointer<CVDisplayLink?>
) -> CVReturn {
  link.pointee = CVDisplayLink()
  return kCVReturnSuccess
}
/// The handler is never called.
@discardableResult
public func CVDisplayLinkSetOutputHandler(
  _ link: CVDisplayLink, _ handler: @escaping CVDisplayLinkOutputHandler
) -> CVReturn { kCVReturnSuccess }
@discardableResult
public func CVDisplayLinkStart(_ link: CVDisplayLink) -> CVReturn { kCVReturnSuccess }
@discardableResult
public func CVDisplayLinkStop(_ link: CVDisplayLink) -> CVReturn { kCVReturnSuccess }
public func CVDisplayLinkIsRunning(_ link: CVDisplayLink) -> Bool { false }
/// Seconds; 0, since nothing was refreshed.
public func CVDisplayLinkGetActualOutputVideoRefreshPeriod(_ link: CVDisplayLink) -> Double { 0 }
