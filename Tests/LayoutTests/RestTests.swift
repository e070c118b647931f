import SwiftUI
import Testing
import VitrineDrawing
import VitrineMessages

/// What moves on a living screen, at rest; what changes while a view is archived.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct RestTests {
  private static func dump(_ view: some View) -> String {
    archive(view, width: 40, height: 40).list.dump
  }
  private static let symbol = Image(systemName: "circle.fill")

  @Test func symbolsStandAsTheirEffectLeavesThem() {
    let plain = Self.dump(Self.symbol)
    #expect(Self.dump(Self.symbol.symbolEffect(.disappear)).isEmpty)
    #expect(Self.dump(Self.symbol.symbolEffect(.drawOff)).isEmpty)
    #expect(Self.dump(Self.symbol.symbolEffect(.disappear, isActive: false)) == plain)
    #expect(Self.dump(Self.symbol.symbolEffect(.bounce, value: 1)) == plain)
    #expect(Self.dump(Self.symbol.symbolEffect(.scale.up)).contains("1.2"))
    #expect(Self.dump(Self.symbol.symbolEffect(.scale.down)).contains("0.8"))
    #expect(Self.dump(Self.symbol.symbolEffectsRemoved().symbolEffect(.disappear)) == plain)
  }

  /// A symbol fills as an image of its size does; values along a path are not drawn, and said.
  @Test func symbolsFillAndHaveValues() {
    let tiled = archive(
      Rectangle().fill(ImagePaint(image: Self.symbol)), width: 40, height: 40)
    #expect(tiled.images.count == 1)
    #expect(tiled.images.values.allSatisfy { $0.format == .pixels && $0.pixelWidth > 10 })
    #expect(tiled.list.dump.contains("pattern"))
    let wifi = Image(systemName: "wifi", variableValue: 0.4)
    func notes(_ view: some View) -> [String] {
      archive(view, width: 40, height: 40).diagnostics.map(\.message)
    }
    #expect(notes(wifi).isEmpty && notes(wifi.symbolVariableValueMode(.color)).isEmpty)
    for drawn in [
      AnyView(wifi.symbolVariableValueMode(.draw)),
      AnyView(VStack { wifi }.symbolVariableValueMode(.draw)),
    ] {
      #expect(notes(drawn).contains { $0.hasPrefix("symbolVariableValueMode(.draw) of 'wifi'") })
    }
  }

  @Test func animatorsStandAndSaySo() {
    let phases = archive(
      PhaseAnimator([10.0, 20]) { Color.red.frame(width: $0).accessibilityIdentifier("p") },
      width: 40, height: 40)
    #expect(frames(phases.semantics)["p"]?[2] == 10)
    let keys = archive(
      KeyframeAnimator(initialValue: 10.0) { value in
        Color.red.frame(width: value).accessibilityIdentifier("k")
      } keyframes: { _ in
        LinearKeyframe(30, duration: 1)
      }, width: 40, height: 40)
    #expect(frames(keys.semantics)["k"]?[2] == 10)
    for (name, archive) in [("'phaseAnimator'", phases), ("'keyframeAnimator'", keys)] {
      #expect(archive.diagnostics.contains { $0.message.hasPrefix(name) })
    }
  }

  /// Cubic keyframes pass the middle one without a halt, and keep velocities that are given.
  @Test func cubicKeyframesAreSmooth() {
    let smooth = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        CubicKeyframe(10.0, duration: 1)
        CubicKeyframe(20.0, duration: 1)
      }
    }
    #expect(smooth.value(time: 1) == 10)
    #expect(abs(smooth.value(time: 1.01) - smooth.value(time: 0.99) - 0.2) < 0.01)
    #expect(abs(smooth.value(time: 0.01)) < 0.01)
    let given = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack { CubicKeyframe(0.0, duration: 1, startVelocity: 4, endVelocity: -4) }
    }
    #expect(given.value(time: 0.5) == 1)
  }

  private struct Counter: View {
    @State private var value = 1
    @State private var seen = ""
    let initial: Bool
    var body: some View {
      Text(verbatim: "\(value) \(seen)")
        .onAppear { value = 2 }
        .onChange(of: value, initial: initial) { seen += "\($0)→\($1);" }
    }
  }

  @Test(arguments: [(false, "2 1→2;"), (true, "2 1→1;1→2;")])
  func changesWhileArchivingAreSeen(_ initial: Bool, _ expected: String) {
    #expect(texts(archive(Counter(initial: initial)).semantics) == [expected])
  }

  private struct Prominent: View {
    @Environment(\.headerProminence) private var prominence
    var body: some View { Text(verbatim: prominence == .increased ? "increased" : "standard") }
  }

  @Test func headerProminenceReachesViews() {
    #expect(
      texts(archive(Prominent().headerProminence(.increased)).semantics) == ["increased"])
  }
}
