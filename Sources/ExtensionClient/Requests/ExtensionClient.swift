public import VitrineDrawing
public import VitrineMessages
import VitrinePlatform

/// An answer to a request to draw, with what was said on the way.
public struct RenderAnswer: Sendable {
  /// The drawn entry, or why there is none.
  public var response: Result<RenderResponse, ExtensionFault>
  /// What the extension said while it drew.
  public var diagnostics: [Diagnostic] = []

  /// The answer's archive, read.
  public var archive: Result<Archive, ExtensionFault> {
    response.flatMap { response in
      do throws(ArchiveDecodingError) {
        return .success(try Archive(decoding: response.archive))
      } catch {
        return .failure(.garbage("an archive that cannot be read: \(error)"))
      }
    }
  }
}

/// Asks a running extension, and remembers what it was like: `Patience` decides how long is waited.
public final class ExtensionClient {
  /// Which crashes come with names and lines: finding those takes a moment for each.
  public enum Backtraces: Sendable {
    case all, first
  }

  /// The extension that answers.
  public let process: ExtensionProcess
  private let backtraces: Backtraces
  private var patience: Patience
  private var faults: [String: [ExtensionFault]] = [:]

  public init(_ process: ExtensionProcess, backtraces: Backtraces = .all) {
    self.process = process
    self.backtraces = backtraces
    patience = Patience(process.launch)
    process.writesBacktraces = true
  }

  /// What went wrong with a widget, each once, in the order it came.
  public func faults(of widget: String) -> [ExtensionFault] { faults[widget] ?? [] }

  /// What the extension says of itself.
  public func describe() -> Result<BundleDescription, ExtensionFault> {
    ask(.describe, of: "").flatMap { reply in
      guard case .described(let description) = reply else { return .failure(.otherReply) }
      return .success(description)
    }
  }

  /// One question about a widget; what goes wrong is remembered for the next.
  /// - seconds: of the whole question; nil: as the extension was started.
  func ask(
    _ request: ExtensionRequest, of widget: String, _ method: Patience.Method = .timeline,
    within seconds: Double? = nil, next: ExtensionRequest? = nil
  ) -> Result<ExtensionReply, ExtensionFault> {
    do throws(ExtensionFault) {
      let reply = try process.send(request, within: seconds, next: next)
      return .success(reply)
    } catch {
      if !faults[widget, default: []].contains(error) { faults[widget, default: []].append(error) }
      patience.note(error, of: widget, method)
      if case .crashed = error, backtraces == .first { process.writesBacktraces = false }
      return .failure(error)
    }
  }
}

// MARK: Drawing

extension ExtensionClient {
  /// Draws one entry, as long as the widget has not held up its process before.
  /// - next: what will be drawn after this. It is sent along, so that the extension goes on to it
  ///   without a pause.
  public func render(_ request: RenderRequest, next: RenderRequest? = nil) -> RenderAnswer {
    if patience.isGivenUp(request.subject) {
      return RenderAnswer(response: .failure(.hung(seconds: process.launch.timeLimit)))
    }
    var answer = RenderAnswer(
      response: attempt(request, next: next.flatMap { ahead($0, after: request) }))
    if let why = answer.response.fault, why.isProviders { standIn(for: request, why, &answer) }
    patience.noteDrawing(answer.response.fault, of: request.subject)
    return answer
  }

  /// A provider that has no timeline to offer may still have a snapshot, as the gallery shows it, or
  /// a placeholder, as the Home Screen does and the gallery without a snapshot; where these fail too, an entry is
  /// made up. A crash stays an error:
  /// its picture is there all the same, as on a device, where the placeholder stands until there is an entry.
  private func standIn(
    for request: RenderRequest, _ why: ExtensionFault, _ answer: inout RenderAnswer
  ) {
    func note(_ text: String) {
      answer.diagnostics.append(Diagnostic(.note, "\(request.kind): \(text)"))
    }
    var isViewSilent = why.isHung
    for (source, name) in request.source.standIns {
      var request = request
      request.source = source
      guard !patience.hasCrashed(request.subject, request.method) else {
        isViewSilent = false
        continue
      }
      // What holds up the process whatever is asked of the provider is the view.
      if case .sample = source, isViewSilent { continue }
      let isFirst = patience.isShortened(request.subject, request.method)
      let second = attempt(request, within: why.secondsOfStandIn)
      isViewSilent = isViewSilent && second.fault?.isHung ?? false
      switch second {
      case .failure(.failed(.completionMissing(_, _, let seconds))) where isFirst:
        note(
          "\(name) was waited for \(DurationText.short(seconds)) only, since its timeline did not come"
        )
      // For the same reason: it need not be told twice.
      case .failure(.crashed(let report)) where why.reason == report.reason: break
      case .failure(.crashed(let report)):
        note("\(name) was asked instead: \(ExtensionFault.crashed(report))")
      case .failure(let other):
        if other != why { note("\(name) was asked instead: \(other)") }
      case .success:
        answer.response = second
        answer.diagnostics += why.diagnostics(showing: name, of: request.kind)
        return
      }
    }
  }

