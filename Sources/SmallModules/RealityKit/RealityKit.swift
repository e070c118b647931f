@_exported public import UIKit

// Scenes in a room, as names: a widget shows SwiftUI views only.

@preconcurrency @MainActor open class Entity {
  open var name = ""
  public private(set) var children: [Entity] = []
  public init() {}
  open func addChild(_ entity: Entity) { children.append(entity) }
}
@preconcurrency @MainActor open class ModelEntity: Entity {}
@preconcurrency @MainActor open class AnchorEntity: Entity {}
@preconcurrency @MainActor open class ARView: UIView {}
