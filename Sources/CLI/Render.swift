import ArgumentParser
import VitrineComposition
import VitrineMessages
import VitrineStudio

struct Render: ParsableCommand, StartsEarly {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw widgets to picture files.",
    discussion: """
      Every widget of PATH is drawn in every family that it supports, in every context of the \
      default devices. Options narrow or widen that; separate several values by spaces or commas. \
      Where -o names one file, the context in which people see the family first is used.

        vitrine render Examples/Weather
        vitrine render Examples/Weather --family systemSmall -o small.png
        vitrine render Examples/Weather --appearance light dark \\
          --device iphone-17-pro,ipad-air-11
        vitrine render Examples/Weather -o pictures \\
          --context home-screen-tinted standby-night
        vitrine render Examples/LiveScore --preview "Lock Screen" --entry 1
        vitrine render Examples/Weather --family systemSmall \\
          --from-entry 0 --to-entry 1 -o change.png
        vitrine render Examples/Weather --family systemSmall -o now.png --watch
        vitrine render Examples/LiveScore --expand -o opening.png
        vitrine render Examples/HeroCard --editing --crop screen -o editing.png
        vitrine render Examples/Weather --with Examples/Battery \\
          --crop screen -o together.png
        vitrine render Examples/Weather --store -o store

      A folder gets <kind>/<family>/<device>/<context>[-<variant>].png and an index.json. The \
      files are listed one per line; on a terminal a summary takes the place of the list.
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

  @OptionGroup(title: "Store pictures") var store: PosterOptions

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Further folders whose widgets stand on the same screen (with --crop screen).",
      valueName: "path"))
  var with: [String] = []

  @Flag(help: "Hold an iPad on its side (with --crop screen).")
  var landscape = false

  @Flag(
    help: ArgumentHelp(
      "Fill what a bare widget leaves clear with the color of its place: black in StandBy and on a "
        + "watch, else white, or its dark counterpart."))
  var opaque = false

  @Option(
    name: [.customShort("j"), .long],
    help: ArgumentHelp(
      "Pictures drawn at the same time; default: one per processor.", valueName: "n"))
  var jobs: Int?

  @Flag(help: "Print how much memory the extension used.")
  var statistics = false

  @Flag(
    help: ArgumentHelp(
      "Draw again after each save until Control-C, and print how long after the save the "
        + "pictures were ready."))
  var watch = false

  @Option(
    help: ArgumentHelp(
      "Draw the transition from this entry, as an animated PNG.", valueName: "n"))
  var fromEntry: Int?

  @Flag(
    help: "Draw how the Dynamic Island opens, from compact to expanded, as an animated PNG.")
  var expand = false

  @Flag(
    help: ArgumentHelp(
      "Draw the sheet in which people edit a widget's parameters, in the target's AccentColor and "
        + "WidgetBackground."))
  var editing = false

  @Option(help: ArgumentHelp("The entry that the transition leads to.", valueName: "n"))
  var toEntry: Int?

  @Option(help: ArgumentHelp("Frames of the transition; default: 30.", valueName: "n"))
  var frames: Int?

  @Option(
    help: ArgumentHelp(
      "Duration of the transition, 2s at most; default: as its animations say.", valueName: "0.5s"))
  var duration: String?

  func run() throws { try run(nil) }

  func run(_ early: EarlyStart?) throws {
    var inputs = try Inputs(source, selection, environment)
    store.complete(&inputs.selection)
    // Whoever is writing it wants to hear of a mistake.
    inputs.build.isStrict = watch && !source.allowOmissions
    let destination = try Destination(output: output, format: format)
    guard watch else { return try draw(inputs, destination, early) }
    StopSignal.onSignals()
    let loop = try RebuildLoop(
      inputs: inputs, ignoring: destination.folder ?? destination.file, console: .terminal
    ) {
      StopSignal.isAsked
    }
    try loop.run { try draw(inputs, destination, $0) }
  }

  private func draw(
    _ inputs: Inputs, _ destination: Destination, _ early: EarlyStart?
  ) throws {
    var messages = Messages(path: inputs.path, console: .terminal)
    if editing {
      early?.cancel()
      return try EditingRender(crop: crop, isLandscape: landscape).run(
        inputs, to: destination, &messages)
    }
    if expand {
      early?.cancel()
      return try IslandRender(frames: frames, crop: crop).run(inputs, to: destination, &messages)
    }
    if let transition = try TransitionRender(
      from: fromEntry, to: toEntry, frames: frames,
      seconds: try duration.map(DurationArgument.parse))
    {
      early?.cancel()
      return try transition.run(inputs, to: destination, &messages)
    }
    if !with.isEmpty || landscape {
      early?.cancel()
      var scene = SceneRender(with: with, isLandscape: landscape)
      scene.poster = try store.poster()
      return try scene.run(inputs, to: destination, &messages)
    }
    if let jobs, jobs < 1 { throw ValidationError("--jobs \(jobs): must be at least 1") }
    let poster = try store.poster()
    var run = PictureRun(
      inputs, to: destination, crop: poster == nil ? crop : .screen, workers: jobs)
    run.poster = poster
    run.showsStatistics = statistics
    run.isOpaque = opaque
    run.summarizes = Terminal.showsResults && destination.folder != nil
    try run.run(early: early, &messages)
  }
}
