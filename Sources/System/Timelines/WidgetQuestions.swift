public import VitrineDrawing
public import VitrineMessages

/// Asks a running extension about one widget.
public final class WidgetQuestions {
  public let kind: String
  public private(set) var process: ExtensionProcess
  /// What went wrong, each once.
  public private(set) var faults: [ExtensionFault] = []
  /// Seconds that a provider may take; less once it was silent.
  private var patience: Double

  /// Beyond the provider's time, for the process to start and to answer, seconds.
  private static let grace = 1.0

  public init(kind: String, process: ExtensionProcess) {
    self.kind = kind
    self.process = process
    patience = process.launch.providerTimeLimit
  }

  /// - placed: see `TimelineRequest.placed`.
  public func timeline(
    _ environment: RenderEnvironment, configuration: String?, placed: [PlacedKind]? = nil
  ) -> Result<TimelineResponse, ExtensionFault> {
    let request = TimelineRequest(
      kind: kind, environment: environment, configuration: configuration,
      providerTimeLimit: patience, placed: placed)
    return ask(.timeline(request), within: patience + Self.grace).flatMap { reply in
      guard case .timeline(let response) = reply else { return .failure(.unasked) }
      return .success(response)
    }
  }

  /// An entry (by its place in the provider's own order) drawn in an environment, undecoded.
  public func rendered(
    entry: Int, _ environment: RenderEnvironment, configuration: String?,
    flippedToggle: String? = nil
  ) -> Result<RenderResponse, ExtensionFault> {
    let request = RenderRequest(
      kind: kind, source: .timelineEntry(index: entry), environment: environment,
      configuration: configuration, providerTimeLimit: patience, flippedToggle: flippedToggle)
    return ask(.render(request)).flatMap { reply in
      guard case .rendered(let response) = reply else { return .failure(.unasked) }
      return .success(response)
    }
  }

  /// The same with its archive read.
  public func archive(
    entry: Int, _ environment: RenderEnvironment, configuration: String?,
    flippedToggle: String? = nil
  ) -> Result<(archive: Archive, response: RenderResponse), ExtensionFault> {
    rendered(
      entry: entry, environment, configuration: configuration, flippedToggle: flippedToggle
    ).flatMap { response in
      do throws(ArchiveDecodingError) {
        return .success((try Archive(decoding: response.archive), response))
      } catch {
        return .failure(.garbage("an archive that cannot be read: \(error)"))
      }
    }
  }

  public func perform(
    _ reference: String, toggleTo: Bool?, _ environment: RenderEnvironment
  ) -> Result<PerformResponse, ExtensionFault> {
    let request = PerformRequest(
      intent: reference, toggleValue: toggleTo, kind: kind, environment: environment)
    return ask(.perform(request)).flatMap { reply in
      guard case .performed(let response) = reply else { return .failure(.unasked) }
      return .success(response)
    }
  }

  /// One question; what went wrong is remembered for the next.
  public func ask(
    _ request: ExtensionRequest, within seconds: Double? = nil
  ) -> Result<ExtensionReply, ExtensionFault> {
    do throws(ExtensionFault) {
      return .success(try process.send(request, within: seconds))
    } catch {
      if !faults.contains(error) { faults.append(error) }
      switch error {
      case .hung, .failed(.completionMissing), .failed(.completionLate):
        patience = process.launch.secondProviderTimeLimit
      case .crashed: forgoBacktraces()
      case .cannotStart, .exited, .outOfMemory, .garbage, .failed: break
      }
      return .failure(error)
    }
  }

  /// One backtrace tells all; the runtime takes seconds for each.
  private func forgoBacktraces() {
    guard process.launch.variables["SWIFT_BACKTRACE"] == nil else { return }
    var launch = process.launch
    launch.variables["SWIFT_BACKTRACE"] = "enable=no"
    process.stop()
    process = ExtensionProcess(launch)
  }
}

extension ExtensionFault {
  static let unasked = ExtensionFault.garbage("another answer than the one that was asked for")
}
