@_exported public import CoreGraphics
@_exported public import VitrineFoundation

// Pictures of a film in memory, as names: there is no decoder here that would make one.

public typealias CVReturn = Int32
public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public typealias CVOptionFlags = UInt64

open class CVBuffer: NSObject, @unchecked Sendable {}
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
public let kCVPixelFormatType_32ARGB: UInt32 = 32
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
public let kCVPixelBufferWidthKey: CFString = "Width"
public let kCVPixelBufferHeightKey: CFString = "Height"
public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
/// Makes none.
public func CVPixelBufferCreate(
  _ allocator: Any?, _ width: Int, _ height: Int, _ format: UInt32, _ attributes: CFDictionary?,
  _ buffer: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { kCVReturnError }
@discardableResult
public func CVPixelBufferLockBaseAddress(_ buffer: CVPixelBuffer, _ flags: CVPixelBufferLockFlags)
  -> CVReturn
{ kCVReturnError }
@discardableResult
public func CVPixelBufferUnlockBaseAddress(_ buffer: CVPixelBuffer, _ flags: CVPixelBufferLockFlags)
  -> CVReturn
{ kCVReturnError }
public func CVPixelBufferGetBaseAddress(_ buffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { nil }
public func CVPixelBufferGetWidth(_ buffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetHeight(_ buffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetBytesPerRow(_ buffer: CVPixelBuffer) -> Int { 0 }
