import VitrineComposition
import VitrineDrawing
import VitrineExtensionClient
import VitrineMessages
import VitrinePlatform

/// `render --from-entry A --to-entry B`: the frames between two entries.
public struct TransitionRender: Sendable {
  var from: Int
  var to: Int
  var frames: Int
  /// Of the whole transition; nil: as its animations say.
  var seconds: Double?

  /// nil where no transition is asked for.
  public init?(from: Int?, to: Int?, frames: Int?, seconds: Double?) throws {
    guard from != nil || to != nil || frames != nil || seconds != nil else { return nil }
    guard let from, let to else {
      throw StudioError.usage("a transition has two ends: give --from-entry and --to-entry")
    }
    guard from >= 0, to >= 0 else { throw StudioError.usage("entries are counted from 0") }
    (self.from, self.to) = (from, to)
    self.frames = frames ?? 30
    guard (2...600).contains(self.frames) else {
      throw StudioError.usage("--frames \(self.frames): 2 to 600 are possible")
    }
    self.seconds = seconds
    if let seconds, seconds <= 0 || seconds > EntryTransition.longest {
      throw StudioError.usage(
        "--duration \(DurationText.short(seconds)): a transition takes at most "
          + "\(Int(EntryTransition.longest)) s")
    }
  }

  /// One file is an animated PNG; a folder gets a file for each frame and the animation.
  public func run(
    _ inputs: Inputs, to destination: Destination, _ messages: inout Messages
  ) throws {
    let request = inputs.builds[0]
    let sessions = try ExtensionSession.all(
      request, environment: inputs.environment, messages: &messages)
    defer { for session in sessions { session.close() } }
    try Inputs.checkNames(inputs.selection, sessions.map(\.description))
    let jobs = try sessions.flatMap { session in
      try inputs.jobs(in: session, platform: request.platform).map { (session, $0) }
    }
    guard !jobs.isEmpty else { throw StudioError.usage(inputs.whyEmpty(sessions)) }
    guard destination.format == .png else {
      throw StudioError.usage("an animation is a PNG file; --format svg and pdf have no frames")
    }
    try destination.check(count: jobs.count)
    for (session, job) in jobs {
      guard let first = archive(job, entry: from, session, &messages),
        let last = archive(job, entry: to, session, &messages)
      else { continue }
      let transition = EntryTransition(from: first, to: last, seconds: seconds)
      for file in try write(transition, of: job, destination, &messages) {
        messages.console.result(file)
      }
    }
    if messages.hasErrors { throw StudioError.widgetFailed }
  }

  private func archive(
    _ job: RenderJob, entry: Int, _ session: ExtensionSession, _ messages: inout Messages
  ) -> Archive? {
    var job = job
    job.source =
      if case .preview(let name, _) = job.source { .preview(name: name, entry: entry) } else {
        .timelineEntry(index: entry)
      }
    let inspected = session.inspect(job, carriesChanges: true)
    for diagnostic in inspected.diagnostics { messages.say(diagnostic) }
    switch inspected.archive {
    case .success(let archive):
      for diagnostic in archive.diagnostics { messages.say(diagnostic) }
      return archive
    case .failure(let fault):
      messages.say(fault, subject: "\(job.name) \(job.family?.rawValue ?? "")")
      return nil
    }
  }

  /// The files that were written.
  private func write(
    _ transition: EntryTransition, of job: RenderJob, _ destination: Destination,
    _ messages: inout Messages
  ) throws -> [String] {
    let writer = PictureWriter()
    let pictures = try EntryTransition.moments(frames).map { moment in
      let encoded = try writer.encode(writer.picture(of: transition.archive(at: moment), job))
      if let fault = encoded.fault { messages.say(fault, subject: job.name) }
      return encoded.bytes
    }
    let animation = try AnimatedPNG.file(frames: pictures, seconds: transition.seconds)
    let file = destination.path(job)
    try AtomicFile.write(animation, to: file)
    guard destination.folder != nil else { return [file] }
    let stem = file.hasSuffix(".png") ? String(file.dropLast(4)) : file
    let digits = String(frames - 1).count
    let frameFiles = try pictures.enumerated().map { index, bytes in
      let number = String(index)
      let padded = String(repeating: "0", count: digits - number.count) + number
      let path = "\(stem)-frames/\(padded).png"
      try AtomicFile.write(bytes, to: path)
      return path
    }
    return [file] + frameFiles
  }
}
