import ArgumentParser
import VitrinePreview
import VitrineStudio

struct Export: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "export")

  @Argument var path: String
  @OptionGroup var source: SourceArguments
  @Option var output: String
  @Option var scale = 2.0

  mutating func run() async throws {
    var run = ExportRun(
      build: source.request(path), environment: source.environment, output: output)
    run.scale = scale
    try await run.run(console: .plain)
  }
}
