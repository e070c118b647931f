import ArgumentParser
import FoundationEssentials
import VitrineBuild
import VitrinePlatform
import VitrineStudio

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a folder with a small widget to start from.",
    discussion: """
      With --tsx the widget is a script for the Scripting app, with types for the editor.

        vitrine new Clock
        vitrine new Counter --tsx
      """)

  @Argument(help: ArgumentHelp("Folder to create.", valueName: "folder"), completion: .directory)
  var folder: String

  @Flag(help: "Write a TSX script instead of Swift.")
  var tsx = false

  func run() throws {
    guard !FileManager.default.fileExists(atPath: folder) else {
      throw ValidationError("'\(folder)' exists already; name a folder that does not")
    }
    let name = folder.split(separator: "/").last.map(String.init) ?? "Widget"
    let files = tsx ? try ScriptTemplate.files(name: name) : SwiftTemplate.files(name: name)
    try AtomicFile.makeFolder(folder)
    for (file, text) in files {
      try AtomicFile.write(Array(text.utf8), to: folder + "/" + file)
      Terminal.out(folder + "/" + file)
    }
    Terminal.error(nextSteps)
  }

  private var nextSteps: String {
    let path = folder.contains(" ") ? "'\(folder)'" : folder
    return """

      Next steps:
        vitrine render \(path)            draw it in every context
        vitrine render \(path) --watch    draw it again after each save
        vitrine sheet \(path)             everything on one page
      """
  }
}

/// A widget in Swift: one file.
private enum SwiftTemplate {
  static func files(name: String) -> [(String, String)] {
    let cleaned = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let type = cleaned.first?.isLetter == true ? cleaned : "My" + cleaned
    let text = """
      import SwiftUI
      import WidgetKit

      struct Entry: TimelineEntry {
        let date: Date
      }

      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
          completion(Entry(date: .now))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
          completion(Timeline(entries: [Entry(date: .now)], policy: .atEnd))
        }
      }

      struct \(type)View: View {
        let entry: Entry
        var body: some View {
          VStack(alignment: .leading) {
            Label("\(name)", systemImage: "sparkles").font(.headline)
            Spacer()
            Text(entry.date, style: .time).font(.largeTitle).widgetAccentable()
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .containerBackground(.background, for: .widget)
        }
      }

      @main
      struct \(type)Widget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "\(type)", provider: Provider()) { \(type)View(entry: $0) }
            .configurationDisplayName("\(name)")
            .supportedFamilies([.systemSmall, .systemMedium])
        }
      }

      """
    return [("\(type)Widget.swift", text)]
  }
}

/// A script for the Scripting app.
private enum ScriptTemplate {
  static func files(name: String) throws -> [(String, String)] {
    let types =
      try SDKLocation.find().folder + "/vitrine_VitrineScripting.resources/Runtime/scripting.d.ts"
    guard let data = FileManager.default.contents(atPath: types) else {
      Terminal.error(
        "\(types): error: the type declarations for scripts are missing; run script/build again")
      throw StudioError.internalError
    }
    return [
      ("widget.tsx", widget), ("app_intents.tsx", intents), ("script.json", manifest(name)),
      ("tsconfig.json", settings), ("scripting.d.ts", String(decoding: data, as: UTF8.self)),
    ]
  }

  private static func manifest(_ name: String) -> String {
    JSON.object([
      "name": .string(name), "version": .string("1.0.0"), "description": .string("A widget."),
      "icon": .string("sparkles"), "color": .string("#007aff"),
    ]).text() + "\n"
  }

  private static let settings = """
    {
      "compilerOptions": {
        "target": "ESNext", "module": "ESNext", "strict": true, "noEmit": true, "lib": ["ESNext"],
        "moduleResolution": "node", "resolveJsonModule": true, "esModuleInterop": true, "allowJs": true,
        "checkJs": false, "jsx": "react", "jsxFactory": "createElement", "jsxFragmentFactory": "Fragment",
        "types": []
      }
    }

    """

  private static let intents = """
    import { AppIntentManager, AppIntentProtocol, Widget } from "scripting"

    export const CountIntent = AppIntentManager.register({
      name: "CountIntent",
      protocol: AppIntentProtocol.AppIntent,
      perform: async () => {
        Storage.set("count", (Storage.get<number>("count") ?? 0) + 1)
        Widget.reloadAll()
      },
    })

    """

  private static let widget = """
    import { Button, HStack, Image, Spacer, Text, VStack, Widget } from "scripting"
    import { CountIntent } from "./app_intents"

    function View() {
      const count = Storage.get<number>("count") ?? 0
      return (
        <VStack
          alignment="leading"
          frame={{ maxWidth: "infinity", maxHeight: "infinity", alignment: "topLeading" }}
          padding={true}
        >
          <HStack>
            <Image systemName="sparkles" foregroundStyle="systemOrange" widgetAccentable={true} />
            <Text font="headline">{Widget.parameter || "Hello"}</Text>
          </HStack>
          <Spacer />
          <Text font="largeTitle" fontDesign="rounded" contentTransition="numericText">
            {count}
          </Text>
          <Button title="Count" intent={CountIntent(undefined)} buttonStyle="bordered" />
        </VStack>
      )
    }

    Widget.present(<View />, { policy: "after", date: new Date(Date.now() + 3600 * 1000) })

    """
}
