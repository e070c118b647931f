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
    #expect(Self.dump(Self.symbol.symbolEffect(.drawOn, isActive: true)).isEmpty)
    #expect(Self.dump(Self.symbol.symbolEffect(.drawOn, isActive: false)) == plain)
    #expect(Self.dump(Self.symbol.symbolEffect(.disappear, isActive: false)) == plain)
    #expect(Self.dump(Self.symbol.symbolEffect(.bounce, value: 1)) == plain)
    #expect(Self.dump(Self.symbol.symbolEffect(.scale.up)).contains("1.2"))
    #expect(Self.dump(Self.symbol.symbolEffect(.scale.down)).contains("0.8"))
    #expect(Self.dump(Self.symbol.symbolEffectsRemoved().symbolEffect(.disappear)) == plain)
  }

  /// A symbol fills as an image of its size does; values are drawn along lines, and where a symbol has
  /// none that is said.
  @Test func symbolsFillAndHaveValues() {
    let tiled = archive(
      Rectangle().fill(ImagePaint(image: Self.symbol)), width: 40, height: 40)
    #expect(tiled.images.count == 1)
    #expect(tiled.images.values.allSatisfy { $0.format == .pixels && $0.pixelWidth > 10 })
    #expect(tiled.list.dump.contains("pattern"))
    let paint = ImagePaint(image: Self.symbol)
    let painted: [any View] = [
      Text("a").foregroundStyle(paint), Text(.now, style: .timer).foregroundStyle(paint),
      Image(systemName: "star").foregroundStyle(paint),
      Toggle("a", isOn: .constant(true)).tint(paint),
      ProgressView(value: 0.5).tint(paint), Gauge(value: 0.5) { Text("a") }.tint(paint),
      Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular).tint(paint),
      GroupBox("a") { Text("b") }.backgroundStyle(paint), Text("a").border(paint),
    ]
    for view in painted {
      #expect(archive(AnyView(view), width: 40, height: 40).images.count == 1, "\(type(of: view))")
    }
    func drawn(_ name: String, _ mode: SymbolVariableValueMode) -> Archive {
      archive(
        VStack { Image(systemName: name, variableValue: 0.4) }.symbolVariableValueMode(mode),
        width: 40, height: 40)
    }
    for name in ["wifi", "cellularbars"] {
      #expect(drawn(name, .color).diagnostics.isEmpty)
    }
    #expect(drawn("wifi", .draw).diagnostics.isEmpty)
    #expect(drawn("wifi", .draw).list != drawn("wifi", .color).list)
    let bars = drawn("cellularbars", .draw)
    #expect(bars.list == drawn("cellularbars", .color).list)
    #expect(
      bars.diagnostics.contains {
        $0.message.hasPrefix("symbolVariableValueMode(.draw) of 'cellularbars'")
      })
  }

  /// Plain colors run to themselves from a lighter one; what is no color stays.
  @Test func symbolsAreShaded() {
    let red = Self.symbol.foregroundStyle(Color(red: 1, green: 0, blue: 0))
    #expect(Self.dump(red.symbolColorRenderingMode(.gradient)).contains("linear"))
    #expect(Self.dump(VStack { red }.symbolColorRenderingMode(.gradient)).contains("linear"))
    #expect(Self.dump(red.symbolColorRenderingMode(.flat)) == Self.dump(red))
  }

  /// A name that is put together from its parts may be no symbol of Apple's.
  @Test(arguments: [("plus.circle.fill", 0), ("leaf.and.flame", 1)])
  func composedNamesAreSaid(_ name: String, notes: Int) {
    let found = archive(Image(systemName: name), width: 40, height: 40).diagnostics
    #expect(found.count == notes)
    #expect(found.allSatisfy { $0.severity == .note && $0.message.contains("'\(name)'") })
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

  /// What an animator would play when its trigger changes is not played between two entries either: their
  /// pictures are the same (docs/facts/behavior.md §22).
  @Test func triggersMoveNothing() {
    func views(_ value: Int) -> [AnyView] {
      [
        AnyView(PhaseAnimator([10.0, 20], trigger: value) { Color.red.frame(width: $0) }),
        AnyView(
          KeyframeAnimator(initialValue: 10.0, trigger: value) {
            Color.red.frame(width: $0)
          } keyframes: { _ in
            LinearKeyframe(30, duration: 1)
          }),
        AnyView(Self.symbol.symbolEffect(.bounce, value: value)),
        AnyView(Self.symbol.symbolEffect(.pulse)),
      ]
    }
    for (before, after) in zip(views(1), views(2)) {
      #expect(Self.dump(before) == Self.dump(after))
    }
  }

  /// A timeline in a view stands at the last of its dates that has come.
  @Test func timelinesInViewsHaveTheirMoment() {
    let now = Date(timeIntervalSince1970: RenderEnvironment().date)
    func shown(_ schedule: some TimelineSchedule) -> [String] {
      let view = TimelineView(schedule) {
        Text(verbatim: "\(Int($0.date.timeIntervalSince(now).rounded()))")
      }
      return texts(archive(view, width: 40, height: 40).semantics)
    }
    #expect(shown(.explicit([now - 100, now - 10, now + 5])) == ["-10"])
    #expect(shown(.periodic(from: now - 95, by: 60)) == ["-35"])
    #expect(shown(.animation) == ["0"])
    #expect(shown(.animation(minimumInterval: 1, paused: true)) == ["0"])
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
