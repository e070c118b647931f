import ArgumentParser
import VitrineHost
import VitrinePlatform
import VitrineStudio

@main
struct Vitrine: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vitrine",
    abstract: "Show WidgetKit widgets without a Mac.",
    discussion: """
      PATH is a folder of Swift sources, one Swift file, a folder holding an .xcodeproj, a \
      SwiftPM package, or a TSX script of the Scripting app.

        vitrine render Examples/Weather
        vitrine render Examples/Weather --family systemSmall --appearance dark -o small.png
        vitrine inspect Examples/Weather --family systemMedium
        vitrine describe Examples/Weather

      A project's defaults stand in .vitrine.yml beside its sources: widgets, families, devices, \
      contexts, locales, type-sizes, audit (rules, disable, fail-on, baseline), tests (references).

      Exit status: 0 done, 1 the widget, a test or an audit failed, 64 wrong usage, 70 an internal \
      error, 73 the output cannot be written.
      """,
    version: Version.number,
    subcommands: Commands.all)

  static func main() {
    if PictureDecoding.serve(CommandLine.arguments) { return }
    if CommandLine.arguments.dropFirst() == ["--version"] {
      Terminal.out(Version.text)
      return
    }
    let named = Self.named(by: CommandLine.arguments.dropFirst().first)
    let early = EarlyStart(CommandLine.arguments)
    var running: any ParsableCommand.Type = Vitrine.self
    do {
      // The command alone first: parsing with all of them beside it takes twice as long. Help and what is
      // wrong are told by the whole, which knows the names before it.
      let alone = try? named?.parseAsRoot(Array(CommandLine.arguments.dropFirst(2)))
      var command = try alone ?? parseAsRoot()
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
    } catch let failure as AtomicFile.Failure {
      early?.cancel()
      end(running, after: StudioError(failure))
    } catch let error as ValidationError where running != Vitrine.self {
      early?.cancel()
      end(running, after: .usage(error.message))
    } catch {
      early?.cancel()
      exit(withError: error)
    }
  }

  /// The command of a name; an unknown one ends the program.
  private static func named(by word: String?) -> (any ParsableCommand.Type)? {
    // Each configuration has its name: making one of a type's name takes a search through all
    // conformances of the program, two milliseconds for all commands.
    if let command = Commands.all.first(where: { $0._commandName == word }) { return command }
    guard let word, !word.hasPrefix("-"), word != "help" else { return nil }
    let names = Commands.all.map { $0._commandName }
    Terminal.error(
      "Error: \(Choice.unknown(word, what: "command", known: names))\nSee 'vitrine --help'.")
    exit(withError: ExitCode.usage)
  }

  /// The last line names the command. What is wrong was printed before, but for wrong usage and
  /// output that cannot be written.
  private static func end(_ command: any ParsableCommand.Type, after error: StudioError) -> Never {
    let name = "vitrine \(command._commandName)"
    switch error {
    case .usage(let text):
      Terminal.error("Error: \(text)\nSee '\(name) --help'.")
      exit(withError: ExitCode.usage)
    case .refused:
      Terminal.error("\(name): nothing was built; see '\(name) --help'")
      exit(withError: ExitCode.usage)
    case .widgetFailed:
      Terminal.error("\(name): failed")
      exit(withError: ExitCode.widgetFailed)
    case .unwritable(let text):
      Terminal.error("error: \(text)\n\(name): failed: output cannot be written")
      exit(withError: ExitCode.unwritable)
    case .internalError:
      Terminal.error("\(name): failed: internal error")
      exit(withError: ExitCode.internalError)
    }
  }
}

/// One file each in this folder; `Tests/ArchitectureTests` compares.
enum Commands {
  static let all: [any ParsableCommand.Type] = [
    Render.self, Inspect.self, Timeline.self, Tap.self, Container.self, Describe.self, Devices.self,
    Contexts.self, Symbols.self, Sheet.self, Test.self, Diff.self, Audit.self, Rules.self,
    Run.self, Push.self, Gallery.self, Stack.self, New.self, Doctor.self, Preview.self, Editor.self,
    Export.self, Screenshots.self, Survey.self,
  ]
}
