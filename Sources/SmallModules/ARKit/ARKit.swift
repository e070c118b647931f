@_exported public import UIKit

// Rooms that a camera sees, as names: a widget has no camera.

open class ARConfiguration: NSObject, @unchecked Sendable {
  open class var isSupported: Bool { false }
  public override init() {}
}
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {}
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {}
open class ARAnchor: NSObject, @unchecked Sendable { open var name: String? { nil } }
open class ARFrame: NSObject, @unchecked Sendable {}
public protocol ARSessionDelegate: AnyObject {}
open class ARSession: NSObject, @unchecked Sendable {
  open weak var delegate: (any ARSessionDelegate)?
  public override init() {}
  open func run(_ configuration: ARConfiguration) {}
  open func pause() {}
}
