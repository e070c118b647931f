import ArgumentParser
import VitrineComposition
import VitrineStudio

struct Sheet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Draw every family in every context onto one sheet.",
    discussion: """
      Each widget in each of its families, in every context that accepts it, light and dark, with \
      captions that name the rendering mode and what the system did. A .html file is a page of its \
      own with filters and a search, as of 'vitrine export'; a .png file is one picture.

        vitrine sheet Examples/Weather -o weather.html
        vitrine sheet Examples/Weather --family systemSmall --os 18 -o small.png
        vitrine sheet Examples/WatchComplication --crop screen \\
          --device apple-watch-46mm
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentGroup

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("File to write; default: vitrine-sheet.html.", valueName: "file"))
  var output = "vitrine-sheet.html"

  @Option(
    help: ArgumentHelp("The bare widget, or the widget on its screen.", valueName: "widget|screen"),
    transform: { try Choice.pick($0, from: Crop.allCases, name: \.rawValue, what: "crop") })
  var crop = Crop.widget

  func validate() throws {
    guard output.hasSuffix(".html") || output.hasSuffix(".png") else {
      throw ValidationError("-o \(output): a sheet is a .html or a .png file")
    }
  }

  func run() throws {
    let inputs = try Inputs(source, selection, bothAppearances())
    var messages = Messages(path: inputs.path, console: .terminal)
    try SheetRun(inputs, to: output, crop: crop).run(&messages)
  }

  /// Light and dark where neither was asked for.
  private func bothAppearances() -> EnvironmentGroup {
    var group = environment
    if group.appearance.isEmpty { group.appearance = ["light", "dark"] }
    return group
  }
}
