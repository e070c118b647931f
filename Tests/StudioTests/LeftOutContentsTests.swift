import Testing
import VitrineBuild
import VitrineDrawing

@testable import VitrineStudio

/// Which pictures of a survey are blank since views were left out.
@Suite(.timeLimit(.minutes(60)))
struct LeftOutContentsTests {
  static let source = """
    struct Card: View {
      var title: String
      let font = Font.body
      var count: Int { load() }
      var body: some View { small }
      @ViewBuilder private var small: some View { Text(title) }
      func row(_ title: String)
        -> some View { Text(title) }
      var boxed: AnyView { AnyView(small) }
      func load() -> Int { 1 }
    }
    """

  @Test(
    arguments: [
      ("small", true), ("row", true), ("boxed", true), ("body", true), ("title", false),
      ("count", false), ("load", false), ("font", false),
    ])
  func viewsAreToldByTheirDeclaration(_ name: String, _ isView: Bool) {
    let omission = Omission(kind: .function, name: name, path: "/p/Card.swift", reason: "")
    let cause = LeftOutContents.cause([omission]) { $0 == "/p/Card.swift" ? Self.source : nil }
    #expect((cause == omission) == isView)
  }

  @Test func otherOmissionsAndUnreadableSourcesAreNone() {
    let omissions = [
      Omission(kind: .name, name: "small", path: "/p/Card.swift", reason: ""),
      Omission(kind: .function, name: "small", path: "/p/Gone.swift", reason: ""),
    ]
    #expect(
      LeftOutContents.cause(omissions) { $0 == "/p/Card.swift" ? Self.source : nil } == nil)
  }

  @Test func backgroundsAreNoContents() {
    let fill = DrawingOperation.fill(VectorPath(), .winding, .color(RGBA(1, 1, 1, 1)))
    func group(_ effect: Effect, _ inner: [DrawingOperation]) -> DrawingOperation {
      .group(EffectGroup(effect, DisplayList(inner)))
    }
    let size = Size(100, 50)
    let background = group(.tag(.containerBackground), [fill])
    #expect(!DisplayList([background, group(.layer, [])]).showsContents(in: size))
    #expect(!DisplayList([group(.layer, [background])]).showsContents(in: size))
    #expect(!DisplayList([group(.opacity(0), [fill])]).showsContents(in: size))
    #expect(DisplayList([background, group(.opacity(0.5), [fill])]).showsContents(in: size))
    #expect(DisplayList([fill]).showsContents(in: size))
    func box(_ x: Double, _ y: Double, _ width: Double) -> DrawingOperation {
      let path = VectorPath(rect: Rect(x: x, y: y, width: width, height: 50))
      return .fill(path, .winding, .color(RGBA(1, 1, 1, 1)))
    }
    #expect(!DisplayList([box(0, 0, 100)]).showsContents(in: size))
    #expect(!DisplayList([box(-8, 0, 120)]).showsContents(in: size))
    #expect(DisplayList([box(0, 0, 90)]).showsContents(in: size))
    let right = Effect.transform(.translation(20, 10))
    #expect(!DisplayList([group(right, [box(-20, -10, 100)])]).showsContents(in: size))
    #expect(DisplayList([group(right, [box(0, 0, 100)])]).showsContents(in: size))
  }
}
