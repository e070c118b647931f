import AppIntents
import Foundation
import SwiftUI
import VitrineCatalog
import VitrineComposition
import VitrineDrawing
import VitrineExtension
import VitrineFoundation
import VitrineMessages
import WidgetKit

/// A widget of this process with a responder to ask: what an extension's process is elsewhere.
@MainActor
final class WidgetStage {
  private let responder: WidgetResponder
  let description: WidgetDescription

  init<W: Widget>(_ widget: @escaping @MainActor () -> W) async throws {
    try Hooks.check()
    responder = WidgetResponder(.widget(widget))
    let reply = await Self.ask(.describe, responder)
    guard case .described(let bundle) = reply, let first = bundle.widgets.first else {
      throw WidgetTestError("\(W.self) has no configuration that can be shown: its body is empty")
    }
    description = first
  }

  /// Families by WidgetKit's names, as the widget supports them.
  var families: [WidgetFamily] { description.families.compactMap(WidgetFamily.init(name:)) }

  /// Asks as the system does. The process's clock, locale and random numbers are the request's while
  /// it is answered, and its own again afterward.
  func ask(_ request: ExtensionRequest) async throws -> ExtensionReply {
    let reply = await Self.ask(request, responder)
    if case .failed(let failure) = reply { throw WidgetTestError("\(failure)") }
    return reply
  }

  /// The same, with what went wrong as an answer.
  func reply(_ request: ExtensionRequest) async -> ExtensionReply {
    await Self.ask(request, responder)
  }

  private static func ask(_ request: ExtensionRequest, _ responder: WidgetResponder) async
    -> ExtensionReply
  {
    await Turn.shared.take {
      let own = AmbientContext.current
      defer { AmbientContext.setProcess(own) }
      WidgetResponder.setCurrent(responder)
      return await ExtensionMain.reply(to: request, service: responder)
    }
  }

  /// Draws what a job asks for, or an entry of the test's.
  func render(
    _ job: RenderJob, entry: (any TimelineEntry)? = nil
  ) async throws -> (archive: Archive, response: RenderResponse) {
    let request = job.request
    if let entry { try responder.place([entry], for: request) }
    guard case .rendered(let response) = try await ask(.render(request)) else {
      throw WidgetTestError("\(description.kind) gave another answer than a picture")
    }
    return (try Archive(decoding: response.archive), response)
  }

  // MARK: Where it is shown

  /// One widget in one place.
  func job(
    _ family: WidgetFamily, _ context: WidgetContext, _ options: WidgetOptions
  ) throws -> RenderJob {
    guard families.contains(family) else {
      throw WidgetTestError(
        "\(description.kind) does not support \(family): its families are "
          + description.families.joined(separator: ", "))
    }
    guard let job = try self.job(ifOffered: family, context, options) else {
      let place = options.device.map { " on \($0.id)" } ?? ""
      throw WidgetTestError("\(context.id)\(place) does not show \(family) on OS \(options.os)")
    }
    return job
  }

  /// The same place once more, with other options.
  func job(ifSame job: RenderJob, _ options: WidgetOptions) throws -> RenderJob {
    var job = job
    (job.source, job.configuration) = (options.requestSource, options.configurationJSON)
    return job
  }

  /// nil where the context does not show the family.
  func job(
    ifOffered family: WidgetFamily, _ context: WidgetContext, _ options: WidgetOptions
  ) throws -> RenderJob? {
    guard let known = Family(rawValue: "\(family)"), let surroundings = context.context else {
      return nil
    }
    let platforms: [Device.Platform] = [.iPhone, .iPad, .mac, .watch, .vision]
    let devices =
      try options.device.map { [try $0.resolved()] }
      ?? platforms.compactMap { DeviceCatalog.standard($0, os: options.os) }
    let device = devices.first {
      surroundings.allows(
        known, on: $0, os: options.os,
        isBackgroundRemovable: description.containerBackgroundRemovable)
    }
    guard let device else { return nil }
    var job = RenderJob(
      subject: .widget(kind: description.kind), family: known, device: device,
      contextID: context.id, options: options.environment, source: options.requestSource,
      configuration: options.configurationJSON,
      isBackgroundRemovable: description.containerBackgroundRemovable)
    (job.widgetName, job.widgetDescription) = (description.displayName, description.description)
    job.isBuiltForPhone = true
    return job
  }
}
