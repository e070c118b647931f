import Dispatch
import Synchronization
public import VitrineDrawing
public import VitrineMessages

/// What became of one job.
public struct RenderResult: Sendable {
  public var job: RenderJob
  public var environment: RenderEnvironment
  /// Where the picture is; nil where it could not be written.
  public var path: String?
  public var pixelWidth = 0
  public var pixelHeight = 0
  /// The size the widget was laid out in, points.
  public var size = Size.zero
  public var entryDate: Double?
  public var entryCount = 0
  public var diagnostics: [Diagnostic] = []
  /// The widget's fault; an error tile was drawn.
  public var fault: ExtensionFault?
  /// Ours: nothing was written.
  public var failure: String?
}

/// An encoded picture.
public struct EncodedPicture: Sendable {
  public var bytes: [UInt8]
  public var pixelWidth: Int
  public var pixelHeight: Int
  public var diagnostics: [Diagnostic]
  public init(bytes: [UInt8], pixelWidth: Int, pixelHeight: Int, diagnostics: [Diagnostic] = []) {
    self.bytes = bytes
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.diagnostics = diagnostics
  }
}

/// Renders many jobs: the extension lays out one after the other, while threads of the host draw,
/// encode and write what it has finished.
public struct RenderSession: Sendable {
  public typealias Encode = @Sendable (Picture) throws -> EncodedPicture

  public var launch: ExtensionLaunch
  /// Draws and encodes in the format asked for.
  public var encode: Encode
  /// Where a job's picture goes.
  public var place: @Sendable (RenderJob) -> String
  public var workers: Int

  public init(
    launch: ExtensionLaunch, workers: Int, encode: @escaping Encode,
    place: @escaping @Sendable (RenderJob) -> String
  ) {
    self.launch = launch
    self.workers = max(1, workers)
    self.encode = encode
    self.place = place
  }

  /// Results in the order of the jobs. `progress` is called on the calling thread.
  public func run(
    _ jobs: [RenderJob], on process: ExtensionProcess,
    progress: (Int, RenderJob) -> Void = { _, _ in }
  ) -> [RenderResult] {
    let results = Results(count: jobs.count)
    var questions = Questions(process: process)
    guard jobs.count > 1 else {
      // A thread would cost more than it saves.
      for (index, job) in jobs.enumerated() {
        progress(index, job)
        finish(questions.ask(job), job: job, index: index, results: results)
      }
      return results.all
    }
    let queue = DispatchQueue(label: "vitrine.render", attributes: .concurrent)
    // Archives waiting to be drawn are bounded, so memory is.
    let room = DispatchSemaphore(value: workers * 2)
    let group = DispatchGroup()
    for (index, job) in jobs.enumerated() {
      progress(index, job)
      room.wait()
      let answer = questions.ask(job)
      queue.async(group: group) {
        finish(answer, job: job, index: index, results: results)
        room.signal()
      }
    }
    group.wait()
    return results.all
  }

  private func finish(_ answer: Answer, job: RenderJob, index: Int, results: Results) {
    results.set(index, draw(answer, job: job))
  }

  private func draw(_ answer: Answer, job: RenderJob) -> RenderResult {
    var result = RenderResult(job: job, environment: answer.environment)
    result.diagnostics = answer.diagnostics
    let picture: Picture
    do {
      let response = try answer.response.get()
      (result.entryDate, result.entryCount) = (response.entryDate, response.entryCount)
      picture = try self.picture(of: response, job: job, environment: answer.environment, &result)
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
      picture = tile(for: fault, job: job, environment: answer.environment)
    }
    do {
      let encoded = try encode(picture)
      result.diagnostics += encoded.diagnostics
      (result.pixelWidth, result.pixelHeight) = (encoded.pixelWidth, encoded.pixelHeight)
      let path = place(job)
      try AtomicFile.write(encoded.bytes, to: path)
      result.path = path
    } catch {
      result.failure = "\(error)"
    }
    return result
  }

