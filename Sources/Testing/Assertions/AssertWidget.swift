public import AppIntents
public import Foundation
public import SwiftUI
import VitrineComposition
public import VitrineSnapshots
public import WidgetKit

/// Compares a widget with references, in every combination of what is named.
///
///     await assertWidget(Forecast(), in: .allContexts)
///     await assertWidget(
///       Forecast(), in: [.homeScreen], families: [.systemSmall], typeSizes: [.large, .accessibility3])
///
/// References stand in `__Snapshots__` beside the test, named by the test and by what is shown. What
/// has none is recorded, and fails once so that somebody looks at it; where `CI` is set nothing is
/// recorded. `VITRINE_RECORD=all swift test` records everything anew.
///
/// - Parameters:
///   - contexts: a family is shown in those that offer it.
///   - families: nil: those that the widget supports.
///   - devices: empty: for each context the newest that has it.
///   - entries: drawn in place of the provider's; empty: what the provider shows at each date.
///   - configurations: empty: the intent with its defaults.
///   - record: when references are written; nil: `missing`, or what `VITRINE_RECORD` says.
///   - threshold: how much a picture may differ.
@MainActor
public func assertWidget<W: Widget>(
  _ widget: @autoclosure @escaping @MainActor () -> W,
  in contexts: [WidgetContext] = [.homeScreen, .lockScreen],
  families: [WidgetFamily]? = nil, devices: [WidgetDevice] = [],
  appearances: [ColorScheme] = [.light], typeSizes: [DynamicTypeSize] = [.large],
  locales: [String] = ["en_US"], dates: [Date] = [], entries: [any TimelineEntry] = [],
  configurations: [any WidgetConfigurationIntent] = [],
  options: WidgetOptions = WidgetOptions(), record: RecordMode? = nil,
  threshold: SnapshotThreshold = .exact, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) async {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let matrix = WidgetMatrix(
    contexts: contexts, families: families, devices: devices, appearances: appearances,
    typeSizes: typeSizes, locales: locales, dates: dates, entries: entries,
    configurations: configurations, options: options)
  do {
    let stage = try await WidgetStage(widget)
    let variants = try matrix.variants(of: stage)
    guard !variants.isEmpty else {
      throw WidgetTestError(
        "none of these contexts shows a family of \(stage.description.kind): "
          + contexts.map(\.id).joined(separator: ", "))
    }
    let checker = SnapshotChecker(
      place: place, mode: record ?? RecordSetting.mode, threshold: threshold)
    for variant in variants { await checker.check(variant, on: stage) }
    try checker.finish()
  } catch {
    place.report("\(error)")
  }
}

/// When references are written if a test does not say it.
enum RecordSetting {
  static var mode: RecordMode {
    let environment = ProcessInfo.processInfo.environment
    if let mode = environment["VITRINE_RECORD"].flatMap(RecordMode.init) { return mode }
    let ci = environment["CI"] ?? ""
    return ci.isEmpty || ci == "false" || ci == "0" ? .missing : .never
  }
}
