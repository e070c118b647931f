import CoreGraphics
package import VitrineDrawing

/// What an archive says about the way to the next entry: only where the request asks for it, so that
/// the picture of one entry costs nothing for it.
package enum NodeMark {
  /// A view that may come and go, by its place in the view tree.
  case view(Int)
  /// `.animation(_:value:)`.
  case motion(Motion)
}

extension EnvironmentValues {
  /// Whether the archive carries identities, transitions and animations.
  package var recordsChanges: Bool {
    get { slots.recordsChanges }
    set { slots.recordsChanges = newValue }
  }
}

extension ResolveContext {
  /// The nodes of something that has an identity: a branch, an element, `.id`. The innermost
  /// identity is a node's own; it holds those around it.
  package func identified(_ nodes: [Node]) -> [Node] {
    guard session.recordsChanges else { return nodes }
    for (index, node) in nodes.enumerated() where !node.hasIdentity {
      node.marks.append(.view(child(index).path))
    }
    return nodes
  }

  package func resolve<V: View>(identified view: V) -> [Node] { identified(resolve(view)) }

  /// The nodes of a view whose changes are animated where a value has changed.
  func animated(_ nodes: [Node], _ animation: Animation?, trigger: UInt64) -> [Node] {
    guard session.recordsChanges else { return nodes }
    let motion = Motion(trigger: trigger, curve: animation?.curve ?? .instant)
    for node in nodes { node.marks.append(.motion(motion)) }
    return nodes
  }
}

extension Node {
  fileprivate var hasIdentity: Bool {
    marks.contains { if case .view = $0 { true } else { false } }
  }

  /// Draws under the marks, the last of which is the outermost.
  func draw(under marks: ArraySlice<NodeMark>, into recorder: inout Recorder) {
    guard let outer = marks.last else { return behavior.draw(self, into: &recorder) }
    recorder.group(.tag(tag(outer, recorder.session))) {
      draw(under: marks.dropLast(), into: &$0)
    }
  }

  private func tag(_ mark: NodeMark, _ session: RenderSession) -> EffectTag {
    switch mark {
    case .motion(let motion): .motion(motion)
    case .view(let path):
      .view(
        ViewChange(
          identity: UInt64(bitPattern: Int64(path)),
          insertion: transitionState(.willAppear, session),
          removal: transitionState(.didDisappear, session)))
    }
  }

  private func transitionState(_ phase: TransitionPhase, _ session: RenderSession)
    -> TransitionState
  {
    guard let transition = traits.transition else { return .faded }
    return TransitionResolver(node: self, phase: phase, session: session).transitionState(
      transition.kind)
  }
}

extension Animation {
  /// The animation by its samples. What takes longer than the system's two seconds is made to fit
  /// (estimate: the system's own way is not published).
  package var curve: MotionCurve {
    let longest = 2.0
    let step = 1 / MotionCurve.rate
    func value(_ time: Double) -> Double? {
      var context = AnimationContext<Double>(
        state: AnimationState(), environment: EnvironmentValues())
      return box.base.animate(value: 1, time: time, context: &context)
    }
    // Found by looking: an animation of one's own says only when it has ended.
    var end = step
    while end < 30, value(end) != nil { end += step }
    let pace = end >= 30 ? 1 : max(1, end / longest)
    let count = Int((min(end, longest) * MotionCurve.rate).rounded(.down))
    return MotionCurve(
      samples: (1..<max(count, 1)).map {
        // Coarser than any difference between two machines' mathematics.
        Float(((value(Double($0) * step * pace) ?? 1) * 4096).rounded() / 4096)
      } + [1], asked: (end * 60).rounded() / 60)
  }
}

/// A number that stands for a value: equal for equal descriptions, never 0.
enum ChangeTrigger {
  /// Whatever changes: `.animation(_:)` without a value.
  static let always: UInt64 = 0

  static func number(of value: some Any) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in String(reflecting: value).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return max(hash, 1)
  }
}
