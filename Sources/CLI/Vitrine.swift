import ArgumentParser
import VitrineHost
import VitrineStudio

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

      Exit status: 0 done, 1 the widget failed, 64 wrong usage, 70 an internal \
      error, 73 the output cannot be written.
      """,
    version: Version.number,
    subcommands: Commands.all)

  static func main() {
    if CommandLine.arguments.dropFirst() == ["--version"] {
      Terminal.out(Version.text)
      return
    }
    if let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-"), word != "help" {
      let names = Commands.all.map { $0._commandName }
      if !names.contains(word) {
        Terminal.error("Error: " + Choice.unknown(word, what: "command", known: names))
        exit(withError: ExitCode.usage)
      }
    }
    let early = EarlyStart(CommandLine.arguments)
    var running: any ParsableCommand.Type = Vitrine.self
    do {
      var command = try parseAsRoot()
      running = type(of: command)
      if let command = command as? any StartsEarly {
        try command.run(early)
      } else {
        try command.run()
      }
      early?.cancel()
    } catch let error as StudioError {
      early?.cancel()
      end(running, after: error)
    } catch let error as ValidationError where running != Vitrine.self {
      early?.cancel()
      end(running, after: .usage(error.message))
    } catch {
      early?.cancel()
      exit(withError: error)
    }
  }

  /// What is wrong has been said, but for wrong usage and output that cannot be written.
  private static func end(_ command: any ParsableCommand.Type, after error: StudioError) -> Never {
    switch error {
    case .usage(let text):
      Terminal.error("Error: \(text)\nSee 'vitrine \(command._commandName) --help'.")
      exit(withError: ExitCode.usage)
    case .refused: exit(withError: ExitCode.usage)
    case .widgetFailed: exit(withError: ExitCode.widgetFailed)
    case .unwritable(let text):
      Terminal.error(text)
      exit(withError: ExitCode.unwritable)
    case .internalError: exit(withError: ExitCode.internalError)
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
