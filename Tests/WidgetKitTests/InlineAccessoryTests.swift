import AppIntents
import SwiftUI
import Testing
import VitrineDrawing
import VitrineMessages

@testable import WidgetKit

private struct Tapped: AppIntent {
  static let title: LocalizedStringResource = "Tap"
  func perform() async throws -> some IntentResult { .result() }
}

/// accessoryInline: the first image at the line's height, the first text, one tap target.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct InlineAccessoryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let texts: [String]
    /// Width by height of the image, whole points.
    let image: [Double]?
    let url: String?
    let view: @MainActor @Sendable () -> AnyView
    var testDescription: String { name }
    init(
      _ name: String, texts: [String], image: [Double]? = nil, url: String? = nil,
      @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
    ) {
      self.name = name
      self.texts = texts
      self.image = image
      self.url = url
      self.view = { AnyView(view()) }
    }
  }

  /// 40 × 20 points.
  private static var picture: Image {
    Image(size: CGSize(width: 40, height: 20)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 20)), with: .color(.black))
    }
  }

  // The line is 24 points high.
  nonisolated static let cases: [Case] = [
    Case("an image in a frame, two texts below each other", texts: ["A"], image: [48, 24]) {
      HStack {
        picture.resizable().scaledToFit().frame(width: 24, height: 24)
        VStack {
          Text("A")
          Text("B")
        }
      }
    },
    Case("a padded stack of an image and a text", texts: ["A"], image: [48, 24]) {
      VStack {
        picture
        Text("A")
      }.padding(12)
    },
    Case("a text alone", texts: ["A"]) { Text("A").frame(width: 10).padding(40) },
    Case("an address around a link", texts: ["A"], url: "app://outer") {
      Link(destination: URL(string: "app://inner")!) { Text("A") }
        .widgetURL(URL(string: "app://outer"))
    },
    Case("an address around a button without an intent", texts: ["A"], url: "app://outer") {
      HStack {
        Button("A") {}
        Button("B", intent: Tapped())
      }.widgetURL(URL(string: "app://outer"))
    },
    Case("an address inside", texts: ["A"], url: "app://inner") {
      VStack { Text("A").widgetURL(URL(string: "app://inner")) }
    },
  ]

  @Test(arguments: cases) func line(_ item: Case) throws {
    let archive = Self.archive(item.view())
    let nodes = Self.all(archive.semantics)
    #expect(nodes.compactMap(\.text) == item.texts)
    let image = nodes.first { $0.type == "InlineImage" }?.frame
    #expect(image.map { [$0.width.rounded(), $0.height.rounded()] } == item.image)
    #expect(nodes.first { $0.type == "WidgetURL" }?.url == item.url)
    // Links and controls are told of and take no room: nothing of them can be tapped.
    let targets = nodes.filter {
      ["Link", "Button", "Toggle"].contains($0.type) || $0.intent != nil
    }
    #expect(targets.allSatisfy { $0.frame.width == 0 && $0.frame.height == 0 })
    #expect(nodes.allSatisfy { $0.frame.minY >= 0 && $0.frame.maxY <= 36 })
  }

  /// Privacy of what stood around a text is the text's.
  @Test func meaningsStay() {
    let dump = Self.archive(VStack { Text("A") }.padding().privacySensitive()).list.dump
    #expect(dump.contains("privacySensitive"))
  }

  /// Text that updates itself is as wide as its words, so that the line stands in the middle with its
  /// image, and has room for longer words on both sides.
  @Test(arguments: [false, true]) func updatingTextIsAsWideAsItsWords(_ hasImage: Bool) throws {
    let end = Date(timeIntervalSince1970: 1_780_911_660 + 3600)
    let archive = Self.archive(
      HStack {
        if hasImage { Self.picture }
        Text("Launch \(end, style: .relative)")
      })
    let nodes = Self.all(archive.semantics)
    let text = try #require(nodes.first { $0.text != nil }?.frame)
    #expect(text.width > 60 && text.width < 250, "\(text)")
    let left = nodes.first { $0.type == "InlineImage" }?.frame.minX ?? text.minX
    #expect(abs((left + text.maxX) / 2 - 137) < 1, "\(left) … \(text.maxX)")
    let updating = archive.list.operations.compactMap { operation -> DynamicText? in
      if case .dynamicText(let text) = operation { text } else { nil }
    }
    let room = try #require(updating.first?.frame)
    #expect(updating.first?.paragraph.alignment == 0.5)
    #expect(abs(room.midX - text.midX) < 0.5 && room.width > text.width + 60, "\(room)")
  }

  private static func archive(_ view: some View) -> Archive {
    ViewRenderer(typesetter: .shared).render(
      InlineAccessory(content: view),
      in: EnvironmentValues(RenderEnvironment(family: "accessoryInline", width: 274, height: 36)),
      proposal: ProposedViewSize(width: 274, height: 36))
  }
  private static func all(_ node: SemanticsNode) -> [SemanticsNode] {
    [node] + node.children.flatMap(all)
  }
}
