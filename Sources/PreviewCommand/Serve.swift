import ArgumentParser
import Glibc
import VitrinePlatform
import VitrinePreview
import VitrineStudio

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "serve")

  @Argument var path: String
  @OptionGroup var source: SourceArguments
  @Option var host = "127.0.0.1"
  @Option var port = 0
  @Option var page: String?
  @Flag var noOpen = false

  mutating func run() async throws {
    var run = PreviewRun(
      build: source.request(path), environment: source.environment, host: host, port: port)
    run.page = page
    let opens = !noOpen
    try await run.run(console: .plain) { address in
      print(JSON.object(["url": .string(address)]).compactText())
      fflush(nil)
      if opens { Browser.open(address) }
    }
  }
}
