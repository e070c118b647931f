@_exported public import CoreGraphics

// Layers. Inert: a widget shows SwiftUI views only.

/// Seconds since the machine started.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

open class CALayer: NSObject {
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var opacity: Float = 1
  open var cornerRadius: CGFloat = 0
  open var backgroundColor: CGColor?
  open var contents: Any?
  open var isHidden = false
  open var masksToBounds = false
  public override init() {}
  open func addSublayer(_ layer: CALayer) {}
  open func render(in context: CGContext) {}
}
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
}
public struct CATransform3D: Sendable {
  public static let identity = CATransform3D()
  public init() {}
}
open class CAMediaTimingFunction: NSObject {}
public enum CATransaction {
  public static func begin() {}
  public static func commit() {}
  public static func setDisableActions(_ flag: Bool) {}
}