  private func picture(
    of response: RenderResponse, job: RenderJob, environment: RenderEnvironment,
    _ result: inout RenderResult
  ) throws -> Picture {
    let archive = try Archive(decoding: response.archive)
    result.size = archive.size
    result.diagnostics += archive.diagnostics
    let scale = environment.displayScale
    guard
      let composition = job.composition(hasContainerBackground: response.hasContainerBackground)
    else {
      return Picture(
        list: archive.list.showingProgress(at: environment.date), size: archive.size, scale: scale,
        images: archive.images, now: environment.date)
    }
    if !response.hasContainerBackground, MissingBackground.isShown(composition.place) {
      result.diagnostics.append(
        Diagnostic(
          .warning,
          "\(job.name) has no container background: the system shows \"\(MissingBackground.message)\""
            + " in its place; put .containerBackground(for: .widget) on the widget's view"))
    }
    return composition.picture(of: archive, scale: scale, now: environment.date)
  }

  private func tile(
    for fault: ExtensionFault, job: RenderJob, environment: RenderEnvironment
  ) -> Picture {
    let size = Size(environment.width, environment.height)
    let list = ErrorTile.list(
      title: fault.title, message: "\(job.name): \(fault)", size: size,
      scale: environment.displayScale)
    var clip: Path?
    if let composition = job.composition() { clip = composition.shape(of: size) }
    return Picture(
      list: list, size: size, scale: environment.displayScale, clip: clip, now: environment.date)
  }
}

/// A job's answer with what was said on the way.
struct Answer: Sendable {
  var environment: RenderEnvironment
  var response: Result<RenderResponse, ExtensionFault>
  var diagnostics: [Diagnostic] = []
}

/// Asks the extension for one job after the other.
struct Questions {
  let process: ExtensionProcess
  /// Widgets that did not answer in time once: not waited for again and again.
  private var hung: Set<RenderJob.Subject> = []
  /// What providers did not complete in time once, by widget: they get less time from then on, so that
  /// a widget without its network costs one wait and not one a picture. Its other methods most often
  /// wait for the same and get `otherWait` seconds: long enough for an answer that needs no network
  /// (estimate).
  private var silent: [RenderJob.Subject: Set<RenderRequest.Source>] = [:]
  private static let otherWait = 1.0

  private let carriesChanges: Bool

  init(process: ExtensionProcess, carriesChanges: Bool = false) {
    self.process = process
    self.carriesChanges = carriesChanges
  }

  mutating func ask(_ job: RenderJob) -> Answer {
    let environment = job.environment
    if hung.contains(job.subject) {
      return Answer(
        environment: environment,
        response: .failure(.hung(seconds: process.launch.timeLimit)))
    }
    var answer = Answer(environment: environment, response: attempt(job, job.source, environment))
    // A provider that has no timeline to offer may still have a snapshot, as the gallery shows it,
    // or a placeholder, as the Home Screen does.
    if case .timelineEntry(nil) = job.source, case .failure(.failed(let why)) = answer.response {
      guard why.isProviders else { return answer }
      for (source, name) in [
        (RenderRequest.Source.snapshot, "snapshot"), (.placeholder, "placeholder"),
      ] {
        let isFirst = silent[job.subject]?.contains(source) == false
        let second = attempt(job, source, environment)
        if case .failure(.failed(.completionMissing(_, _, let seconds))) = second, isFirst {
          answer.diagnostics.append(
            Diagnostic(
              .note,
              "\(job.name): its \(name) was waited for \(DurationText.short(seconds)) only, since "
                + "its timeline did not come"))
        }
        guard case .success = second else { continue }
        answer.response = second
        answer.diagnostics.append(Diagnostic(.warning, "\(why); its \(name) is shown instead"))
        break
      }
    }
    if case .failure(.hung) = answer.response { hung.insert(job.subject) }
    return answer
  }

