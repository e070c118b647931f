import ArgumentParser
import Glibc
import VitrineBuild
import VitrinePlatform
import VitrinePreview
import VitrineStudio

/// The program behind `vitrine preview`, apart from it so that the command starts without a server's
/// libraries. `vitrine` checks the options and hands them on.
@main
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vitrine-preview", abstract: "Serves the page of 'vitrine preview'.",
    shouldDisplay: false)

  @Argument var path: String
  @Option var host = "127.0.0.1"
  @Option var port = 0
  @Option var page: String?
  @Option var target: String?
  @Option var platform: String?
  @Option var also: [String] = []
  @Option var confinement = "on"
  @Flag var allowOmissions = false
  @Flag var noOpen = false
  @Option var date: Double?
  @Option var network = "deny"

  static func main() async {
    if PictureDecoding.serve(CommandLine.arguments) { return }
    do {
      var command = try parseAsRoot() as? PreviewCommand
      try await command?.run()
    } catch StudioError.usage(let text) {
      Errors.print(text)
      exit(withError: ExitCode(64))
    } catch {
      exit(withError: error)
    }
  }

  mutating func run() async throws {
    var request = BuildRequest(
      paths: [path], additionalPaths: also, target: target,
      platform: platform.flatMap(BuildPlatform.init))
    request.allowsOmissions = allowOmissions
    request.sandbox.mode = ConfinementMode(rawValue: confinement) ?? .on
    var environment = EnvironmentSelection()
    environment.confinement = request.sandbox.mode
    environment.network = network
    if let date { environment.variants[0].options.date = date }
    var run = PreviewRun(build: request, environment: environment, host: host, port: port)
    run.page = page
    let opens = !noOpen
    let console = Console(
      result: { _ in }, message: { Errors.print($0) })
    try await run.run(console: console) { address in
      print(JSON.object(["url": .string(address)]).compactText())
      fflush(nil)
      if opens { Browser.open(address) }
    }
  }
}
