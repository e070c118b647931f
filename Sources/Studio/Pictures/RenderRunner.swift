import Dispatch
import Synchronization
import VitrineCatalog
public import VitrineComposition
import VitrineDrawing
public import VitrineExtensionClient
import VitrineMessages
import VitrinePlatform

/// Renders many jobs: an extension lays out one after the other, while threads of the host draw,
/// encode and write what it has finished. Very many jobs are shared by several extensions.
public struct RenderRunner: Sendable {
  /// Draws and encodes in the format asked for.
  public var writer: PictureWriter
  /// Takes a job's picture; the path is what its result says.
  public var deliver: @Sendable (RenderJob, EncodedPicture) throws -> String?
  /// Threads that draw, 1 or more.
  public var workers: Int
  /// nil: one extension answers for all.
  public var spares: SpareExtensions?
  /// How whole screens are shown to others; nil: as they are.
  public var poster: Poster?
  /// Whether results are returned that have nothing to say: no diagnostics, no fault. Without them ten
  /// thousand pictures need no more memory than a hundred.
  public var keepsPlainResults = true

  public init(
    writer: PictureWriter, workers: Int, spares: SpareExtensions? = nil,
    deliver: @escaping @Sendable (RenderJob, EncodedPicture) throws -> String?
  ) {
    self.workers = max(1, workers)
    self.spares = spares
    self.writer = writer
    self.deliver = deliver
  }

  /// Writes each picture to a file.
  /// - path: where a job's picture goes.
  public init(
    writer: PictureWriter, workers: Int, spares: SpareExtensions? = nil,
    path: @escaping @Sendable (RenderJob) -> String
  ) {
    self.init(writer: writer, workers: workers, spares: spares) { job, picture in
      let path = path(job)
      try AtomicFile.write(picture.bytes, to: path)
      return path
    }
  }

  /// Results in the order of the jobs. `progress` is called on the calling thread, with how many
  /// jobs were begun before.
  public func run(
    _ jobs: [RenderJob], on process: ExtensionProcess,
    progress: (Int, RenderJob) -> Void = { _, _ in }
  ) -> [RenderResult] {
    let run = Run(jobs, canShare: spares != nil, keepsPlainResults: keepsPlainResults)
    guard let spares, run.partition.count > 1 else {
      draw(0, of: run, on: process, workers: workers, progress: progress)
      return run.results.all
    }
    let threads = min(workers, run.partition.count)
    let group = DispatchGroup()
    for thread in 1..<max(2, threads) where thread < threads {
      DispatchQueue(label: "vitrine.part.\(thread)").async(group: group) {
        for part in stride(from: thread, to: run.partition.count, by: threads) {
          draw(part, of: run, on: spares, workers: workers / threads)
        }
        run.idle.signal()
      }
    }
    draw(0, of: run, on: process, workers: workers / threads, progress: progress)
    for part in stride(from: threads, to: run.partition.count, by: threads) {
      draw(part, of: run, on: spares, workers: workers / threads, progress: progress)
    }
    run.idle.signal()
    group.wait()
    return run.results.all
  }

  private func draw(
    _ part: Int, of run: Run, on spares: SpareExtensions, workers: Int,
    progress: (Int, RenderJob) -> Void = { _, _ in }
  ) {
    do {
      let process = try spares.open()
      draw(part, of: run, on: process, workers: workers, progress: progress)
      spares.close(process)
    } catch {
      for index in run.partition[part] {
        let job = run.jobs[index]
        var result = RenderResult(job: job, environment: job.environment)
        result.failure = .internalError("no second extension could be started: \(error)")
        run.results.set(index, result)
      }
    }
  }

  /// Draws one part's jobs.
  private func draw(
    _ part: Int, of run: Run, on process: ExtensionProcess, workers: Int,
    progress: (Int, RenderJob) -> Void
  ) {
    let client = ExtensionClient(process)
    let indices = run.partition[part]
    var upcoming: RenderRequest?
    /// The next answer of the extension, which goes on to the question after it.
    func answer(_ position: Int) -> RenderAnswer {
      let job = run.jobs[indices[position]]
      progress(run.begin(), job)
      let request = upcoming ?? job.request
      upcoming = position + 1 < indices.count ? run.jobs[indices[position + 1]].request : nil
      return client.render(request, next: upcoming)
    }
    guard workers > 1, indices.count > 1 else { return drawInTurn(indices, of: run, answer) }
    let queue = DispatchQueue(label: "vitrine.render", attributes: .concurrent)
    let group = DispatchGroup()
    // Archives waiting to be drawn are bounded, so memory is.
    let slots = DispatchSemaphore(value: workers * 2)
    for (position, index) in indices.enumerated() {
      slots.wait()
      let answer = answer(position)
      queue.async(group: group) {
        run.results.set(index, draw(answer, job: run.jobs[index]))
        slots.signal()
      }
    }
    group.wait()
  }

