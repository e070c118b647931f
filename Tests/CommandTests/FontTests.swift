import Foundation
import TestSupport
import Testing

/// Fonts that a widget brings, from its folder to the picture: measured in its process, drawn in ours.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct FontTests {
  private static let quicksand = "/usr/share/fonts/truetype/quicksand/"

  private static let source = """
    import CoreText
    import SwiftUI
    import WidgetKit

    struct Entry: TimelineEntry { let date: Date }

    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
      }
    }

    struct FontsView: View {
      let entry: Entry
      var body: some View {
        VStack {
          Text("Declared").font(.custom("Quicksand-Bold", size: 20))
          Text("Registered").font(.custom("Quicksand-Light", size: 20))
          Text("System").font(.system(size: 20))
          Text("\\u{E001}").font(.custom("Icons", fixedSize: 24))
          Text("Unknown").font(.custom("Nowhere-Bold", size: 14))
          Text("Not listed").font(Font(UIFont(name: "Quicksand-Bold", size: 14)!))
          Text(entry.date, style: .timer).font(.custom("Quicksand-Bold", size: 14))
          Text("Forgotten").font(.custom("Quicksand-Medium", size: 12))
        }
        .containerBackground(.white, for: .widget)
      }
    }

    @main struct Fonts: Widget {
      init() {
        let url = Bundle.main.url(forResource: "Quicksand-Light", withExtension: "ttf")!
        let found = CTFontManagerCreateFontDescriptorsFromURL(url as CFURL) as NSArray?
        let font = CTFontCreateWithFontDescriptorAndOptions(
          (found as? [CTFontDescriptor])![0], 0, nil, [.preventAutoActivation])
        precondition(CTFontCopyPostScriptName(font) as String == "Quicksand-Light")
        CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
      }
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "fonts", provider: Provider()) { FontsView(entry: $0) }
          .supportedFamilies([.systemLarge])
      }
    }
    """

  private static let infoPlist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>UIAppFonts</key>
    <array>
    <string>Fonts/Quicksand-Bold.ttf</string><string>Icons.ttf</string><string>Gone.ttf</string>
    </array>
    <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
    <string>com.apple.widgetkit-extension</string></dict>
    </dict></plist>
    """

  private func widget() throws -> TestFolder {
    let folder = TestFolder("vitrine-fonts")
    try folder.write(Self.source, to: "Fonts.swift")
    try folder.write(Self.infoPlist, to: "Info.plist")
    try folder.write("", to: "Fonts/README.txt")
    for weight in ["Bold", "Light", "Medium"] {
      try FileManager.default.copyItem(
        atPath: Self.quicksand + "Quicksand-\(weight).ttf",
        toPath: folder.path + "/Fonts/Quicksand-\(weight).ttf")
    }
    try Data(IconFont.make(name: "Icons", characters: [0xE001]))
      .write(to: folder.url.appending(path: "Icons.ttf"))
    return folder
  }

  /// The outline of a text in an SVG.
  private func outline(_ text: String, _ svg: String) throws -> String {
    let line = try #require(
      svg.split(separator: "\n").first { $0.contains("aria-label=\"\(text)\"") })
    let start = try #require(line.range(of: " d=\""))
    return String(line[start.upperBound...].prefix { $0 != "\"" })
  }

  @Test func theWholeWay() throws {
    let (folder, out) = (try widget(), TestFolder("vitrine-fonts-out"))
    let outcome = try Command.run([
      "render", folder.path, "--context", "home-screen", "--wallpaper", "none", "--format", "svg",
      "-o",
      out.path,
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let file = out.url.appending(path: "fonts/systemLarge/iphone-17-pro/home-screen.svg")
    let svg = try String(contentsOf: file, encoding: .utf8)
    // One square, as the icon font has it; a missing glyph is a frame of two.
    let icon = try outline("\u{E001}", svg)
    #expect(icon.filter { $0 == "M" }.count == 1 && !icon.contains("C"), "\(icon)")
    for text in ["Declared", "Registered", "Not listed", "System"] {
      #expect(try outline(text, svg).count > 100)
    }
    // Quicksand's terminals are round, Inter's are not: its outlines have more curves.
    func curves(_ text: String) throws -> Int { try outline(text, svg).filter { $0 == "C" }.count }
    #expect(try curves("Registered") > 60)
    #expect(outcome.errors.contains("font \"Nowhere-Bold\" is not registered"))
    #expect(outcome.errors.contains("\"Unknown\""))
    #expect(outcome.errors.contains("Quicksand-Medium.ttf of the bundle has it"))
    #expect(outcome.errors.contains("UIAppFonts lists Gone.ttf"))
    #expect(!outcome.errors.contains("\"Quicksand-Bold\" is not registered"))
    let index = try String(contentsOf: out.url.appending(path: "index.json"), encoding: .utf8)
    #expect(index.contains("Nowhere-Bold") && index.contains("\"diagnostics\""))
  }
}
