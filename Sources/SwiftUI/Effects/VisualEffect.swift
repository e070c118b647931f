public import CoreGraphics
public import Foundation
import VitrineDrawing

/// Changes of a view's looks that may depend on its geometry and never change layout.
public protocol VisualEffect: Sendable, Animatable {}

public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

/// One more effect after another.
public struct _AppliedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let step: VisualEffectStep
  public typealias AnimatableData = EmptyAnimatableData
}

enum VisualEffectStep: Sendable {
  case effect(Effect)
  /// Maps the view's coordinates; the rectangle is its frame.
  case transform(@Sendable (CGRect) -> Affine)
  /// A shader, which does not run here.
  case inert(String)
}

private protocol SteppedVisualEffect {
  /// Innermost first.
  var steps: [VisualEffectStep] { get }
}
extension _AppliedVisualEffect: SteppedVisualEffect {
  fileprivate var steps: [VisualEffectStep] { base.visualSteps + [step] }
}
extension VisualEffect {
  fileprivate var visualSteps: [VisualEffectStep] {
    (self as? any SteppedVisualEffect)?.steps ?? []
  }
  private func adding(_ step: VisualEffectStep) -> _AppliedVisualEffect<Self> {
    _AppliedVisualEffect(base: self, step: step)
  }
  private func filter(_ filter: ColorFilter) -> _AppliedVisualEffect<Self> {
    adding(.effect(.filter(filter)))
  }

  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.transform { _ in .translation(Double(x), Double(y)) })
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.transform { Affine.rotation(angle.radians).around(anchor.point(in: $0)) })
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(
      .transform {
        Affine.scale(Double(scale.width), Double(scale.height)).around(anchor.point(in: $0))
      })
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.transform { transform.drawing.around($0.origin) })
  }
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(
      .transform {
        transform.affine(around: CGPoint(x: $0.width / 2, y: $0.height / 2)).around($0.origin)
      })
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let (x, y, z) = axis
    return adding(
      .transform { frame in
        let map = ProjectionTransform(
          rotation: angle, axis: (x, y, z), anchorZ: anchorZ, perspective: perspective,
          size: frame.size)
        let center = CGPoint(x: (0.5 - anchor.x) * frame.width, y: (0.5 - anchor.y) * frame.height)
        return map.affine(around: center).around(anchor.point(in: frame))
      })
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.effect(.blur(radius: Double(radius), opaque: opaque)))
  }
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.effect(.opacity(opacity))) }
  public func brightness(_ amount: Double) -> some VisualEffect { filter(.brightness(amount)) }
  public func contrast(_ amount: Double) -> some VisualEffect { filter(.contrast(amount)) }
  public func saturation(_ amount: Double) -> some VisualEffect { filter(.saturation(amount)) }
  public func grayscale(_ amount: Double) -> some VisualEffect { filter(.grayscale(amount)) }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    filter(.hueRotation(angle.radians))
  }

  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    adding(.inert(isEnabled ? "colorEffect" : ""))
  }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { adding(.inert(isEnabled ? "distortionEffect" : "")) }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { adding(.inert(isEnabled ? "layerEffect" : "")) }
}

private struct VisualEffectBehavior: NodeBehavior {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> any VisualEffect
  var name: String { "VisualEffect" }

  private func steps(_ node: Node) -> [VisualEffectStep] {
    effect(EmptyVisualEffect(), GeometryProxy(node: node)).visualSteps
  }
  private func effects(_ node: Node, _ session: RenderSession) -> [Effect] {
    steps(node).compactMap {
      switch $0 {
      case .effect(let effect): return effect
      case .transform(let map): return .transform(map(node.frame))
      case .inert(let name):
        if !name.isEmpty { session.report(.note, Shader.inert(name)) }
        return nil
      }
    }
  }

  func draw(_ node: Node, into recorder: inout Recorder) {
    let effects = effects(node, recorder.session)
    recorder.nest(effects.reversed()[...]) { node.drawChildren(into: &$0) }
  }
  func childTransform(_ node: Node) -> Affine? {
    steps(node).reduce(Affine.identity) { result, step in
      if case .transform(let map) = step { return result.then(map(node.frame)) }
      return result
    }
  }
}

extension View {
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    behavior(VisualEffectBehavior(effect: { effect($0, $1) }))
  }
}
