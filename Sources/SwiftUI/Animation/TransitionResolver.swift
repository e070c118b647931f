import CoreGraphics
import VitrineDrawing

/// From a transition to the look of a placed view that is not there yet, or no more.
@MainActor
struct TransitionResolver {
  let node: Node
  let phase: TransitionPhase
  let session: RenderSession

  func transitionState(_ kind: AnyTransition.Kind) -> TransitionState {
    switch kind {
    case .identity: return .none
    case .opacity: return .faded
    case .slide: return moved(to: phase == .didDisappear ? .trailing : .leading)
    case .move(let edge): return moved(to: edge)
    case .push(let edge):
      var hidden = moved(to: phase == .didDisappear ? edge.opposite : edge)
      hidden.opacity = 0
      return hidden
    case .scale(let scale, let anchor):
      let map = Affine.scale(Double(scale), Double(scale)).around(node.anchorPoint(anchor))
      return TransitionState(transform: map)
    case .offset(let offset):
      return TransitionState(transform: .translation(Double(offset.width), Double(offset.height)))
    // How far it dissolves is an estimate.
    case .blurReplace: return TransitionState(opacity: 0, blur: 8)
    case .custom(let body): return custom(body)
    case .asymmetric(let insertion, let removal):
      return transitionState(phase == .didDisappear ? removal : insertion)
    case .combined(let first, let second): return combined(first, second)
    case .animated(let kind, let animation):
      var hidden = transitionState(kind)
      hidden.motion = animation?.curve ?? .instant
      return hidden
    }
  }

  /// Beside its place by its own size.
  private func moved(to edge: Edge) -> TransitionState {
    let size = node.frame.size
    let leading = node.environment.layoutDirection == .leftToRight ? -1.0 : 1
    switch edge {
    case .top: return TransitionState(transform: .translation(0, -Double(size.height)))
    case .bottom: return TransitionState(transform: .translation(0, Double(size.height)))
    case .leading: return TransitionState(transform: .translation(leading * Double(size.width), 0))
    case .trailing:
      return TransitionState(transform: .translation(-leading * Double(size.width), 0))
    }
  }

  private func combined(_ first: AnyTransition.Kind, _ second: AnyTransition.Kind)
    -> TransitionState
  {
    let (a, b) = (transitionState(first), transitionState(second))
    return TransitionState(
      opacity: a.opacity * b.opacity, transform: a.transform.then(b.transform),
      blur: max(a.blur, b.blur), motion: b.motion ?? a.motion)
  }

  /// What a body does to a box in the view's place: opacities, blurs and maps on the way to it.
  private func custom(
    _ body: @MainActor (ResolveContext, TransitionPhase, @escaping AnyTransition.Content) -> [Node]
  ) -> TransitionState {
    let size = node.frame.size
    let context = ResolveContext(environment: node.environment, session: session)
    let nodes = body(context, phase) { [Node(StandIn(size: size), [], $0.environment)] }
    guard let root = nodes.first, nodes.count == 1 else {
      session.report(.warning, "a transition of several views is shown as a fade")
      return .faded
    }
    let proposal = ProposedViewSize(size)
    let own = root.size(proposal)
    root.place(
      at: CGPoint(
        x: node.frame.midX - own.width / 2, y: node.frame.midY - own.height / 2), proposal)
    var hidden = TransitionState()
    var map = Affine.identity
    var place = root
    while !(place.behavior is StandIn) {
      if let effect = (place.behavior as? EffectBehavior)?.effect(place) {
        switch effect {
        case .opacity(let opacity): hidden.opacity *= opacity
        case .blur(let radius, _): hidden.blur = max(hidden.blur, radius)
        case .transform, .blend, .clip, .mask, .layer, .filter, .shadow, .vibrancy, .tag:
          session.report(
            .note,
            "of a transition of one's own opacity, blur and geometry are shown; "
              + "'\(place.behavior.name)' is left out")
        }
      }
      if place.behavior is HiddenBehavior { hidden.opacity = 0 }
      if let own = place.behavior.childTransform(place) { map = own.then(map) }
      guard let next = place.contents.first(where: \.holdsStandIn) else { return .faded }
      place = next
    }
    let shift = Affine.translation(
      Double(place.frame.minX - node.frame.minX), Double(place.frame.minY - node.frame.minY))
    hidden.transform = shift.then(map)
    return hidden
  }
}

/// Stands for the view that comes or goes.
private struct StandIn: NodeBehavior {
  let size: CGSize
  var name: String { "TransitionContent" }
  func size(_ measuring: inout Measuring, of node: Node) -> Extent { Extent(size) }
}

extension Node {
  fileprivate var holdsStandIn: Bool {
    behavior is StandIn || contents.contains(where: \.holdsStandIn)
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