  private func patience(_ job: RenderJob, _ source: RenderRequest.Source) -> Double {
    let whole = process.launch.providerTimeLimit
    guard let known = silent[job.subject] else { return whole }
    return known.contains(source)
      ? process.launch.secondProviderTimeLimit : min(Self.otherWait, whole)
  }

  private mutating func attempt(
    _ job: RenderJob, _ source: RenderRequest.Source, _ environment: RenderEnvironment
  ) -> Result<RenderResponse, ExtensionFault> {
    let kind = if case .widget(let kind) = job.subject { kind } else { "" }
    let request = RenderRequest(
      kind: kind, source: source, environment: environment, configuration: job.configuration,
      activityRegion: job.family?.activityRegion,
      providerTimeLimit: patience(job, source), carriesChanges: carriesChanges)
    do throws(ExtensionFault) {
      guard case .rendered(let response) = try process.send(.render(request)) else {
        return .failure(.unasked)
      }
      return .success(response)
    } catch {
      if case .failed(.completionMissing) = error {
        silent[job.subject, default: []].insert(source)
      }
      return .failure(error)
    }
  }
}

extension ExtensionFailure {
  /// Whether the widget's provider is to blame, and another of its methods may do better.
  fileprivate var isProviders: Bool {
    switch self {
    case .timelineEmpty, .completionMissing, .completionLate, .providerFailed: true
    case .unknownWidget, .unknownPreview, .unsupportedFamily, .noSuchEntry, .badConfiguration,
      .unknownIntent, .intentFailed, .notAvailable, .badRequest, .scriptFailed:
      false
    }
  }
}

/// Results by index, filled from many threads.
private final class Results: Sendable {
  private let values: Mutex<[RenderResult?]>
  init(count: Int) { values = Mutex(Array(repeating: nil, count: count)) }
  func set(_ index: Int, _ value: RenderResult) { values.withLock { $0[index] = value } }
  var all: [RenderResult] { values.withLock { $0.compactMap { $0 } } }
}

extension RenderJob {
  /// What the widget is told. A plain view of a preview gets the device's screen.
  public var environment: RenderEnvironment {
    if let family, let context = ContextCatalog.find(contextID),
      var environment = context.environment(
        device: device, family: family, options: options,
        isBackgroundRemovable: isBackgroundRemovable)
    {
      if isBuiltForPhone, environment.platform == .macOS { environment.platform = .iOS }
      return environment
    }
    return RenderEnvironment(
      platform: device.environmentPlatform, osVersion: options.os, family: "",
      width: device.screen.width, height: device.screen.height,
      displayScale: options.scale ?? device.displayScale, colorScheme: options.appearance,
      contentMargins: RenderEnvironment.Insets(0), cornerRadius: 0,
      dynamicTypeSize: options.typeSize, locale: options.locale, timeZone: options.timeZone,
      layoutDirection: options.layoutDirection ?? Direction.of(locale: options.locale),
      date: options.date, contrast: options.contrast, redaction: options.redaction,
      isPreview: true)
  }
}

/// One render, undrawn.
public struct Inspected: Sendable {
  public var environment: RenderEnvironment
  public var archive: Result<Archive, ExtensionFault>
  public var diagnostics: [Diagnostic]
}

extension RenderSession {
  /// Asks for one archive and stops before drawing.
  /// - carriesChanges: see `RenderRequest.carriesChanges`.
  public static func inspect(
    _ job: RenderJob, on process: ExtensionProcess, carriesChanges: Bool = false
  ) -> Inspected {
    var questions = Questions(process: process, carriesChanges: carriesChanges)
    let answer = questions.ask(job)
    let archive = answer.response.flatMap { response -> Result<Archive, ExtensionFault> in
      do throws(ArchiveDecodingError) {
        return .success(try Archive(decoding: response.archive))
      } catch {
        return .failure(.garbage("an archive that cannot be read: \(error)"))
      }
    }
    return Inspected(
      environment: answer.environment, archive: archive, diagnostics: answer.diagnostics)
  }
}