  /// The request to send along for what comes later; nil where the answer before may change it: of
  /// the same widget as long as it has not shown that it answers.
  private func ahead(_ next: RenderRequest, after request: RenderRequest) -> ExtensionRequest? {
    guard !patience.isGivenUp(next.subject), patience.isWhole(next.subject),
      next.subject != request.subject || patience.isHealthy(next.subject)
    else { return nil }
    return .render(timed(next))
  }

  /// The request with the time that its provider has.
  private func timed(_ request: RenderRequest) -> RenderRequest {
    var request = request
    request.providerTimeLimit = patience.seconds(for: request.subject, request.method)
    return request
  }

  private func attempt(
    _ request: RenderRequest, within seconds: Double? = nil, next: ExtensionRequest? = nil
  ) -> Result<RenderResponse, ExtensionFault> {
    ask(
      .render(timed(request)), of: request.subject, request.method, within: seconds, next: next
    ).flatMap { reply in
      guard case .rendered(let response) = reply else { return .failure(.otherReply) }
      return .success(response)
    }
  }
}

// MARK: One widget

extension ExtensionClient {
  /// A widget's timeline. A provider that was silent is asked again, with less time: it may have been
  /// the network.
  /// - placed: see `TimelineRequest.placed`.
  public func timeline(
    of kind: String, _ environment: RenderEnvironment, configuration: String?,
    placed: [PlacedKind]? = nil
  ) -> Result<TimelineResponse, ExtensionFault> {
    let seconds = patience.seconds(for: kind, .timeline)
    let request = TimelineRequest(
      kind: kind, environment: environment, configuration: configuration,
      providerTimeLimit: seconds, placed: placed)
    return ask(.timeline(request), of: kind, within: seconds + Patience.grace).flatMap { reply in
      guard case .timeline(let response) = reply else { return .failure(.otherReply) }
      return .success(response)
    }
  }

  /// Runs an intent that a button or toggle of a widget refers to.
  public func perform(
    _ reference: String, toggleTo: Bool?, in kind: String, _ environment: RenderEnvironment
  ) -> Result<PerformResponse, ExtensionFault> {
    let request = PerformRequest(
      intent: reference, toggleValue: toggleTo, kind: kind, environment: environment)
    return ask(.perform(request), of: kind).flatMap { reply in
      guard case .performed(let response) = reply else { return .failure(.otherReply) }
      return .success(response)
    }
  }
}

extension Result {
  fileprivate var fault: Failure? {
    if case .failure(let fault) = self { fault } else { nil }
  }
}

extension ExtensionFault {
  static let otherReply = ExtensionFault.garbage("another answer than the one that was asked for")

  /// Whether the widget's provider is to blame, and another of its methods may do better: one that holds
  /// up its process does not answer in time, like one that is silent.
  fileprivate var isProviders: Bool {
    switch self {
    case .failed(let failure): failure.isProviders
    case .hung, .crashed: true
    case .cannotStart, .exited, .outOfMemory, .garbage, .undrawable: false
    }
  }

  fileprivate var isHung: Bool {
    if case .hung = self { true } else { false }
  }

  /// Why it crashed; nil where it did not.
  fileprivate var reason: String? {
    if case .crashed(let report) = self { report.reason } else { nil }
  }

  /// What is said where another of the provider's methods gave the picture.
  fileprivate func diagnostics(showing name: String, of kind: String) -> [Diagnostic] {
    guard case .crashed(let report) = self else {
      return [Diagnostic(.warning, "\(self); \(name) is shown instead")]
    }
    let crash = Diagnostic(
      .error, "\(kind): \(self); \(name) is shown instead", file: report.file,
      line: report.line)
    return [crash]
      + report.calls.map {
        Diagnostic(.note, "called in \($0.function)", file: $0.file, line: $0.line)
      }
  }

  /// Seconds for what is shown instead; nil: as the extension was started. After a hang, half of it.
  fileprivate var secondsOfStandIn: Double? {
    if case .hung(let seconds) = self { seconds / 2 } else { nil }
  }
}

extension RenderRequest.Source {
  /// What is shown where the provider does not give this, in the order of trying, and what a message calls it.
  fileprivate var standIns: [(source: Self, name: String)] {
    let last: [(Self, String)] = [
      (.placeholder, "its placeholder"), (.sample(isLong: false), "an entry with made-up values"),
      (.sample(isLong: true), "an entry with longer made-up lists"),
    ]
    return switch self {
    case .timelineEntry(nil): [(.snapshot, "its snapshot")] + last
    case .snapshot: last
    case .timelineEntry, .placeholder, .sample, .preview: []
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
