@_exported public import UIKit

// Drawings of a pencil. Inert: a drawing keeps its bytes, and its picture is empty.

public struct PKDrawing: Hashable, Sendable {
  private var data: Data
  public init() { data = Data() }
  public init(data: Data) throws { self.data = data }
  public func dataRepresentation() -> Data { data }
  public var bounds: CGRect { .zero }
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage { UIImage() }
}
open class PKTool: NSObject, @unchecked Sendable {}
@preconcurrency @MainActor open class PKToolPicker: NSObject { public override init() {} }
@preconcurrency @MainActor open class PKCanvasView: UIScrollView {
  open var drawing = PKDrawing()
  open var tool: Any?
}
