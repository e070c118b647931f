import Testing
import VitrineComposition
import VitrineDrawing

/// Frames between two pictures whose archives name their views.
@Suite(.timeLimit(.minutes(60))) struct ViewChangeTests {
  private static func box(_ y: Double) -> DrawingOperation {
    .fill(VectorPath(rect: Rect(x: 0, y: y, width: 10, height: 10)), .winding, .color(.black))
  }

  private static func view(
    _ identity: UInt64, _ contents: [DrawingOperation], insertion: TransitionState = .faded,
    removal: TransitionState = .faded
  ) -> DrawingOperation {
    let change = ViewChange(identity: identity, insertion: insertion, removal: removal)
    return .group(EffectGroup(.tag(.view(change)), DisplayList(contents)))
  }

  private static func motion(
    _ trigger: UInt64, _ curve: MotionCurve, _ contents: [DrawingOperation]
  )
    -> DrawingOperation
  {
    .group(
      EffectGroup(.tag(.motion(Motion(trigger: trigger, curve: curve))), DisplayList(contents)))
  }

  private static func transition(
    _ a: [DrawingOperation], _ b: [DrawingOperation], seconds: Double? = nil
  )
    -> EntryTransition
  {
    func archive(_ operations: [DrawingOperation]) -> Archive {
      Archive(
        size: Size(100, 100), scale: 1, list: DisplayList(operations),
        semantics: SemanticsNode(type: "Root", frame: Rect(x: 0, y: 0, width: 100, height: 100)))
    }
    return EntryTransition(from: archive(a), to: archive(b), seconds: seconds)
  }

  private static func frame(_ a: [DrawingOperation], _ b: [DrawingOperation], at time: Double = 0.5)
    -> String
  {
    transition(a, b).archive(at: time).list.dump
  }

  @Test func rowsMoveUpWhenTheFirstGoes() {
    let frame = Self.frame(
      [Self.view(1, [Self.box(0)]), Self.view(2, [Self.box(20)]), Self.view(3, [Self.box(40)])],
      [Self.view(2, [Self.box(0)]), Self.view(3, [Self.box(20)])])
    let expected = DisplayList([
      .group(EffectGroup(.opacity(0.5), DisplayList([Self.view(1, [Self.box(0)])]))),
      Self.view(2, [Self.box(10)]), Self.view(3, [Self.box(30)]),
    ])
    #expect(frame == expected.dump)
  }

  @Test func rowsChangePlaces() {
    let frame = Self.frame(
      [Self.view(1, [Self.box(0)]), Self.view(2, [Self.box(20)])],
      [Self.view(2, [Self.box(0)]), Self.view(1, [Self.box(20)])])
    #expect(
      frame == DisplayList([Self.view(2, [Self.box(10)]), Self.view(1, [Self.box(10)])]).dump)
  }

  @Test func whatStandsBetweenStays() {
    let frame = Self.frame(
      [Self.box(5), Self.view(1, [Self.box(0)]), Self.box(7)],
      [Self.box(5), Self.view(9, [Self.box(0)]), Self.box(7)], at: 0.5)
    let half = [Self.view(1, [Self.box(0)]), Self.view(9, [Self.box(0)])].map {
      DrawingOperation.group(EffectGroup(.opacity(0.5), DisplayList([$0])))
    }
    #expect(frame == DisplayList([Self.box(5)] + half + [Self.box(7)]).dump)
  }

  @Test func transitionsAreFollowed() {
    let away = TransitionState(transform: .translation(40, 0))
    let view = Self.view(1, [Self.box(0)], removal: away)
    #expect(
      Self.frame([view], [])
        == DisplayList([.group(EffectGroup(.transform(.translation(20, 0)), DisplayList([view])))])
        .dump)
    let shrunk = Self.view(2, [Self.box(0)], insertion: TransitionState(transform: .scale(0, 0)))
    #expect(
      Self.frame([], [shrunk])
        == DisplayList([.group(EffectGroup(.transform(.scale(0.5, 0.5)), DisplayList([shrunk])))])
        .dump)
  }

  /// `.transition(.identity)`: there at once, gone at once.
  @Test func identityIsInstant() {
    let view = Self.view(1, [Self.box(0)], insertion: .none, removal: .none)
    #expect(Self.frame([view], [], at: 0.01) == "")
    #expect(Self.frame([], [view], at: 0.01) == DisplayList([view]).dump)
  }

  private static let linear = MotionCurve(samples: (1...60).map { Float($0) / 60 })

  @Test func animationsKeepTheirTime() {
    let (a, b) = (
      [Self.motion(1, Self.linear, [Self.box(0)]), Self.motion(5, .instant, [Self.box(0)])],
      [Self.motion(2, Self.linear, [Self.box(60)]), Self.motion(6, .instant, [Self.box(60)])]
    )
    let transition = Self.transition(a, b)
    // As long as the longest of them.
    #expect(transition.seconds == 1)
    #expect(
      transition.archive(at: 0.25).list.dump
        == DisplayList([
          Self.motion(2, Self.linear, [Self.box(15)]), Self.motion(6, .instant, [Self.box(60)]),
        ]).dump)
  }

  /// The value has not changed: the animation is not its business.
  @Test func animationsOfOtherValuesDoNotCount() {
    let (a, b) = (
      [Self.motion(1, Self.linear, [Self.box(0)])], [Self.motion(1, Self.linear, [Self.box(60)])]
    )
    // Half of the usual half second.
    #expect(
      Self.transition(a, b).archive(at: 0.25).list.dump
        == DisplayList([Self.motion(1, Self.linear, [Self.box(30)])]).dump)
  }

  @Test func twoSecondsAtMost() {
    let long = MotionCurve(samples: (1...600).map { Float($0) / 600 })
    #expect(
      Self.transition([Self.motion(1, long, [Self.box(0)])], [Self.motion(2, long, [Self.box(9)])])
        .seconds == 2)
  }
}
