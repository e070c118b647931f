import ArgumentParser
import VitrineComposition
import VitrineDrawing
import VitrineExtensionClient
import VitrineMessages
import VitrinePlatform
import VitrineStudio

/// `render --from-entry A --to-entry B`: the frames between two entries.
struct TransitionRender {
  var from: Int
  var to: Int
  var frames: Int
  /// Of the whole transition; nil: as its animations say.
  var seconds: Double?

  /// nil where no transition is asked for.
  init?(from: Int?, to: Int?, frames: Int?, duration: String?) throws {
    guard from != nil || to != nil || frames != nil || duration != nil else { return nil }
    guard let from, let to else {
      throw ValidationError("a transition has two ends: give --from-entry and --to-entry")
    }
    guard from >= 0, to >= 0 else { throw ValidationError("entries are counted from 0") }
    (self.from, self.to) = (from, to)
    self.frames = frames ?? 30
    guard (2...600).contains(self.frames) else {
      throw ValidationError("--frames \(self.frames): 2 to 600 are possible")
    }
    seconds = try duration.map(DurationArgument.parse)
    if let seconds, seconds <= 0 || seconds > EntryTransition.longest {
      throw ValidationError(
        "--duration \(duration ?? ""): a transition takes at most \(Int(EntryTransition.longest)) s"
      )
    }
  }

  /// One file is an animated PNG; a folder gets a file for each frame and the animation.
  func run(
    _ inputs: Inputs, source: SourceOptions, target: Target, _ messages: inout Messages
  ) throws {
    let platform = try PlatformChoice.platforms(source, inputs.selection)[0]
    var workshops: [Workshop] = []
    defer { for workshop in workshops { workshop.close() } }
    for built in try Workshop.build(
      path: inputs.path, source: source, platform: platform, messages: &messages)
    {
      workshops.append(
        try Workshop.open(built, environment: inputs.environment, messages: &messages))
    }
    try Inputs.checkNames(inputs.selection, workshops.map(\.description))
    let jobs = try workshops.flatMap { workshop in
      try inputs.jobs(in: workshop, platform: platform).map { (workshop.process, $0) }
    }
    guard !jobs.isEmpty else { throw ValidationError(inputs.whyEmpty(workshops)) }
    guard target.format == .png else {
      throw ValidationError("an animation is a PNG file; --format svg and pdf have no frames")
    }
    try target.check(count: jobs.count)
    for (process, job) in jobs {
      guard let first = archive(job, entry: from, process, &messages),
        let last = archive(job, entry: to, process, &messages)
      else { continue }
      do {
        try write(EntryTransition(from: first, to: last, seconds: seconds), of: job, target)
      } catch {
        messages.say(.error, "\(error)")
        throw ExitCode.fault
      }
    }
    if messages.hasErrors { throw ExitCode.widgetFailed }
  }

  private func archive(
    _ job: RenderJob, entry: Int, _ process: ExtensionProcess, _ messages: inout Messages
  ) -> Archive? {
    var job = job
    job.source =
      if case .preview(let name, _) = job.source { .preview(name: name, entry: entry) } else {
        .timelineEntry(index: entry)
      }
    let inspected = RenderSession.inspect(job, on: process, carriesChanges: true)
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

  private func write(_ transition: EntryTransition, of job: RenderJob, _ target: Target) throws {
    let encode = Encoding.encoder(.png)
    let pictures = try EntryTransition.moments(frames).map { moment in
      try encode(picture(transition.archive(at: moment), job)).bytes
    }
    let film = try AnimatedPNG.file(frames: pictures, seconds: transition.seconds)
    let file = target.place(job)
    try AtomicFile.write(film, to: file)
    Terminal.out(file)
    guard target.folder != nil else { return }
    let stem = file.hasSuffix(".png") ? String(file.dropLast(4)) : file
    let digits = String(frames - 1).count
    for (index, bytes) in pictures.enumerated() {
      let number = String(index)
      let padded = String(repeating: "0", count: digits - number.count) + number
      let path = "\(stem)-frames/\(padded).png"
      try AtomicFile.write(bytes, to: path)
      Terminal.out(path)
    }
  }

  private func picture(_ archive: Archive, _ job: RenderJob) -> Picture {
    let environment = job.environment
    guard let composition = job.composition() else {
      return Picture(
        list: archive.list, size: archive.size, scale: environment.displayScale,
        images: archive.images, now: environment.date)
    }
    return composition.picture(
      of: archive, scale: environment.displayScale, now: environment.date)
  }
}
