@_exported public import CoreGraphics
@_exported public import VitrineFoundation

// The graphics processor, as names: a widget may not use it, and there is none here.

public protocol MTLResource: AnyObject {}
public protocol MTLBuffer: MTLResource {
  var length: Int { get }
  func contents() -> UnsafeMutableRawPointer
}
public protocol MTLTexture: MTLResource {
  var width: Int { get }
  var height: Int { get }
  var pixelFormat: MTLPixelFormat { get }
}
public protocol MTLFunction: AnyObject { var name: String { get } }
public protocol MTLLibrary: AnyObject {
  var functionNames: [String] { get }
  func makeFunction(name: String) -> (any MTLFunction)?
}
public protocol MTLCommandBuffer: AnyObject {
  func commit()
  func waitUntilCompleted()
}
public protocol MTLCommandQueue: AnyObject {
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
public protocol MTLRenderPipelineState: AnyObject {}
public protocol MTLComputePipelineState: AnyObject {}
public protocol MTLDrawable: AnyObject {}
public protocol MTLDevice: AnyObject {
  var name: String { get }
  func makeCommandQueue() -> (any MTLCommandQueue)?
  func makeDefaultLibrary() -> (any MTLLibrary)?
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
}
public struct MTLResourceOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let storageModeShared: MTLResourceOptions = []
  public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
}
public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case r8Unorm = 10
  case rgba8Unorm = 70
  case rgba8Unorm_srgb = 71
  case bgra8Unorm = 80
  case bgra8Unorm_srgb = 81
  case rgba16Float = 115
  case rgba32Float = 125
  case depth32Float = 252
}
public struct MTLClearColor: Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double
  public init(red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}
public struct MTLSize: Sendable {
  public var width: Int
  public var height: Int
  public var depth: Int
  public init(width: Int = 0, height: Int = 0, depth: Int = 0) {
    (self.width, self.height, self.depth) = (width, height, depth)
  }
}
/// nil: there is no device.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
