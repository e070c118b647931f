import ArgumentParser
import FoundationEssentials
import Glibc
import VitrineBuild
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
      names of the files are printed, one a line.
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

  static let defaultFolder = "vitrine-pictures"

  func run() throws { try run(nil) }

  func run(_ early: EarlyStart?) throws {
    let inputs = try Inputs(source, selection, environment)
    let target = try Target(output: output, format: format)
    guard watch else { return try draw(inputs, target, early) }
    let loop = try SaveLoop(
      inputs: inputs, source: source, ignoring: target.folder ?? target.file)
    try loop.run { try draw(inputs, target, $0) }
  }

  private func draw(_ inputs: Inputs, _ target: Target, _ early: EarlyStart?) throws {
    var inputs = inputs
    if let transition = try TransitionRender(
      from: fromEntry, to: toEntry, frames: frames, duration: duration)
    {
      early?.cancel()
      var messages = Messages(path: inputs.path)
      return try transition.run(inputs, source: source, target: target, &messages)
    }
    inputs.selection.showsEveryPlace = target.folder != nil
    if let count = self.jobs, count < 1 {
      throw ValidationError("--jobs \(count): at least 1 is needed")
    }
    Encoding.warmUp(target.format)
    var messages = Messages(path: inputs.path)
    var record = RenderRecord(path: inputs.path, date: inputs.environment.variants[0].options.date)
    var isBroken = false
    var plans: [(Workshop, [RenderJob])] = []
    defer { for (workshop, _) in plans { workshop.close() } }
    for platform in try PlatformChoice.platforms(source, inputs.selection) {
      for built in try Workshop.build(
        path: inputs.path, source: source, platform: platform, early: early,
        messages: &messages)
      {
        let workshop = try Workshop.open(
          built, environment: inputs.environment, early: early, messages: &messages)
        plans.append((workshop, []))
        record.add(built)
        plans[plans.count - 1].1 = try inputs.jobs(in: workshop, platform: platform, crop: crop)
      }
    }
    try Inputs.checkNames(inputs.selection, plans.map(\.0.description))
    let count = plans.reduce(0) { $0 + $1.1.count }
    guard count > 0 else { throw ValidationError(inputs.whyEmpty(plans.map(\.0))) }
    try target.check(count: count)
    var done = 0
    for (workshop, jobs) in plans {
      let session = RenderSession(
        launch: workshop.process.launch, workers: self.jobs ?? Self.cores,
        spares: workshop.spares,
        encode: Encoding.encoder(target.format), place: target.place)
      let results = session.run(jobs, on: workshop.process) { begun, job in
        Terminal.progress(
          "\(done + begun + 1)/\(count) \(job.name) \(job.family?.rawValue ?? "") \(job.contextID)")
      }
      Terminal.clearProgress()
      done += jobs.count
      if statistics, let memory = workshop.process.memory {
        Terminal.error("\(workshop.built.name): \(results.count) pictures; \(memory)")
      }
      for result in results { isBroken = report(result, &messages) || isBroken }
      record.add(results, in: target.folder)
    }
    if let folder = target.folder { try record.write(to: folder, &messages) }
    if isBroken { throw ExitCode.fault }
    if record.hasFaults || messages.hasErrors || record.isEmpty { throw ExitCode.widgetFailed }
  }

  private static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Prints what one job has to say; true where Vitrine failed.
  private func report(_ result: RenderResult, _ messages: inout Messages) -> Bool {
    let subject = [result.job.name, result.job.family?.rawValue].compactMap { $0 }
    for diagnostic in result.diagnostics { messages.say(diagnostic) }
    if let fault = result.fault { messages.say(fault, subject: subject.joined(separator: " ")) }
    if let failure = result.failure { messages.say(.error, failure) }
    if let path = result.path { Terminal.out(path) }
    return result.failure != nil
  }
}

/// What render and inspect share before anything is built: options checked.
struct Inputs {
  var path: String
  var selection: Selection
  var environment: EnvironmentSelection

  init(
    _ source: SourceOptions, _ options: SelectionOptions, _ group: EnvironmentGroup
  ) throws {
    guard let path = source.path ?? options.strayPath ?? group.strayPath else {
      throw ValidationError(
        "no PATH given: name a folder of Swift sources first, then the options, as in "
          + "'vitrine render Examples/Weather --family systemSmall'")
    }
    guard access(path, F_OK) == 0 else {
      throw ValidationError(
        "there is no file or folder '\(path)': give a folder of Swift sources, a Swift file, a "
          + "folder with an .xcodeproj, or a SwiftPM package")
    }
    self.path = path
    selection = try Selection(options)
    environment = try EnvironmentSelection(group) { Date().timeIntervalSince1970 }
  }

  /// The pictures to make of one extension; none where nothing in it was asked for.
  func jobs(
    in workshop: Workshop, platform: BuildPlatform?, crop: Crop = .widget
  ) throws -> [RenderJob] {
    var selection = selection
    if let platform { selection.devices.removeAll { $0.platform.build != platform } }
    return JobPlan(
      selection: selection, environment: environment, description: workshop.description,
      platform: workshop.built.platform, crop: crop, appName: workshop.built.name
    ).jobs()
  }

  /// Names of widgets and previews that no extension has.
  static func checkNames(_ selection: Selection, _ bundles: [BundleDescription]) throws {
    let widgets = bundles.flatMap(\.widgets).map(\.kind)
    for kind in selection.widgets where !widgets.contains(kind) {
      throw ValidationError(Choice.unknown(kind, what: "widget", known: widgets))
    }
    let previews = bundles.flatMap(\.previews).map(\.name)
    for name in selection.previews where name != "all" && !previews.contains(name) {
      throw ValidationError(Choice.unknown(name, what: "preview", known: previews))
    }
  }

  func whyEmpty(_ workshops: [Workshop]) -> String {
    JobPlan(
      selection: selection, environment: environment,
      description: BundleDescription(
        widgets: workshops.flatMap(\.description.widgets),
        previews: workshops.flatMap(\.description.previews)),
      platform: workshops.first?.built.platform ?? .iOS
    ).whyEmpty
  }
}
