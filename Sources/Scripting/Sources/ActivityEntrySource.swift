import ActivityKit
import Foundation
import SwiftUI
import VitrineMessages
import WidgetKit

/// A Live Activity of a script. Its state comes from the request's configuration (`state`, or the
/// `states` of a push), from what the script has started or updated it with last, or is made up after
/// the type that the script declares.
struct ScriptActivityAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

/// `live_activity.tsx`, or another module that registers an activity.
struct ActivityEntrySource: WidgetSource {
  let package: ScriptPackage
  let entry: ScriptPackage.Entry
  let resources: URL

  var configuration: WidgetDescription.Configuration { .activity }

  func placeholder(_ call: ProviderCall) async throws -> DrawableEntry { try snapshot(call: call) }
  func snapshot(_ call: ProviderCall) async throws -> DrawableEntry { try snapshot(call: call) }
  func timeline(_ call: ProviderCall) async throws -> DrawableTimeline {
    DrawableTimeline(entries: [try snapshot(call: call)], policy: .never)
  }

  @MainActor private func snapshot(call: ProviderCall) throws -> DrawableEntry {
    do {
      let (run, ui) = try interface(call)
      let parts = ActivityParts(ui: ui, script: run)
      let definition = parts.configuration.define()
      guard let source = definition?.source as? ActivitySource<ScriptActivityAttributes>,
        let entry = source.drawable(ScriptActivityAttributes(), [.init()], call).entries.first
      else { throw ScriptFailure(message: "the activity has no content") }
      return entry
    } catch let failure as ScriptFailure {
      throw failure.message(kind: call.kind)
    }
  }

  /// The `LiveActivityUI` element that the registered builder gives for the state.
  @MainActor private func interface(
    _ call: ProviderCall
  ) throws(ScriptFailure) -> (ScriptRun, Element) {
    let run = try ScriptRun(
      package: package, entry: entry, setting: ScriptSetting(call), resources: resources)
    try run.evaluate()
    do {
      guard let name = try run.javaScript.call(run.runtime["activityNames"])[0].string else {
        throw run.unpresented("LiveActivity.register")
      }
      let tree = try run.javaScript.call(
        run.runtime["renderActivity"], name, try state(of: name, call, run))
      guard let ui = Element.list(tree).first(where: { $0.type == "LiveActivityUI" }) else {
        throw ScriptFailure(message: "the activity '\(name)' gives no LiveActivityUI")
      }
      run.close(keepingFor: [ui])
      return (run, ui)
    } catch let failure as ScriptFailure {
      throw failure
    } catch {
      throw run.failure(error)
    }
  }
}

extension ActivityEntrySource {
  @MainActor private func state(
    of name: String, _ call: ProviderCall, _ run: ScriptRun
  ) throws -> JSObject {
    let given = call.configuration.flatMap { run.javaScript.json($0) }
    for value in [given?["state"], given?["states"][0]] {
      if let value, !value.isMissing { return value }
    }
    let started = try run.javaScript.call(run.runtime["startedState"], name)
    if !started.isMissing { return started }
    run.note(
      .note,
      "the state of the activity '\(name)' is made up; give it one with "
        + "--state '{…}', or start it in the script")
    return try run.javaScript.call(run.runtime["sampleState"], name)
  }
}

/// The pieces of a `LiveActivityUI`.
@MainActor
private struct ActivityParts {
  let ui: Element
  let script: ScriptRun

  var configuration: ActivityConfiguration<ScriptActivityAttributes> {
    let (content, expanded) = (part("content"), expanded)
    let pieces = ["compactLeading", "compactTrailing", "minimal"].map(part)
    return ActivityConfiguration(for: ScriptActivityAttributes.self) { _ in
      content
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { expanded[0] }
        DynamicIslandExpandedRegion(.trailing) { expanded[1] }
        DynamicIslandExpandedRegion(.center) { expanded[2] }
        DynamicIslandExpandedRegion(.bottom) { expanded[3] }
      } compactLeading: {
        pieces[0]
      } compactTrailing: {
        pieces[1]
      } minimal: {
        pieces[2]
      }
    }
  }

  private func part(_ name: String) -> ElementsView {
    ui[name]?.view(script) ?? ElementsView([], script)
  }
  private var expanded: [ElementsView] {
    ["Leading", "Trailing", "Center", "Bottom"].map { region in
      ElementsView(
        ui.children.filter { $0.type == "LiveActivityUIExpanded" + region }.flatMap(\.children),
        script)
    }
  }
}
