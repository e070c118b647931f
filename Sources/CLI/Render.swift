import ArgumentParser
import FoundationEssentials
import VitrineSystem

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw widgets to picture files.",
    discussion: """
      Every widget of PATH is drawn in every family it supports, in the place where people meet \
      it first. Options narrow or widen that; several values are separated by spaces or commas.

        vitrine render Examples/Weather
        vitrine render Examples/Weather --family systemSmall -o small.png
        vitrine render Examples/Weather --appearance light dark --device iphone-17-pro,ipad-air-11
        vitrine render Examples/Weather --context all -o pictures
        vitrine render Examples/Weather --preview "Rainy day" --entry 1 --format svg

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
    help: ArgumentHelp("The bare widget, or the widget on its screen.", valueName: "widget|screen"))
  var crop: Crop = .widget

  @Option(help: .hidden)
  var workers: Int?

  static let defaultFolder = "vitrine-pictures"

  func run() throws {
    let inputs = try Inputs(source, selection, environment)
    guard crop == .widget else {
      throw ValidationError("--crop screen is not available yet; the bare widget is --crop widget")
    }
    let target = try Target(output: output, format: format)
    var messages = Messages(path: inputs.path)
    var record = RenderRecord(path: inputs.path, date: inputs.environment.variants[0].options.date)
    var isBroken = false
    for platform in try PlatformChoice.platforms(source, inputs.selection) {
      let workshop = try Workshop.open(
        path: inputs.path, source: source, platform: platform, environment: inputs.environment,
        messages: &messages)
      defer { workshop.close() }
      let jobs = try JobPlan(
        selection: inputs.selection(on: platform), environment: inputs.environment,
        description: workshop.description, platform: workshop.built.platform
      ).jobs()
      try target.check(count: jobs.count)
      let session = RenderSession(
        launch: workshop.process.launch, workers: workers ?? Self.cores,
        encode: Encoding.encoder(target.format), place: target.place)
      let results = session.run(jobs, on: workshop.process) { index, job in
        Terminal.progress(
          "\(index + 1)/\(jobs.count) \(job.name) \(job.family?.rawValue ?? "") \(job.contextID)")
      }
      Terminal.clearProgress()
      for result in results { isBroken = report(result, &messages) || isBroken }
      record.add(results, description: workshop.description)
    }
    if let folder = target.folder { try record.write(to: folder, &messages) }
    if isBroken { throw ExitCode.fault }
    if record.hasFaults { throw ExitCode.widgetFailed }
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

enum Crop: String, ExpressibleByArgument, CaseIterable { case widget, screen }

/// What render and inspect share before anything is built: options checked.
struct Inputs {
  var path: String
  var selection: Selection
  var environment: EnvironmentSelection

  init(
    _ source: SourceOptions, _ options: SelectionOptions, _ group: EnvironmentGroup
  ) throws {
    guard let path = source.path else {
      throw ValidationError(
        "no PATH given: name a folder of Swift sources first, then the options, as in "
          + "'vitrine render Examples/Weather --family systemSmall'")
    }
    self.path = path
    selection = try Selection(options)
    environment = try EnvironmentSelection(group) { Date().timeIntervalSince1970 }
  }

  /// The devices of one platform where several are built.
  func selection(on platform: BuildPlatformChoice) -> Selection {
    guard let platform else { return selection }
    var selection = selection
    selection.devices.removeAll { $0.platform.build != platform }
    return selection
  }
}
