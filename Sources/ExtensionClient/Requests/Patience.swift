import VitrineMessages

/// How long an extension's providers are waited for, and what is not asked for again: the one policy
/// for everybody who asks.
///
/// A provider that once did not answer in time gets less time from then on, so that a widget without
/// its network costs one wait and not one a picture. Its other methods most often wait for the same
/// thing and get less too. A widget that held up its whole process is not drawn again, and a method
/// that crashed is not tried again as a stand-in for another one.
struct Patience {
  /// What of a provider is asked.
  enum Method: Hashable {
    case timeline, snapshot, placeholder, preview, sample, longSample
  }

  private struct Record {
    var silent: Set<Method> = []
    var crashed: Set<Method> = []
    var isHung = false
    var isHealthy = false
  }

  /// Seconds that a provider has at first, and once it was silent.
  private let (whole, second): (Double, Double)
  /// Seconds for the other methods of a silent provider: long enough for an answer that needs no
  /// network (estimate).
  static let otherSeconds = 1.0
  /// Beyond the provider's time, for the process to start and to answer, seconds.
  static let grace = 1.0

  private var widgets: [String: Record] = [:]

  init(_ launch: ExtensionLaunch) {
    whole = launch.providerTimeLimit
    second = launch.secondProviderTimeLimit
  }

  /// Seconds that a method of a widget's provider may take.
  func seconds(for widget: String, _ method: Method) -> Double {
    guard let silent = widgets[widget]?.silent, !silent.isEmpty else { return whole }
    return silent.contains(method) ? second : min(Self.otherSeconds, whole)
  }

  /// Whether a widget is not drawn again: it held up the process.
  func isGivenUp(_ widget: String) -> Bool { widgets[widget]?.isHung ?? false }

  /// Whether another method of the provider has been silent, but not this one.
  func isShortened(_ widget: String, _ method: Method) -> Bool {
    guard let silent = widgets[widget]?.silent else { return false }
    return !silent.isEmpty && !silent.contains(method)
  }

  func hasCrashed(_ widget: String, _ method: Method) -> Bool {
    widgets[widget]?.crashed.contains(method) ?? false
  }

  /// Whether a widget answered when it was last drawn.
  func isHealthy(_ widget: String) -> Bool { widgets[widget]?.isHealthy ?? false }

  /// Whether every method has all its time.
  func isWhole(_ widget: String) -> Bool { widgets[widget]?.silent.isEmpty ?? true }

  /// Remembers how a question of a widget ended; nil: well.
  mutating func note(_ fault: ExtensionFault?, of widget: String, _ method: Method) {
    switch fault {
    case .hung, .failed(.completionMissing), .failed(.completionLate):
      widgets[widget, default: Record()].silent.insert(method)
    case .crashed: widgets[widget, default: Record()].crashed.insert(method)
    case .cannotStart, .exited, .outOfMemory, .garbage, .undrawable, .failed, nil: break
    }
  }

  /// Remembers how drawing a widget ended, with all that stood in for it.
  mutating func noteDrawing(_ fault: ExtensionFault?, of widget: String) {
    var record = widgets[widget] ?? Record()
    record.isHealthy = fault == nil
    if case .hung = fault { record.isHung = true }
    widgets[widget] = record
  }
}

extension RenderRequest {
  /// What of the provider the source asks.
  var method: Patience.Method {
    switch source {
    case .timelineEntry: .timeline
    case .snapshot: .snapshot
    case .placeholder: .placeholder
    case .preview: .preview
    case .sample(let isLong): isLong ? .longSample : .sample
    }
  }

  /// What is drawn: the widget's kind, or the preview's name.
  var subject: String {
    if case .preview(let name, _) = source { "preview:\(name)" } else { kind }
  }
}
