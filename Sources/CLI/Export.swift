import ArgumentParser
import Glibc
import VitrineStudio

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a site of all widgets in all places.",
    discussion: """
      A folder with a page that needs no server: each widget in each of its sizes, in every place \
      that offers it, light and dark, with what the system did to it. Pictures that are the same \
      are one file. It can be opened from the disk, or uploaded for a pull request.

        vitrine export Examples/Weather -o site
        vitrine export Examples/ToDo -o site --scale 1
      """)

  @OptionGroup var source: SourceOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Folder to write; default: vitrine-site.", valueName: "dir"))
  var output = "vitrine-site"

  @Option(help: ArgumentHelp("Pixels per point, 0.25 to 3; default: 2.", valueName: "n"))
  var scale = 2.0

  func validate() throws {
    guard (0.25...3).contains(scale) else {
      throw ValidationError("--scale \(scale): 0.25 to 3 are possible")
    }
  }

  func run() throws {
    let path = source.path ?? "."
    try Companion.run(
      "vitrine-preview",
      ["export", path, "--output", output, "--scale", "\(scale)"] + Companion.source(source, path))
  }
}
