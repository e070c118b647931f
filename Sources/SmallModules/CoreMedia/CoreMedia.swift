@_exported public import CoreVideo
@_exported public import VitrineFoundation

// Times and formats of films. Times compute; there is no decoder, so that samples are never made.

/// A time as a fraction of a second. A time scale of 0 is no time.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: Int64
  public var timescale: Int32
  public init(value: Int64 = 0, timescale: Int32 = 1) {
    (self.value, self.timescale) = (value, timescale)
  }
  public init(seconds: Double, preferredTimescale: Int32) {
    let value = (seconds * Double(preferredTimescale)).rounded()
    guard let whole = Int64(exactly: value) else {
      self.init(value: 0, timescale: 0)
      return
    }
    self.init(value: whole, timescale: preferredTimescale)
  }
  public static let zero = CMTime()
  public static let invalid = CMTime(value: 0, timescale: 0)
  public static let indefinite = CMTime(value: 1, timescale: 0)
  public static let positiveInfinity = CMTime(value: .max, timescale: 0)
  public static let negativeInfinity = CMTime(value: .min, timescale: 0)
  public var isValid: Bool { timescale > 0 }
  public var isNumeric: Bool { isValid }
  public var isIndefinite: Bool { self == .indefinite }
  public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  public static func + (a: CMTime, b: CMTime) -> CMTime { combine(a, b, +) }
  public static func - (a: CMTime, b: CMTime) -> CMTime { combine(a, b, -) }
  private static func combine(_ a: CMTime, _ b: CMTime, _ join: (Double, Double) -> Double)
    -> CMTime
  {
    guard a.isValid, b.isValid else { return .invalid }
    return CMTime(
      seconds: join(a.seconds, b.seconds), preferredTimescale: max(a.timescale, b.timescale))
  }
}
public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid

public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public init(start: CMTime = .zero, duration: CMTime = .zero) {
    (self.start, self.duration) = (start, duration)
  }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  public var end: CMTime { start + duration }
  public static let zero = CMTimeRange()
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ a: CMTime, _ b: CMTime) -> CMTime { a + b }
public func CMTimeSubtract(_ a: CMTime, _ b: CMTime) -> CMTime { a - b }
public func CMTimeCompare(_ a: CMTime, _ b: CMTime) -> Int32 { a < b ? -1 : a == b ? 0 : 1 }

open class CMFormatDescription: NSObject, @unchecked Sendable {}
open class CMSampleBuffer: NSObject, @unchecked Sendable {}
public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription
public struct CMVideoDimensions: Hashable, Sendable {
  public var width: Int32
  public var height: Int32
  public init(width: Int32 = 0, height: Int32 = 0) { (self.width, self.height) = (width, height) }
}
public func CMSampleBufferGetImageBuffer(_ buffer: CMSampleBuffer) -> CVImageBuffer? { nil }
public func CMSampleBufferGetPresentationTimeStamp(_ buffer: CMSampleBuffer) -> CMTime { .invalid }
