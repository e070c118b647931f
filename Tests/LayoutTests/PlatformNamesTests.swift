import AppIntents
import Foundation
import SwiftUI
import Testing
import UIKit
import VitrineDrawing

private protocol Titled { var title: String { get } }
extension Titled {
  @MainActor @ViewBuilder var body: some View { Text(title) }
}
private struct TitledView: View, Titled { let title = "from elsewhere" }

/// Names that apps share with their widgets, and what they do here.
@Suite(.timeLimit(.minutes(60)))
@MainActor
struct PlatformNamesTests {
  private struct Row: Identifiable {
    var id: Int
    var isOn: Bool
  }

  @Test func bindingsAreCollections() {
    nonisolated(unsafe) var rows = [Row(id: 1, isOn: true), Row(id: 2, isOn: false)]
    let binding = Binding(get: { rows }, set: { rows = $0 })
    binding[1].isOn.wrappedValue = true
    #expect(rows.map(\.isOn) == [true, true])
    #expect(binding.map { $0.wrappedValue.id } == [1, 2])
    #expect(binding.last?.wrappedValue.id == 2)
    let list = ForEach(binding, editActions: .all) { Text("\($0.wrappedValue.id)") }
    #expect(texts(archive(list).semantics) == ["1", "2"])
  }

  /// Dark surroundings' color and light ones', as themes of apps have them.
  private struct Themed: ShapeStyle, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      (environment.colorScheme == .dark ? Color.white : .black).resolve(in: environment)
    }
  }

  @Test func colorsAreMadeOfStylesThatComeToOne() {
    #expect(Color(Color.red) == .red)
    #expect(Color(Themed()) == Color(Themed()))
    #expect(Color(Themed()) != .black)
    var environment = EnvironmentValues()
    for (scheme, expected) in [(ColorScheme.light, Color.black), (.dark, .white)] {
      environment.colorScheme = scheme
      #expect(
        Color(Themed()).resolve(in: environment) == expected.resolve(in: environment))
    }
  }

  /// A toggle over several sources is on where all are.
  @Test(arguments: [[true, true], [true, false]])
  func togglesShowTheirSources(_ values: [Bool]) {
    nonisolated(unsafe) var rows = values.enumerated().map { Row(id: $0, isOn: $1) }
    let binding = Binding(get: { rows }, set: { rows = $0 })
    let several = archive(Toggle("a", sources: binding, isOn: \.isOn), width: 120)
    let one = archive(Toggle("a", isOn: .constant(values.allSatisfy { $0 })), width: 120)
    #expect(several.list == one.list)
  }

  @Test func drawnImagesHaveTheirSizeAndStretch() {
    let image = Image(size: CGSize(width: 10, height: 20)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 20)), with: .color(.black))
    }
    #expect(archive(image).size == Size(10, 20))
    let wide = archive(image.resizable().frame(width: 40, height: 20))
    #expect(wide.size == Size(40, 20))
    #expect(wide.list.dump.contains("transform scale 4,1"), "\(wide.list.dump)")
  }

  @Test func imagesWithoutPixelsDrawNothing() {
    #expect(archive(Image(uiImage: UIImage())).size == Size(0, 0))
    let wide = archive(Image(uiImage: UIImage()).resizable().frame(width: 40, height: 20))
    #expect(wide.size == Size(40, 20))
    #expect(wide.list.dump == archive(Color.clear.frame(width: 40, height: 20)).list.dump)
  }

  @Test func imagesWithoutANameDrawNothing() {
    #expect(archive(Image("")).size == Size(0, 0))
    let wide = archive(Image("").resizable().frame(width: 40, height: 20))
    #expect(wide.list.dump == archive(Color.clear.frame(width: 40, height: 20)).list.dump)
    #expect(wide.diagnostics.map(\.message) == ["an image has an empty name: nothing is drawn"])
    // A name that is wrong is shown.
    #expect(archive(Image("sunn")).size == Size(40, 40))
  }

  @Test func fontsAreResolvedInTheirContext() {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .large
    let body = Font.body.bold().resolve(in: environment.fontResolutionContext)
    #expect(body.pointSize == 17 && body.isBold && !body.isItalic)
    environment.dynamicTypeSize = .xxxLarge
    #expect(Font.body.resolve(in: environment.fontResolutionContext).pointSize == 23)
    #expect(Font.default.resolve(in: environment.fontResolutionContext).pointSize == 23)
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func textSizesHaveTheirUIKitNames(_ size: DynamicTypeSize) {
    #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size)
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
  }

  @Test func traitsHaveTheirUIKitNames() {
    #expect(ColorScheme(UIUserInterfaceStyle.dark) == .dark)
    #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
    #expect(LayoutDirection(UIUserInterfaceLayoutDirection.rightToLeft) == .rightToLeft)
    #expect(LegibilityWeight(UILegibilityWeight.bold) == .bold)
    #expect(ColorSchemeContrast(UIAccessibilityContrast.high) == .increased)
  }

  private struct Answer: AppIntent {
    static let title: LocalizedStringResource = "Answer"
    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
      .result(dialog: "done", view: Text("view"))
    }
  }

  @Test func resultsBringViews() async throws {
    let result = try await Answer().perform()
    #expect(result is any ShowsSnippetView)
  }

  @Test func bodiesComeFromOtherProtocols() {
    #expect(texts(archive(TitledView()).semantics) == ["from elsewhere"])
  }

  /// What a renderer hands over has the view's size, also at another scale.
  @Test func renderersDrawIntoContexts() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 12, height: 8))
    var found = CGSize.zero
    renderer.render(rasterizationScale: 2) { size, _ in found = size }
    #expect(found == CGSize(width: 12, height: 8))
  }
}
