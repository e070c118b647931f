@_exported public import UIKit

// OpenGL, as names.

public func GLKMathDegreesToRadians(_ degrees: Float) -> Float { degrees * .pi / 180 }
public func GLKMathRadiansToDegrees(_ radians: Float) -> Float { radians * 180 / .pi }
public struct GLKVector3: Hashable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public init(x: Float = 0, y: Float = 0, z: Float = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
@preconcurrency @MainActor open class GLKView: UIView {}
