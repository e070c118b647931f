import ArgumentParser
import VitrineHost

@main
struct Vitrine: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vitrine",
    abstract: "Shows widgets written for WidgetKit, without a Mac.",
    discussion: """
      PATH is a folder of Swift sources, one Swift file, a folder holding an .xcodeproj, a \
      SwiftPM package, or a TSX script of the Scripting app.

        vitrine render Examples/Weather
        vitrine render Examples/Weather --family systemSmall --appearance dark -o small.png
        vitrine inspect Examples/Weather --widget Forecast --family systemMedium
        vitrine describe Examples/Weather

      Exit status: 0 done, 1 the widget failed, 64 wrong usage, 70 a fault of Vitrine.
      """,
    version: "0.1.0",
    subcommands: Commands.all)

  static func main() {
    if let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-"), word != "help" {
      let names = Commands.all.map { $0._commandName }
      if !names.contains(word) {
        Terminal.error("Error: " + Choice.unknown(word, what: "command", known: names))
        exit(withError: ExitCode.usage)
      }
    }
    let early = EarlyStart(CommandLine.arguments)
    do {
      var command = try parseAsRoot()
      if let command = command as? any StartsEarly {
        try command.run(early)
      } else {
        try command.run()
      }
      early?.cancel()
    } catch {
      early?.cancel()
      exit(withError: error)
    }
  }
}

/// One file each in this folder; `Tests/ArchitectureTests` compares.
enum Commands {
  static let all: [any ParsableCommand.Type] = [
    Render.self, Inspect.self, Timeline.self, Tap.self, Describe.self, Devices.self,
    Contexts.self, Symbols.self, Sheet.self, Run.self, Push.self, Gallery.self, Stack.self,
    New.self,
  ]
}
