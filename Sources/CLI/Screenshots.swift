import ArgumentParser
import Glibc
import VitrineStudio

struct Screenshots: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screenshots",
    abstract: "Take pictures of devices from a script.",
    discussion: """
      A small YAML file says which devices, places, widgets, languages and captions; sizes of App \
      Store Connect have names. The same settings as on the page of 'vitrine preview' can be given.

        path: Examples/Weather
        shots:
          - name: home
            size: iphone-6.9
            caption: The day at a glance
            appearance: dark
            placements: [{kind: Weather, family: systemMedium}]

        vitrine screenshots Examples/Weather/screenshots.yaml -o pictures
      """)

  @Argument(
    help: ArgumentHelp("Script that says what to show.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var file: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Folder of the pictures; default: as the script says.", valueName: "dir"))
  var output: String?

  func run() throws {
    guard access(file, R_OK) == 0 else {
      throw ValidationError("'\(file)' cannot be read: give a YAML file of screenshots")
    }
    try Companion.run(
      "vitrine-preview", ["screenshots", file] + (output.map { ["--output", $0] } ?? []))
  }
}
