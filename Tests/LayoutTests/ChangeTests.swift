import SwiftUI
import Testing
import VitrineDrawing
import VitrineMessages
import VitrineText

/// What an archive says about the way to the next entry.
@Suite(.timeLimit(.minutes(60)))
@MainActor
struct ChangeTests {
  private struct Turned: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0.25).offset(x: CGFloat(phase.value) * 7)
    }
  }
  private struct Faint: ViewModifier {
    let isActive: Bool
    func body(content: Content) -> some View {
      content.blur(radius: isActive ? 3 : 0).scaleEffect(isActive ? 2 : 1)
    }
  }

  private static func changes(of list: DisplayList) -> [EffectTag] {
    list.operations.flatMap { operation -> [EffectTag] in
      guard case .group(let group) = operation else { return [] }
      let own: [EffectTag] =
        switch group.effect {
        case .tag(.view(let change)): [.view(change)]
        case .tag(.motion(let motion)): [.motion(motion)]
        default: []
        }
      return own + changes(of: group.contents)
    }
  }

  private static func changes(_ view: some View, rightToLeft: Bool = false) -> [EffectTag] {
    var environment = EnvironmentValues(
      RenderEnvironment(layoutDirection: rightToLeft ? .rtl : .ltr))
    environment.recordsChanges = true
    let archive = ViewRenderer(typesetter: .shared).render(
      view, in: environment, proposal: ProposedViewSize(width: 100, height: 50))
    return changes(of: archive.list)
  }

  /// A box of 40 × 20 in the middle of 100 × 50 comes and goes.
  private static func change(
    _ transition: AnyTransition?, rightToLeft: Bool = false
  ) -> String {
    let box = Color.red.frame(width: 40, height: 20)
    let view = Group {
      if Bool(true) {
        if let transition { box.transition(transition) } else { box }
      }
    }
    return changes(view, rightToLeft: rightToLeft).map(\.dump).joined(separator: "\n")
  }

  static let transitions: [(AnyTransition?, String)] = [
    (nil, "view from opacity 0 to opacity 0"),
    (.opacity, "view from opacity 0 to opacity 0"),
    (.identity, "view from itself to itself"),
    (.move(edge: .leading), "view from move -40,0 to move -40,0"),
    (.move(edge: .bottom), "view from move 0,20 to move 0,20"),
    (.slide, "view from move -40,0 to move 40,0"),
    (.push(from: .top), "view from opacity 0, move 0,-20 to opacity 0, move 0,20"),
    (.scale(scale: 0.5), "view from scale 0.5 move 25,12.5 to scale 0.5 move 25,12.5"),
    (.offset(x: 3, y: 4), "view from move 3,4 to move 3,4"),
    (
      .asymmetric(insertion: .move(edge: .top), removal: .opacity),
      "view from move 0,-20 to opacity 0"
    ),
    (
      .move(edge: .top).combined(with: .opacity),
      "view from opacity 0, move 0,-20 to opacity 0, move 0,-20"
    ),
    (
      .opacity.animation(.linear(duration: 0.5)),
      "view from opacity 0, in 0.5 s to opacity 0, in 0.5 s"
    ),
    (
      AnyTransition(Turned()),
      "view from opacity 0.25, move -7,0 to opacity 0.25, move 7,0"
    ),
    (
      .modifier(active: Faint(isActive: true), identity: Faint(isActive: false)),
      "view from scale 2 move -50,-25, blur 3 to scale 2 move -50,-25, blur 3"
    ),
  ]

  @Test func comesAndGoes() {
    for (transition, expected) in Self.transitions {
      #expect(Self.change(transition) == expected)
    }
  }

  @Test func leadingIsRightFromRightToLeft() {
    #expect(
      Self.change(.move(edge: .leading), rightToLeft: true)
        == "view from move 40,0 to move 40,0")
  }

  private static func identities(_ view: some View) -> [UInt64] {
    changes(view).compactMap { if case .view(let change) = $0 { change.identity } else { nil } }
  }

  @Test func elementsAreThemselvesWhereverTheyStand() {
    func rows(_ ids: [Int]) -> [UInt64] {
      Self.identities(VStack { ForEach(ids, id: \.self) { _ in Color.red } })
    }
    let (before, after) = (rows([1, 2, 3]), rows([3, 1, 2]))
    #expect(Set(before).count == 3)
    #expect(after == [before[2], before[0], before[1]])
  }

  @Test func anotherIdIsAnotherView() {
    #expect(Self.identities(Color.red.id(1)) == Self.identities(Color.red.id(1)))
    #expect(Self.identities(Color.red.id(1)) != Self.identities(Color.red.id(2)))
  }

  private static func motions(_ view: some View) -> [Motion] {
    changes(view).compactMap { if case .motion(let motion) = $0 { motion } else { nil } }
  }

  @Test func animationsSayTheirTime() throws {
    let linear = try #require(
      Self.motions(Color.red.animation(.linear(duration: 1), value: 5)).first)
    #expect(linear.curve.duration == 1)
    #expect(abs(linear.curve.value(at: 0.25) - 0.25) < 0.001)
    let same = Self.motions(Color.red.animation(.easeIn, value: 5)).first
    let other = Self.motions(Color.red.animation(.easeIn, value: 6)).first
    #expect(same?.trigger == linear.trigger && other?.trigger != linear.trigger)
    #expect(Self.motions(Color.red.animation(nil, value: 5)).first?.curve == .instant)
    // The system's limit.
    #expect(
      Self.motions(Color.red.animation(.linear(duration: 9), value: 5)).first?.curve.duration == 2)
  }

  @Test func aPlainArchiveSaysNothing() {
    let list = archive(Color.red.id(1).animation(.linear, value: 1), width: 9, height: 9).list
    #expect(Self.changes(of: list).isEmpty)
  }
}
