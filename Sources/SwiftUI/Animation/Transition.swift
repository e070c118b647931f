public import Foundation

/// Where a view is in its coming and going.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes. The picture of an entry shows the identity phase.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase)
    -> Self.Body
  nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
  nonisolated public static var properties: TransitionProperties { TransitionProperties() }
  @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase)
    -> some View
  {
    body(content: PlaceholderContentView(content: content), phase: phase)
  }
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    TimedTransition(base: self, animation: animation)
  }
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

private struct CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second
}
/// A transition with an animation of its own.
private struct TimedTransition<Base: Transition> {
  let base: Base
  let animation: Animation?
}
extension TimedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }
}
extension TimedTransition: KnownTransition {
  nonisolated var known: AnyTransition.Kind { .animated(base.kind, animation) }
}

extension CombinedTransition: KnownTransition {
  nonisolated var known: AnyTransition.Kind { .combined(first.kind, second.kind) }
}
extension CombinedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

public struct IdentityTransition: Sendable {
  public init() {}
}
extension IdentityTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

public struct OpacityTransition: Sendable {
  public init() {}
}
extension OpacityTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

public struct ScaleTransition: Sendable {
  public var scale: Double
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}
extension ScaleTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

public struct OffsetTransition: Sendable {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
}
extension OffsetTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

public struct MoveTransition: Sendable {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
}
extension MoveTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct PushTransition: Sendable {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
}
extension PushTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

public struct SlideTransition: Sendable {
  public init() {}
}
extension SlideTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct BlurReplaceTransition: Sendable {
  public struct Configuration: Equatable, Sendable {
    private let name: String
    public static let downUp = Configuration(name: "downUp")
    public static let upUp = Configuration(name: "upUp")
  }
  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }
}
extension BlurReplaceTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  public var insertion: Insertion
  public var removal: Removal
  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}
extension AsymmetricTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    if phase == .didDisappear {
      removal.apply(content: content, phase: phase)
    } else {
      insertion.apply(content: content, phase: phase)
    }
  }
}

extension Transition where Self == IdentityTransition {
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == SlideTransition {
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == ScaleTransition {
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  nonisolated public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  nonisolated public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
  nonisolated public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> Self { BlurReplaceTransition(configuration: configuration) }
  nonisolated public static var blurReplace: BlurReplaceTransition { blurReplace() }
}
