@_exported public import UIKit

// Sprites, as names: nothing draws them.

open class SKNode: UIResponder {
  open var name: String?
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var alpha: CGFloat = 1
  open var isHidden = false
  open private(set) var children: [SKNode] = []
  public override init() {}
  open func addChild(_ node: SKNode) { children.append(node) }
  open func removeFromParent() {}
  open func removeAllChildren() { children = [] }
}
open class SKTexture: NSObject, @unchecked Sendable {
  public init(imageNamed name: String) {}
  public init(image: UIImage) {}
}
open class SKSpriteNode: SKNode {
  open var size = CGSize.zero
  open var texture: SKTexture?
  public convenience init(imageNamed name: String) {
    self.init()
    texture = SKTexture(imageNamed: name)
  }
  public convenience init(color: UIColor, size: CGSize) {
    self.init()
    self.size = size
  }
}
open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var fillColor = UIColor.clear
  open var strokeColor = UIColor.white
}
open class SKLabelNode: SKNode { open var text: String? }
open class SKEmitterNode: SKNode {}
open class SKScene: SKNode {
  open var size: CGSize
  open var backgroundColor = UIColor.darkGray
  open var scaleMode = SKSceneScaleMode.fill
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  open func didMove(to view: SKView) {}
  open func update(_ currentTime: TimeInterval) {}
}
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }
open class SKView: UIView {
  open var scene: SKScene? { nil }
  open func presentScene(_ scene: SKScene?) {}
}
