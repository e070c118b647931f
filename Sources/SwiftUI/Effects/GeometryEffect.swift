import CoreGraphics
public import Foundation
import VitrineDrawing

/// A modifier that maps its view's drawing depending on the view's size.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(self)
  }
  @MainActor
  public static func _apply<Base: View>(
    _ modifier: Self, to base: Base, in context: _ViewInputs
  ) -> _ViewOutputs {
    let effect = context.injected(modifier)
    return _ViewOutputs(
      context.child(0).resolve(base).map { child in
        Node(
          TransformBehavior("GeometryEffect") { node in
            let size = node.frame.size
            return effect.effectValue(size: size)
              .affine(around: CGPoint(x: size.width / 2, y: size.height / 2)).around(
                node.frame.origin)
          }, [child], context.environment)
      })
  }
}

public struct _IgnoredByLayoutEffect<Base: GeometryEffect> {
  public var base: Base
  nonisolated public init(_ base: Base) { self.base = base }
}
extension _IgnoredByLayoutEffect: GeometryEffect {
  public typealias Body = Never
  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}
extension _IgnoredByLayoutEffect: Sendable where Base: Sendable {}
