import FoundationEssentials
import VitrineBuild
import VitrineCatalog
public import VitrineComposition
import VitrineDrawing
import VitrineMessages
import VitrinePlatform

/// Draws every family in every context onto one sheet: `vitrine sheet`.
public struct SheetRun: Sendable {
  /// What is drawn.
  public var inputs: Inputs
  /// A `.html` or a `.png` file.
  public var output: String
  /// Pixels per point where nothing else is asked for.
  static let scale = 2.0
  /// How much of the screen is in a tile.
  public var crop: Crop
  /// As they follow from what was named, before every context is.
  private let builds: [BuildRequest]

  public init(_ inputs: Inputs, to output: String, crop: Crop = .widget) {
    builds = inputs.builds
    self.inputs = inputs
    self.output = output
    self.crop = crop
    // A page shows a point as a pixel: two of them are sharp on any display, and a third more than
    // doubles the file.
    for index in self.inputs.environment.variants.indices
    where self.inputs.environment.variants[index].options.scale == nil {
      self.inputs.environment.variants[index].options.scale = Self.scale
    }
    if self.inputs.selection.contexts.isEmpty {
      // Each context finds the device it needs.
      self.inputs.selection.contexts = ContextCatalog.all
    }
    // Every picture is in the file: two pixels a point show what there is to see.
    if output.hasSuffix(".html") {
      for index in self.inputs.environment.variants.indices
      where self.inputs.environment.variants[index].options.scale == nil {
        self.inputs.environment.variants[index].options.scale = 2
      }
    }
  }

  /// Draws every tile and writes the sheet.
  public func run(_ messages: inout Messages) throws {
    var tiles: [SheetTile] = []
    var names: [String] = []
    var omissions: [String] = []
    for request in builds {
      for built in try ExtensionSession.build(request, messages: &messages) {
        let session = try ExtensionSession.open(
          built, environment: inputs.environment, messages: &messages)
        defer { session.close() }
        try Inputs.checkNames(inputs.selection, [session.description])
        names.append(built.name)
        omissions += built.omissionLines
        tiles += try self.tiles(session, platform: request.platform, &messages)
      }
    }
    guard tiles.contains(where: { !$0.png.isEmpty }) else {
      throw StudioError.usage(
        "nothing to show: no widget here is offered in any of these contexts")
    }
    try write(
      SheetTile.merged(tiles), title: names.joined(separator: ", "), omissions: omissions, &messages
    )
    if messages.hasErrors { throw StudioError.widgetFailed }
  }

  // MARK: Tiles

  private func tiles(
    _ session: ExtensionSession, platform: BuildPlatform?, _ messages: inout Messages
  ) throws -> [SheetTile] {
    let jobs = try inputs.jobs(in: session, platform: platform, crop: crop)
    return try draw(sorted(jobs, by: session.description.widgets.map(\.kind)), session, &messages)
      + notOffered(session.description)
  }

  /// Places that bar a widget because it keeps its background: said instead of shown.
  private func notOffered(
    _ description: BundleDescription
  ) -> [SheetTile] {
    let chosen = description.widgets.filter { widget in
      !widget.containerBackgroundRemovable
        && (inputs.selection.widgets.isEmpty
          || inputs.selection.widgets.contains(where: widget.isNamed))
    }
    return chosen.flatMap { widget in
      let families = widget.families.compactMap(Family.init)
        .filter { inputs.selection.families.isEmpty || inputs.selection.families.contains($0) }
      return families.flatMap { family in
        inputs.selection.contexts.filter {
          $0.excludesFixedBackground(of: family, on: .iPhone) && $0.families[.iPhone] != nil
        }.compactMap {
          context -> SheetTile? in
          let options = inputs.environment.variants[0].options
          let devices = [.iPhone, .iPad].compactMap {
            DeviceCatalog.standard($0, os: options.os)
          }
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
    _ jobs: [RenderJob], _ session: ExtensionSession, _ messages: inout Messages
  ) throws -> [SheetTile] {
    let folder = try ContainerFolder.make()
    defer { ContainerFolder.remove(folder) }
    let console = messages.console
    let runner = RenderRunner(
      writer: PictureWriter(), workers: Processors.count,
      spares: session.spares, path: { "\(folder)/\($0.path).png" })
    let results = runner.run(jobs, on: session.process) { index, job in
      console.progress("\(index + 1)/\(jobs.count) \(job.name) \(job.contextID)")
    }
    console.progress(nil)
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
        messages.say(.error, failure.description)
        tile.note = failure.description
      }
      return tile
    }
  }

  // MARK: The file

  private var pixelsPerPoint: Double {
    inputs.environment.variants.compactMap(\.options.scale).max() ?? Self.scale
  }

  private func write(
    _ tiles: [SheetTile], title: String, omissions: [String], _ messages: inout Messages
  ) throws {
    let budget = SheetBudget(widgets: Set(tiles.map(\.kind)).count)
    let writer = PictureWriter()
    let (bytes, factor): ([UInt8], Double)
    if output.hasSuffix(".html") {
      let date = DateText.iso8601(inputs.environment.variants[0].options.date)
      (bytes, factor) = try budget.fit { factor in
        let tiles = try tiles.map {
          try SheetBudget.smaller($0, scale: pixelsPerPoint, by: factor, writer)
        }
        let page = try SheetPage.html(
          title: title, tiles: tiles, date: date, omissions: omissions)
        return Array(page.utf8)
      }
    } else {
      var picture = SheetPicture.picture(title: title, tiles: tiles)
      let scale = picture.scale
      let first = try writer.encode(picture)
      for diagnostic in first.diagnostics { messages.say(diagnostic) }
      if let fault = first.fault { messages.say(fault) }
      (bytes, factor) = try budget.fit { factor in
        guard factor < 1 else { return first.bytes }
        picture.scale = scale * factor
        return try writer.encode(picture).bytes
      }
    }
    if factor < 1 {
      messages.say(
        .note,
        "pictures have \(Int((factor * 100).rounded())) % of their pixels on a side, so that the "
          + "sheet stays below \(budget.bytes / 1_000_000) MB")
    }
    try AtomicFile.write(bytes, to: output)
    messages.console.result(output)
  }
}
