@_exported public import Metal
@_exported public import UIKit

// Views that a graphics processor draws: inert, a widget shows SwiftUI views only.

@preconcurrency @MainActor public protocol MTKViewDelegate: AnyObject {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}
@preconcurrency @MainActor open class MTKView: UIView {
  open weak var delegate: (any MTKViewDelegate)?
  open var device: (any MTLDevice)?
  open var clearColor = MTLClearColor()
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  open var preferredFramesPerSecond = 60
  open var enableSetNeedsDisplay = false
  open var isPaused = false
  open var framebufferOnly = true
  public init(frame: CGRect, device: (any MTLDevice)?) {
    self.device = device
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
open class MTKTextureLoader: NSObject, @unchecked Sendable {
  public init(device: any MTLDevice) {}
}