  /// Draws on this thread, where another would cost more than it saves, and on any that has nothing left to do.
  private func drawInTurn(_ indices: [Int], of run: Run, _ answer: (Int) -> RenderAnswer) {
    let queue = DispatchQueue(label: "vitrine.help", attributes: .concurrent)
    let group = DispatchGroup()
    for (position, index) in indices.enumerated() {
      let answer = answer(position)
      guard run.idle.wait(timeout: .now()) == .success else {
        run.results.set(index, draw(answer, job: run.jobs[index]))
        continue
      }
      queue.async(group: group) {
        run.results.set(index, draw(answer, job: run.jobs[index]))
        run.idle.signal()
      }
    }
    group.wait()
  }

  private func draw(_ answer: RenderAnswer, job: RenderJob) -> RenderResult {
    let environment = job.environment
    var result = RenderResult(job: job, environment: environment)
    result.diagnostics = answer.diagnostics
    let picture: Picture
    do {
      let response = try answer.response.get()
      (result.entryDate, result.entryCount) = (response.entryDate, response.entryCount)
      picture = try self.picture(of: response, job: job, &result)
    } catch {
      let fault = error as? ExtensionFault ?? .garbage("an archive that cannot be read: \(error)")
      if case .failed(.timelineEmpty) = fault, job.family?.isActivity == true {
        // Nothing has gone wrong: a Live Activity has no state before an app starts one.
        result.diagnostics.append(
          Diagnostic(
            .note,
            "Live Activity \(job.name) has no content state to show: give it one with #Preview or "
              + "--configuration '{\"attributes\": …, \"states\": […]}'"))
        return result
      }
      result.fault = fault
      picture = tile(for: fault, job: job, environment: environment)
    }
    do {
      var encoded = try writer.encode(picture)
      // Of a text that both processes set, each may say the same.
      let known = result.diagnostics
      result.diagnostics += encoded.diagnostics.filter { !known.contains($0) }
      result.fault = result.fault ?? encoded.fault
      (result.pixelWidth, result.pixelHeight) = (encoded.pixelWidth, encoded.pixelHeight)
      if result.fault != nil, encoded.fault == nil { encoded.fault = result.fault }
      result.path = try deliver(job, encoded)
    } catch {
      result.failure = RenderFailure(error)
    }
    return result
  }

  private func picture(
    of response: RenderResponse, job: RenderJob, _ result: inout RenderResult
  ) throws -> Picture {
    let archive = try Archive(decoding: response.archive)
    result.size = archive.size
    result.isBlank = !archive.list.showsContents(in: archive.size)
    result.diagnostics += archive.diagnostics
    let composition = job.composition()
    if let composition {
      let traits = composition.context.traits(composition.input)
      result.diagnostics += AccentedNotes.notes(
        archive, kind: job.name, traits: traits, isBackgroundRemovable: job.isBackgroundRemovable)
      result.diagnostics += FaceNotes.notes(
        kind: job.name, input: composition.input, surround: traits.surround)
    }
    if let composition, !response.hasContainerBackground,
      MissingBackground.isShown(composition.input)
    {
      result.lacksBackground = true
      result.diagnostics.append(
        Diagnostic(
          .warning,
          "\(job.name) has no container background: the system shows \"\(MissingBackground.message)\""
            + " in its place; put .containerBackground(for: .widget) on the widget's view"))
    }
    let picture = writer.picture(
      of: archive, job, hasContainerBackground: response.hasContainerBackground)
    guard var poster, job.crop == .screen else { return picture }
    if poster.fitsStore, poster.caption.isEmpty { poster.caption = job.widgetDescription }
    return poster.picture(of: picture, on: job.device)
  }

  private func tile(
    for fault: ExtensionFault, job: RenderJob, environment: RenderEnvironment
  ) -> Picture {
    let size = Size(environment.width, environment.height)
    let list = ErrorTile.list(
      title: fault.title, message: "\(job.name): \(fault)", size: size,
      scale: environment.displayScale)
    var clip: VectorPath?
    if let composition = job.composition() { clip = composition.shape(of: size) }
    return Picture(
      list: list, size: size, scale: environment.displayScale, clip: clip, now: environment.date)
  }
}

/// Jobs on their way, seen from many threads.
private final class Run: Sendable {
  let jobs: [RenderJob]
  let partition: JobPartition
  let results: Results
  /// Counts the threads whose parts are done: each can draw for the others.
  let idle = DispatchSemaphore(value: 0)
  private let begun = Atomic(0)

  init(_ jobs: [RenderJob], canShare: Bool, keepsPlainResults: Bool) {
    self.jobs = jobs
    partition = canShare ? JobPartition(jobs: jobs.count) : JobPartition(undivided: jobs.count)
    results = Results(keepsPlain: keepsPlainResults)
  }

  /// How many jobs were begun before this one.
  func begin() -> Int { begun.add(1, ordering: .relaxed).oldValue }
}

/// Results by index, filled from many threads.
private final class Results: Sendable {
  private let values = Mutex<[Int: RenderResult]>([:])
  private let keepsPlain: Bool
  init(keepsPlain: Bool) { self.keepsPlain = keepsPlain }

  func set(_ index: Int, _ value: RenderResult) {
    let isPlain = value.diagnostics.isEmpty && value.fault == nil && value.failure == nil
    if keepsPlain || !isPlain { values.withLock { $0[index] = value } }
  }

  var all: [RenderResult] {
    values.withLock { values in values.keys.sorted().compactMap { values[$0] } }
  }
}
