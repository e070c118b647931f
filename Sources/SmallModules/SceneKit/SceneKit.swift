@_exported public import QuartzCore
@_exported public import UIKit

// Scenes in space, as names: nothing draws them.

public struct SCNVector3: Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public init() { self.init(0, 0, 0) }
  public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  public init(x: Float, y: Float, z: Float) { self.init(x, y, z) }
}
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { .init(x, y, z) }
open class SCNMaterialProperty: NSObject, @unchecked Sendable { open var contents: Any? }
open class SCNMaterial: NSObject, @unchecked Sendable {
  public let diffuse = SCNMaterialProperty()
  public let specular = SCNMaterialProperty()
  public let normal = SCNMaterialProperty()
  public override init() {}
}
open class SCNGeometry: NSObject, @unchecked Sendable {
  open var materials: [SCNMaterial] = []
  open var firstMaterial: SCNMaterial?
}
open class SCNSphere: SCNGeometry, @unchecked Sendable {
  open var radius: CGFloat
  public init(radius: CGFloat) { self.radius = radius }
}
open class SCNBox: SCNGeometry, @unchecked Sendable {
  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {}
}
open class SCNCamera: NSObject, @unchecked Sendable { public override init() {} }
open class SCNLight: NSObject, @unchecked Sendable { public override init() {} }
open class SCNNode: NSObject, @unchecked Sendable {
  open var name: String?
  open var geometry: SCNGeometry?
  open var camera: SCNCamera?
  open var light: SCNLight?
  open var position = SCNVector3()
  open var eulerAngles = SCNVector3()
  open var scale = SCNVector3(1, 1, 1)
  open private(set) var childNodes: [SCNNode] = []
  public override init() {}
  public init(geometry: SCNGeometry?) { self.geometry = geometry }
  open func addChildNode(_ child: SCNNode) { childNodes.append(child) }
}
open class SCNScene: NSObject, @unchecked Sendable {
  public let rootNode = SCNNode()
  public override init() {}
  public convenience init?(named name: String) { nil }
}
@preconcurrency @MainActor open class SCNView: UIView {
  open var scene: SCNScene?
  open var allowsCameraControl = false
  open var autoenablesDefaultLighting = false
}
