import ArgumentParser
import FoundationEssentials
import VitrineBuild
import VitrineCatalog
import VitrineComposition
import VitrineDrawing
import VitrineMessages
import VitrinePlatform
import VitrineStudio

struct Sheet: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw every family in every context onto one sheet.",
    discussion: """
      Each widget in each of its families, in every context that takes them, light and dark, with \
      captions that name the rendering mode and what the system did. A .html file is a page of its \
      own with filters; a .png is one picture.

        vitrine sheet Examples/Weather -o weather.html
        vitrine sheet Examples/Weather --family systemSmall --os 18 -o small.png
        vitrine sheet Examples/WatchComplication --device apple-watch-46mm --crop screen
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
    var inputs = try Inputs(source, selection, bothAppearances())
    let contexts =
      inputs.selection.contexts.isEmpty ? ContextCatalog.all : inputs.selection.contexts
    let platforms = try PlatformChoice.platforms(source, inputs.selection)
    var messages = Messages(path: inputs.path)
    var tiles: [SheetTile] = []
    var names: [String] = []
    for platform in platforms {
      for built in try Workshop.build(
        path: inputs.path, source: source, platform: platform, messages: &messages)
      {
        let workshop = try Workshop.open(
          built, environment: inputs.environment, messages: &messages)
        defer { workshop.close() }
        try Inputs.checkNames(inputs.selection, [workshop.description])
        names.append(built.name)
        tiles += try self.tiles(
          workshop, &inputs, contexts: contexts, platform: platform, &messages)
      }
    }
    guard tiles.contains(where: { !$0.png.isEmpty }) else {
      throw ValidationError("nothing to show: no widget here can stand in any of the places")
    }
    try write(SheetTile.merged(tiles), title: names.joined(separator: ", "), &messages)
    if messages.hasErrors { throw ExitCode.widgetFailed }
  }

  /// Light and dark where neither was asked for.
  private func bothAppearances() -> EnvironmentGroup {
    var group = environment
    if group.appearance.isEmpty { group.appearance = ["light", "dark"] }
    return group
  }

  // MARK: Tiles

  private func tiles(
    _ workshop: Workshop, _ inputs: inout Inputs, contexts: [Context], platform: BuildPlatform?,
    _ messages: inout Messages
  ) throws -> [SheetTile] {
    // Each context finds the device it needs.
    inputs.selection.contexts = contexts
    let jobs = try inputs.jobs(in: workshop, platform: platform, crop: crop)
    return try draw(sorted(jobs, by: workshop.description.widgets.map(\.kind)), workshop, &messages)
      + notOffered(workshop.description, inputs, contexts)
  }

  /// Places that bar a widget because it keeps its background: said instead of shown.
  private func notOffered(
    _ description: BundleDescription, _ inputs: Inputs, _ contexts: [Context]
  ) -> [SheetTile] {
    description.widgets.filter { !$0.containerBackgroundRemovable }.flatMap { widget in
      let families = widget.families.compactMap(Family.init)
        .filter { inputs.selection.families.isEmpty || inputs.selection.families.contains($0) }
      return families.flatMap { family in
        contexts.filter { $0.bars(family) }.compactMap { context -> SheetTile? in
          let options = inputs.environment.variants[0].options
          let devices = [DeviceCatalog.defaultID, "ipad-pro-11"].compactMap(DeviceCatalog.find)
          guard
            let device = devices.first(where: {
              context.allows(family, on: $0, os: options.os)
            })
          else { return nil }
          var job = RenderJob(
            subject: .widget(kind: widget.kind), family: family, device: device,
            contextID: context.id, options: options, source: .placeholder,
            isBackgroundRemovable: false)
          job.widgetName = widget.displayName
          var tile = SheetTile(job)
          tile.explanation = nil
          tile.note = "not offered here: containerBackgroundRemovable(false)"
          return tile
        }
      }
    }
  }

  /// By widget, then family, then context.
  private func sorted(_ jobs: [RenderJob], by order: [String]) -> [RenderJob] {
    let families = Family.allCases
    return jobs.enumerated().sorted { a, b in
      func rank(_ job: RenderJob, _ index: Int) -> [Int] {
        [
          order.firstIndex(of: job.name) ?? order.count,
          job.family.flatMap(families.firstIndex) ?? families.count, index,
        ]
      }
      return rank(a.element, a.offset).lexicographicallyPrecedes(rank(b.element, b.offset))
    }.map(\.element)
  }

  private func draw(
    _ jobs: [RenderJob], _ workshop: Workshop, _ messages: inout Messages
  ) throws -> [SheetTile] {
    let folder = try Sandbox.make()
    defer { Sandbox.remove(folder) }
    let session = RenderSession(
      launch: workshop.process.launch, workers: ProcessInfo.processInfo.activeProcessorCount,
      encode: Encoding.encoder(.png), place: { "\(folder)/\($0.path).png" })
    let results = session.run(jobs, on: workshop.process) { index, job in
      Terminal.progress("\(index + 1)/\(jobs.count) \(job.name) \(job.contextID)")
    }
    Terminal.clearProgress()
    return results.map { result in
      for diagnostic in result.diagnostics { messages.say(diagnostic) }
      var tile = SheetTile(result.job)
      let scale = result.environment.displayScale
      tile.size = Size(Double(result.pixelWidth) / scale, Double(result.pixelHeight) / scale)
      if let path = result.path, let data = FileManager.default.contents(atPath: path) {
        tile.png = Array(data)
      }
      if let fault = result.fault {
        messages.say(fault, subject: result.job.name)
        tile.note = fault.description
      }
      if let failure = result.failure {
        messages.say(.error, failure)
        tile.note = failure
      }
      return tile
    }
  }

  // MARK: The file

  private func write(_ tiles: [SheetTile], title: String, _ messages: inout Messages) throws {
    let bytes: [UInt8]
    if output.hasSuffix(".html") {
      bytes = Array(SheetPage.html(title: title, tiles: tiles).utf8)
    } else {
      let picture = SheetPicture.picture(title: title, tiles: tiles)
      let encoded = try Encoding.encoder(.png)(picture)
      for diagnostic in encoded.diagnostics { messages.say(diagnostic) }
      bytes = encoded.bytes
    }
    do { try AtomicFile.write(bytes, to: output) } catch {
      messages.say(.error, "\(error)")
      throw ExitCode.fault
    }
    Terminal.out(output)
  }
}
