import ArgumentParser
import VitrineComposition
import VitrineMessages
import VitrineStudio

struct Render: ParsableCommand, StartsEarly {
  static let configuration = CommandConfiguration(
    abstract: "Draw widgets to picture files.",
    discussion: """
      Every widget of PATH is drawn in every family it supports, in every place of the default \
      devices. Options narrow or widen that; several values are separated by spaces or commas. \
      Where -o names one file, the place where people meet the family first is taken.

        vitrine render Examples/Weather
        vitrine render Examples/Weather --family systemSmall -o small.png
        vitrine render Examples/Weather --appearance light dark --device iphone-17-pro,ipad-air-11
        vitrine render Examples/Weather --context home-screen-tinted standby-night -o pictures
        vitrine render Examples/Weather --preview "Rainy day" --entry 1 --format svg
        vitrine render Examples/Weather --from-entry 0 --to-entry 1 --family systemSmall -o a.png
        vitrine render widget.tsx --family systemSmall -o small.png --watch

      A folder gets <kind>/<family>/<device>/<context>[-<variant>].png and an index.json. The \
      names of the files are printed, one a line; on a terminal a summary is.
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentGroup

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("File or folder to write; default: vitrine-pictures.", valueName: "file|dir")
  )
  var output: String?

  @Option(help: ArgumentHelp("png, svg or pdf.", valueName: "png|svg|pdf"))
  var format: PictureFormat?

  @Option(
    help: ArgumentHelp("The bare widget, or the widget on its screen.", valueName: "widget|screen"),
    transform: { try Choice.pick($0, from: Crop.allCases, name: \.rawValue, what: "crop") })
  var crop = Crop.widget

  @Option(
    name: [.customShort("j"), .long],
    help: ArgumentHelp(
      "Pictures drawn at the same time; default: one for each processor.", valueName: "n"))
  var jobs: Int?

  @Flag(help: "Print the extension's memory when done.")
  var statistics = false

  @Flag(
    help: ArgumentHelp(
      "Draw again after each save, until Control-C; says how long after the save the pictures "
        + "were there."))
  var watch = false

  @Option(
    help: ArgumentHelp(
      "Draw the transition that begins at this entry, as an animated PNG.", valueName: "n"))
  var fromEntry: Int?

  @Option(help: ArgumentHelp("The entry at which the transition ends.", valueName: "n"))
  var toEntry: Int?

  @Option(help: ArgumentHelp("Pictures of the transition; default: 30.", valueName: "n"))
  var frames: Int?

  @Option(help: ArgumentHelp("How long the transition takes, at most 2s.", valueName: "0.5s"))
  var duration: String?

  func run() throws { try run(nil) }

  func run(_ early: EarlyStart?) throws {
    let inputs = try Inputs(source, selection, environment)
    let destination = try Destination(output: output, format: format)
    guard watch else { return try draw(inputs, destination, early) }
    Stop.onSignals()
    let loop = try SaveLoop(
      inputs: inputs, ignoring: destination.folder ?? destination.file, console: .terminal
    ) {
      Stop.isAsked
    }
    try loop.run { try draw(inputs, destination, $0) }
  }

  private func draw(
    _ inputs: Inputs, _ destination: Destination, _ early: EarlyStart?
  ) throws {
    var messages = Messages(path: inputs.path, console: .terminal)
    if let transition = try TransitionRender(
      from: fromEntry, to: toEntry, frames: frames,
      seconds: try duration.map(DurationArgument.parse))
    {
      early?.cancel()
      return try transition.run(inputs, to: destination, &messages)
    }
    if let jobs, jobs < 1 { throw ValidationError("--jobs \(jobs): at least 1 is needed") }
    var run = PictureRun(inputs, to: destination, crop: crop, workers: jobs)
    run.showsStatistics = statistics
    run.summarizes = Terminal.showsResults && destination.folder != nil
    try run.run(early: early, &messages)
  }
}
