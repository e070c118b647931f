public import Foundation

/// A transition of any type.
public struct AnyTransition: @unchecked Sendable {
  package indirect enum Kind {
    case identity, opacity, slide, blurReplace
    case scale(CGFloat, UnitPoint)
    case offset(CGSize)
    case move(Edge)
    case push(Edge)
    /// What a developer's own transition makes of its content in a phase.
    case custom(@MainActor (ResolveContext, TransitionPhase, @escaping Content) -> [Node])
    case asymmetric(insertion: Kind, removal: Kind)
    /// Both at once.
    case combined(Kind, Kind)
    /// nil: no animation, the change happens at once.
    case animated(Kind, Animation?)
  }
  package typealias Content = @MainActor (ResolveContext) -> [Node]
  package let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

  public init<T: Transition>(_ transition: T) { kind = transition.kind }

  public static let identity = AnyTransition(.identity)
  public static let opacity = AnyTransition(.opacity)
  public static var slide: AnyTransition { AnyTransition(.slide) }
  public static var scale: AnyTransition { AnyTransition(.scale(0, .center)) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let (active, identity) = (UncheckedBox(active), UncheckedBox(identity))
    return AnyTransition(
      .custom { context, phase, content in
        context.apply(phase.isIdentity ? identity.value : active.value, to: content)
      })
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion.kind, removal: removal.kind))
  }
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(kind, other.kind))
  }
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(.animated(kind, animation))
  }
}

extension View {
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    traits { $0.write(\.transition, t) }
  }
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    let box = UncheckedBox(AnyTransition(transition))
    return traits { $0.write(\.transition, box.value) }
  }
}

// MARK: Transitions by type

extension Transition {
  /// The built-in ones by name, others by what their body makes of a view.
  nonisolated package var kind: AnyTransition.Kind {
    if let known = self as? any KnownTransition { return known.known }
    let box = UncheckedBox(self)
    return .custom { context, phase, content in
      context.resolve(
        box.value.body(content: PlaceholderContentView(resolveContent: content), phase: phase))
    }
  }
}

/// A transition that the system knows by name.
package protocol KnownTransition {
  var known: AnyTransition.Kind { get }
}
extension IdentityTransition: KnownTransition {
  package var known: AnyTransition.Kind { .identity }
}
extension OpacityTransition: KnownTransition { package var known: AnyTransition.Kind { .opacity } }
extension SlideTransition: KnownTransition { package var known: AnyTransition.Kind { .slide } }
extension BlurReplaceTransition: KnownTransition {
  package var known: AnyTransition.Kind { .blurReplace }
}
extension ScaleTransition: KnownTransition {
  package var known: AnyTransition.Kind { .scale(CGFloat(scale), anchor) }
}
extension OffsetTransition: KnownTransition {
  package var known: AnyTransition.Kind { .offset(offset) }
}
extension MoveTransition: KnownTransition { package var known: AnyTransition.Kind { .move(edge) } }
extension PushTransition: KnownTransition { package var known: AnyTransition.Kind { .push(edge) } }
extension AsymmetricTransition: KnownTransition {
  nonisolated package var known: AnyTransition.Kind {
    .asymmetric(insertion: insertion.kind, removal: removal.kind)
  }
}
