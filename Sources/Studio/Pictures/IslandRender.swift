public import VitrineComposition
import VitrineCatalog
import VitrineDrawing
import VitrineMessages
import VitrinePlatform

/// How the Dynamic Island opens, as an animated PNG: `vitrine render --expand`.
public struct IslandRender: Sendable {
  /// Pictures of the way.
  public var frames: Int
  /// How much of the screen is in a picture.
  public var crop: Crop

  /// Throws where so many frames are not possible.
  public init(frames: Int?, crop: Crop) throws {
    self.frames = frames ?? 30
    self.crop = crop
    guard (2...600).contains(self.frames) else {
      throw StudioError.usage("--frames \(self.frames): 2 to 600 are possible")
    }
  }

  /// One file for each Live Activity.
  public func run(
    _ inputs: Inputs, to destination: Destination, _ messages: inout Messages
  ) throws {
    var inputs = inputs
    inputs.selection.families = [.islandExpanded]
    guard destination.format == .png else {
      throw StudioError.usage("an animation is a PNG file; --format svg and pdf have no frames")
    }
    let request = inputs.builds[0]
    let sessions = try ExtensionSession.all(
      request, environment: inputs.environment, messages: &messages)
    defer { for session in sessions { session.close() } }
    let jobs = try sessions.flatMap { session in
      try inputs.jobs(in: session, platform: request.platform, crop: crop).filter {
        $0.device.platform == .iPhone
      }.map { (session, $0) }
    }
    guard !jobs.isEmpty else { throw StudioError.usage(inputs.whyEmpty(sessions)) }
    try destination.check(count: jobs.count)
    for (session, job) in jobs {
      var compact = job
      compact.family = .islandCompact
      guard let first = archive(compact, session, &messages),
        let last = archive(job, session, &messages)
      else { continue }
      try write(IslandOpening(compact: first, expanded: last), of: job, destination, &messages)
    }
    if messages.hasErrors { throw StudioError.widgetFailed }
  }

  private func archive(
    _ job: RenderJob, _ session: ExtensionSession, _ messages: inout Messages
  ) -> Archive? {
    let inspected = session.inspect(job)
    for diagnostic in inspected.diagnostics { messages.say(diagnostic) }
    switch inspected.archive {
    case .success(let archive): return archive
    case .failure(let fault):
      messages.say(fault, subject: "\(job.name) \(job.family?.rawValue ?? "")")
      return nil
    }
  }

  private func write(
    _ opening: IslandOpening, of job: RenderJob, _ destination: Destination,
    _ messages: inout Messages
  ) throws {
    // All frames have one size: that of the screen, or of the island when it is open.
    var whole = job
    whole.crop = .screen
    let writer = PictureWriter()
    let pictures = try EntryTransition.moments(frames).map { moment in
      var picture = writer.picture(of: opening.archive(at: moment), whole)
      if crop == .widget { picture = picture.upperEdge(height: opening.expanded.size.height + 28) }
      let encoded = try writer.encode(picture)
      if let fault = encoded.fault { messages.say(fault, subject: job.name) }
      return encoded.bytes
    }
    let animation = try AnimatedPNG.file(
      frames: pictures, seconds: IslandOpening.seconds, loops: 1)
    var named = job
    named.variant = [job.variant, "opening"].filter { !$0.isEmpty }.joined(separator: "-")
    let file = destination.path(named)
    try AtomicFile.write(animation, to: file)
    messages.console.result(file)
  }
}

extension Picture {
  /// The upper edge of a screen.
  /// - height: points.
  fileprivate func upperEdge(height: Double) -> Picture {
    var part = self
    part.size.height = min(size.height, height)
    return part
  }
}
