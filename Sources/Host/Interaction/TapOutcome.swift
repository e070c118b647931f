public import VitrineDrawing
public import VitrineExtensionClient
public import VitrineMessages

/// A tap carried out: what is on screen, what was hit, what the intent did.
public struct TapOutcome: Sendable {
  /// What is on screen when the finger comes down.
  public var before: Archive
  /// What the system shows until the new entry is there: the toggle in its new state, invalidatable
  /// content faded. nil where nothing is pending.
  public var pending: Archive?
  /// What was hit, and what it does.
  public var tap: Tap
  /// The result of performing the intent; nil where none was performed.
  public var performed: Result<PerformResponse, ExtensionFault>?

  /// Carries out a tap.
  /// - shown: how the extension is asked for what is on screen.
  /// - before: what is on screen, where it is at hand.
  /// - performing: what the intent finds around it; nil: what the entry was asked with.
  public static func run(
    _ target: TapTarget, on widget: WidgetClient, showing shown: RenderRequest,
    before: Archive? = nil, performing: RenderEnvironment? = nil, rules: InteractionRules
  ) throws -> TapOutcome {
    let before = try before ?? widget.client.render(shown).archive.get()
    let tap = try Tap(at: target, in: before, rules: rules)
    var outcome = TapOutcome(before: before, tap: tap)
    guard case .perform(let reference, let toggleTo) = tap.action else { return outcome }
    var pending = before
    if toggleTo != nil {
      // A device has both states in its archive; here the second is drawn before the intent runs.
      var flipped = shown
      flipped.flippedToggle = reference
      pending = try widget.client.render(flipped).archive.get()
    }
    pending.list = pending.list.showingInvalidatedContent()
    outcome.pending = pending
    outcome.performed = widget.perform(
      reference, toggleTo: toggleTo, performing ?? shown.environment)
    return outcome
  }

  /// Whether the widget is reloaded: always once `perform()` has returned, even with an error.
  public var reloads: Bool {
    switch performed {
    case .success, .failure(.failed(.intentFailed)): true
    case .failure, nil: false
    }
  }

  /// What the log says.
  public func events(at now: Double) -> [TimelineEvent] {
    var events = [
      TimelineEvent(at: now, .interaction, cause: cause, detail: detail)
    ]
    if case .failure(let fault) = performed {
      var event = TimelineEvent.fault(TimelineFault(fault), cause: .intent, at: now)
      if case .failed(.intentFailed) = fault { event.name = "intent-failed" }
      events.append(event)
    }
    return events
  }

  /// `button`, `toggle`, `link`, `widgetURL`, `app`, `none`.
  public var cause: String {
    switch tap.action {
    case .perform(_, let toggleTo): toggleTo == nil ? "button" : "toggle"
    case .open(_, let isLink): isLink ? "link" : "widgetURL"
    case .openApp: "app"
    case .nothing: "none"
    }
  }

  /// One line for a report.
  public var detail: String {
    switch tap.action {
    case .perform(let reference, let toggleTo):
      var text = IntentName.of(reference)
      if let toggleTo { text += toggleTo ? " turned on" : " turned off" }
      if case .success(let response) = performed {
        if response.opensApp { text += ", opens the app" }
        if let url = response.url { text += " at \(url)" }
        if response.runsInApp, !response.opensApp { text += ", on a device in the app's process" }
        if let dialog = response.dialog { text += ", says \"\(dialog)\"" }
      }
      return text
    case .open(let url, _): return "opens the app at \(url)"
    case .openApp: return "opens the app"
    case .nothing(let why): return why
    }
  }
}

/// The name of an intent in its reference, for people.
public enum IntentName {
  /// `identifier` of the reference's JSON object; the reference itself if it is not one.
  public static func of(_ reference: String) -> String {
    let marker = "\"identifier\":\""
    guard let start = reference.firstRange(of: marker)?.upperBound,
      let end = reference[start...].firstIndex(of: "\"")
    else { return reference }
    return String(reference[start..<end])
  }
}
