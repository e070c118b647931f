public import Foundation
import VitrineCatalog
import VitrineDrawing
import VitrineHost
import VitrineMessages

/// What a tap has done.
@MainActor
public struct WidgetTap {
  /// Where the app opens; nil where it does not, or without an address.
  public var url: URL?
  /// Whether the app opens.
  public var opensApp: Bool
  /// The name of the intent that was performed; nil where none was.
  public var intent: String?
  /// Kinds that the intent asks to be reloaded.
  public var reloads: [String]
  /// What a developer should know, such as a link that this family does not have.
  public var notes: [String]
  /// The widget afterward: with the next entry where an intent was performed.
  public var next: RenderedWidget
}

extension RenderedWidget {
  /// Taps the widget itself, in its middle.
  public func tap() async throws -> WidgetTap {
    try await tap(.point(Point(archive.size.width / 2, archive.size.height / 2)))
  }

  func tap(_ target: TapTarget) async throws -> WidgetTap {
    let rules = InteractionRules(
      family: job.family ?? .systemSmall, platform: job.device.platform, os: job.options.os)
    let tap = try Tap(at: target, in: archive, rules: rules)
    var result = WidgetTap(opensApp: false, reloads: [], notes: tap.notes, next: self)
    switch tap.action {
    case .open(let url, _): (result.url, result.opensApp) = (URL(string: url), true)
    case .openApp: result.opensApp = true
    case .nothing(let why): result.notes.append(why)
    case .perform(let reference, let toggleTo):
      try await perform(reference, toggleTo, &result)
    }
    return result
  }

  /// A widget is always reloaded once its intent has returned.
  private func perform(
    _ reference: String, _ toggleTo: Bool?, _ result: inout WidgetTap
  ) async throws {
    let request = PerformRequest(
      intent: reference, toggleValue: toggleTo, kind: stage.description.kind,
      environment: job.environment)
    guard case .performed(let response) = try await stage.ask(.perform(request)) else {
      throw WidgetTestError("\(IntentName.of(reference)) gave another answer than its result")
    }
    result.intent = IntentName.of(reference)
    result.reloads = response.reloads
    (result.url, result.opensApp) = (response.url.flatMap { URL(string: $0) }, response.opensApp)
    let options = options.with { $0.entry = nil }
    result.next = try await RenderedWidget(
      stage, try stage.job(ifSame: job, options), options)
  }
}

extension RenderedNode {
  /// Taps the view, or the control around it.
  public func tap() async throws -> WidgetTap {
    let frame = node.frame
    return try await widget.tap(
      .point(Point(frame.x + frame.width / 2, frame.y + frame.height / 2)))
  }
}
