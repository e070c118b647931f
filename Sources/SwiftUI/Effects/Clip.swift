import CoreGraphics
public import Foundation
import VitrineDrawing

extension View {
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    behavior(ClipBehavior(name: "ClipShape", shape: shape, style: style))
  }
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    behavior(
      ClipBehavior(
        name: "Clipped", shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
  }
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    // Circular corners, unlike `RoundedRectangle`'s default.
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased))
  }

  /// Multiplies the view's alpha with the mask's, which is laid out in the view's size.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { masked(mask(), alignment: alignment) }
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    masked(mask, alignment: .center)
  }

  nonisolated private func masked<Mask: View>(_ mask: Mask, alignment: Alignment) -> some View {
    nonisolated(unsafe) let mask = mask
    return contextual { context, content in
      content(context).map { main in
        let layer = context.child("mask").resolveOne(mask, alignment: alignment)
        let node = Node(MaskBehavior(alignment: alignment), [main, layer], context.environment)
        node.takeTraits(of: main)
        return node
      }
    }
  }

  // Taps are handled by the system from the frames of links and buttons.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(EmptyModifier())
  }
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { modifier(EmptyModifier()) }
}

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

struct ClipBehavior: NodeBehavior {
  let name: String
  let shape: any Shape
  let style: FillStyle
  func draw(_ node: Node, into recorder: inout Recorder) {
    let frame = recorder.snap(node.frame).cgRect
    recorder.group(.clip(shape.drawing(in: frame, node.environment), style.rule)) {
      node.drawChildren(into: &$0)
    }
  }
}

/// Children are `[main, mask]`; laid out as an overlay.
struct MaskBehavior: NodeBehavior {
  let layout: LayeredBehavior
  init(alignment: Alignment) { layout = LayeredBehavior(alignment: alignment, isBackground: false) }
  var name: String { "Mask" }
  var passesTraits: Bool { false }

  func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    layout.size(&measuring, of: node)
  }
  func places(_ measuring: inout Measuring, in size: Extent, of node: Node) -> [ChildPlacement] {
    layout.places(&measuring, in: size, of: node)
  }
  func guide(_ key: AlignmentKey, _ measuring: inout Measuring, of node: Node) -> Length? {
    layout.guide(key, &measuring, of: node)
  }
  func spacing(of node: Node) -> ViewSpacing { layout.spacing(of: node) }

  func draw(_ node: Node, into recorder: inout Recorder) {
    let mask = recorder.record { node.children[1].draw(into: &$0) }
    // Nothing in the mask hides everything.
    guard !mask.isEmpty else { return }
    recorder.group(.mask(mask)) { node.children[0].draw(into: &$0) }
  }
}
