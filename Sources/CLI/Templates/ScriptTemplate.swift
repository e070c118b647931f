import FoundationEssentials
import VitrineBuild
import VitrinePlatform
import VitrineStudio

/// A script for the Scripting app, with types for the editor.
enum ScriptTemplate {
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
    import { Button, HStack, Image, ProgressView, Spacer, Text, VStack, Widget } from "scripting"
    import { CountIntent } from "./app_intents"

    const title = Widget.parameter || "Counter"
    const count = Storage.get<number>("count") ?? 0
    const milestones = [10, 25, 50]

    /** Larger families have room for more milestones. */
    const shown: Record<string, number> = { systemMedium: 1, systemLarge: 2, systemExtraLarge: 3 }

    function Title() {
      return (
        <HStack>
          <Image systemName="sparkles" foregroundStyle="systemOrange" />
          <Text font="headline">{title}</Text>
        </HStack>
      )
    }

    /** Home Screen: the count with a button, and the milestones that there is room for. */
    function Home() {
      return (
        <VStack
          alignment="leading"
          frame={{ maxWidth: "infinity", maxHeight: "infinity", alignment: "topLeading" }}
          padding={true}
          widgetAccentable={true}
        >
          <Title />
          <Spacer />
          <HStack>
            <Text font="largeTitle" fontDesign="rounded" contentTransition="numericText">
              {count}
            </Text>
            <Spacer />
            <Button intent={CountIntent(undefined)} buttonStyle="plain">
              <Image systemName="plus.circle.fill" font={44} accessibilityLabel="Count one more" />
            </Button>
          </HStack>
          {milestones.slice(0, shown[Widget.family] ?? 0).map((goal) => (
            <ProgressView
              title={`${Math.min(count, goal)} of ${goal}`}
              value={Math.min(count, goal)}
              total={goal}
              progressViewStyle="linear"
            />
          ))}
        </VStack>
      )
    }

    function View() {
      switch (Widget.family) {
        case "accessoryInline":
          return <Text>{`${title}: ${count}`}</Text>
        case "accessoryCircular":
          return (
            <VStack>
              <Image systemName="sparkles" />
              <Text font="title2">{count}</Text>
            </VStack>
          )
        case "accessoryRectangular":
          return (
            <VStack alignment="leading" frame={{ maxWidth: "infinity", alignment: "leading" }}>
              <Title />
              <Text font="title2">{count}</Text>
            </VStack>
          )
        default:
          return <Home />
      }
    }

    Widget.present(<View />, { policy: "after", date: new Date(Date.now() + 3600 * 1000) })

    """
}
