import ArgumentParser
import Glibc
import VitrinePlatform
import VitrineStudio

/// The program behind `vitrine preview`, `export` and `screenshots`, apart from the command so that
/// it starts without a server's libraries. `vitrine` checks the options and hands them on.
@main
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vitrine-preview", abstract: "Serves the page of 'vitrine preview'.",
    shouldDisplay: false, subcommands: [Serve.self, Export.self, Screenshots.self],
    defaultSubcommand: Serve.self)

  static func main() async {
    if PictureDecoding.serve(CommandLine.arguments) { return }
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      end()
    } catch let error as StudioError {
      end(after: error)
    } catch let failure as AtomicFile.Failure {
      end(after: StudioError(failure))
    } catch {
      exit(withError: error)
    }
  }

  private static func end(after error: StudioError) -> Never {
    switch error {
    case .usage(let text):
      Errors.print("Error: \(text)")
      exit(withError: ExitCode(64))
    case .refused: exit(withError: ExitCode(64))
    case .widgetFailed: exit(withError: ExitCode(1))
    case .unwritable(let text):
      Errors.print("error: \(text)")
      exit(withError: ExitCode(73))
    case .internalError: exit(withError: ExitCode(70))
    }
  }

  /// Work may still run on other threads, as a build's digests do: ending the libraries first would take
  /// their locks from under it (libcrypto's: the page's server crashed when it was stopped).
  private static func end() -> Never {
    fflush(nil)
    _exit(0)
  }
}
