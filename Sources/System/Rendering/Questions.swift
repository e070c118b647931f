import VitrineMessages
import VitrineDrawing

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
  /// Widgets that were answered for the last time they were asked.
  private var healthy: Set<RenderJob.Subject> = []
  /// What providers did not complete in time once, by widget: they get less time from then on, so that
  /// a widget without its network costs one wait and not one a picture. Its other methods most often
  /// wait for the same and get `otherWait` seconds: long enough for an answer that needs no network
  /// (estimate).
  private var silent: [RenderJob.Subject: Set<RenderRequest.Source>] = [:]
  private static let otherWait = 1.0
  /// What of a silent provider has crashed when it was asked instead: a crash and its backtrace take
  /// seconds, and come again each time.
  private var crashed: [RenderJob.Subject: Set<RenderRequest.Source>] = [:]

  private let carriesChanges: Bool

  init(process: ExtensionProcess, carriesChanges: Bool = false) {
    self.process = process
    self.carriesChanges = carriesChanges
  }

  /// - then: the job that comes next.
  mutating func ask(_ job: RenderJob, then next: RenderJob?) -> Answer {
    let environment = job.environment
    if hung.contains(job.subject) {
      return Answer(
        environment: environment,
        response: .failure(.hung(seconds: process.launch.timeLimit)))
    }
    var answer = Answer(
      environment: environment,
      response: attempt(
        job, job.source, environment, next: next.flatMap { requestAhead($0, after: job) }))
    // A provider that has no timeline to offer may still have a snapshot, as the gallery shows it,
    // or a placeholder, as the Home Screen does.
    if case .timelineEntry(nil) = job.source, case .failure(.failed(let why)) = answer.response {
      guard why.isProviders else { return answer }
      for (source, name) in [
        (RenderRequest.Source.snapshot, "snapshot"), (.placeholder, "placeholder"),
      ] where crashed[job.subject]?.contains(source) != true {
        let isFirst = silent[job.subject]?.contains(source) == false
        let second = attempt(job, source, environment)
        if case .failure(.failed(.completionMissing(_, _, let seconds))) = second, isFirst {
          answer.diagnostics.append(
            Diagnostic(
              .note,
              "\(job.name): its \(name) was waited for \(DurationText.short(seconds)) only, since "
                + "its timeline did not come"))
        }
        if case .failure(.crashed(let report)) = second {
          crashed[job.subject, default: []].insert(source)
          answer.diagnostics.append(
            Diagnostic(
              .note, "\(job.name): its \(name) was asked instead: \(ExtensionFault.crashed(report))"
            ))
        }
        guard case .success = second else { continue }
        answer.response = second
        answer.diagnostics.append(Diagnostic(.warning, "\(why); its \(name) is shown instead"))
        break
      }
    }
    switch answer.response {
    case .success: healthy.insert(job.subject)
    case .failure(.hung): hung.insert(job.subject)
    case .failure: healthy.remove(job.subject)
    }
    return answer
  }

  /// The request to send along for a later job; nil where the answer before may change it: of the
  /// same widget as long as it has not shown that it answers.
  private func requestAhead(_ job: RenderJob, after before: RenderJob) -> ExtensionRequest? {
    guard !hung.contains(job.subject), silent[job.subject] == nil,
      job.subject != before.subject || healthy.contains(job.subject)
    else { return nil }
    return .render(request(job, job.source, job.environment))
  }

  private func patience(_ job: RenderJob, _ source: RenderRequest.Source) -> Double {
    let whole = process.launch.providerTimeLimit
    guard let known = silent[job.subject] else { return whole }
    return known.contains(source)
      ? process.launch.secondProviderTimeLimit : min(Self.otherWait, whole)
  }

  private func request(
    _ job: RenderJob, _ source: RenderRequest.Source, _ environment: RenderEnvironment
  ) -> RenderRequest {
    let kind = if case .widget(let kind) = job.subject { kind } else { "" }
    return RenderRequest(
      kind: kind, source: source, environment: environment, configuration: job.configuration,
      activityRegion: job.family?.activityRegion,
      providerTimeLimit: patience(job, source), carriesChanges: carriesChanges)
  }

  private mutating func attempt(
    _ job: RenderJob, _ source: RenderRequest.Source, _ environment: RenderEnvironment,
    next: ExtensionRequest? = nil
  ) -> Result<RenderResponse, ExtensionFault> {
    let request = request(job, source, environment)
    do throws(ExtensionFault) {
      guard case .rendered(let response) = try process.send(.render(request), next: next)
      else {
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
