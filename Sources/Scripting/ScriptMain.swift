import Foundation
import SwiftUI
import VitrineExtension
import VitrineFoundation
import VitrineMessages
import WidgetKit

#if canImport(Glibc)
  import Glibc
#endif

/// The entry of the prebuilt extension that runs scripts.
public enum ScriptMain {
  /// Answers the host for the script in `VITRINE_RESOURCES`, which is read when the first request
  /// asks for it: the host starts this process while it still bundles. Never returns.
  @MainActor public static func run() -> Never {
    // Machine code made at run time would gain nothing in so short a life, and needs memory that
    // may be written and executed.
    setenv("JSC_useJIT", "0", 1)
    // Two hundred elements with their modifiers are a thousand levels of views; JavaScriptCore reads how
    // large the stack is when its machine is made.
    Self.makeRoom(stack: RenderStack.largestThread)
    let responder = WidgetResponder(.bundle { ScriptBundle(widgets()) }, stack: .thread)
    WidgetResponder.setCurrent(responder)
    ScriptContexts.shared.prepare(timeZone: ProcessEnvironment.value("TZ") ?? "UTC")
    ExtensionMain.run(service: responder)
  }

  /// Raises the limit of the first thread's stack, which grows as it is used; as far as the process may.
  private static func makeRoom(stack bytes: Int) {
    var limit = rlimit()
    let kind = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    guard getrlimit(kind, &limit) == 0, limit.rlim_cur < rlim_t(bytes) else { return }
    limit.rlim_cur = min(rlim_t(bytes), limit.rlim_max)
    setrlimit(kind, &limit)
  }

  @MainActor private static func widgets() -> [any Widget] {
    switch ScriptPackage.ofThisProcess {
    case .success(let script):
      return ScriptWidgets.widgets(of: script.package, resources: script.resources)
    case .failure(let failure):
      FileHandle.standardError.write(Data("error: \(failure)\n".utf8))
      exit(70)
    }
  }
}

/// The entries of a script as the widgets of a bundle.
@MainActor
enum ScriptWidgets {
  static func widgets(of package: ScriptPackage, resources: URL) -> [any Widget] {
    package.entries.compactMap { entry -> (any Widget)? in
      switch entry.environment {
      case "widget":
        var definition = WidgetDefinition(
          kind: package.name,
          source: WidgetEntrySource(package: package, entry: entry, resources: resources))
        definition.families = package.families.compactMap(WidgetFamily.init)
        // The app adds no margins of its own.
        definition.contentMarginsDisabled = true
        return widget(definition, package)
      case "live_activity":
        let definition = WidgetDefinition(
          kind: "activity:" + package.name,
          source: ActivityEntrySource(package: package, entry: entry, resources: resources))
        return widget(definition, package)
      case "control_widget":
        let provider = ControlEntryProvider(package: package, entry: entry, resources: resources)
        return entry.name.contains("toggle")
          ? _ControlAsWidget(ScriptToggleControl(provider))
          : _ControlAsWidget(ScriptButtonControl(provider))
      default: return nil
      }
    }
  }

  private static func widget(
    _ definition: WidgetDefinition, _ package: ScriptPackage
  ) -> any Widget {
    var definition = definition
    definition.displayName = Text(verbatim: package.displayName)
    definition.description = Text(verbatim: package.description)
    return ScriptWidget(definition)
  }
}

/// A bundle whose widgets are known at run time only.
struct ScriptBundle: WidgetBundle {
  let widgets: [any Widget]
  init() { widgets = [] }
  init(_ widgets: [any Widget]) { self.widgets = widgets }
  var body: some Widget { _WidgetGroup(widgets) }
}

/// A widget that is a definition already.
struct ScriptWidget: Widget {
  let definition: WidgetDefinition?
  init() { definition = nil }
  init(_ definition: WidgetDefinition) { self.definition = definition }
  var body: some WidgetConfiguration { ScriptConfiguration(definition: definition) }
}

private struct ScriptConfiguration: WidgetConfiguration, DefinableConfiguration {
  typealias Body = Never
  let definition: WidgetDefinition?
  var body: Never { fatalError("a script's configuration has no body") }
  func define() -> WidgetDefinition? { definition }
}
