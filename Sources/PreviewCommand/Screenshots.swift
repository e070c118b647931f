import ArgumentParser
import VitrinePreview
import VitrineStudio

struct Screenshots: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "screenshots")

  @Argument var file: String
  @OptionGroup var source: SourceArguments
  @Option var output: String?

  mutating func run() async throws {
    try await ScreenshotRun(
      file: file, build: source.request("."), environment: source.environment, output: output
    ).run(console: .plain)
  }
}
