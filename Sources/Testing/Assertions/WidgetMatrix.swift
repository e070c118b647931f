import AppIntents
import Foundation
import SwiftUI
import VitrineComposition
import VitrinePlatform
import WidgetKit

/// Every combination of what a test names.
@MainActor
struct WidgetMatrix {
  var contexts: [WidgetContext]
  var families: [WidgetFamily]?
  var devices: [WidgetDevice]
  var appearances: [ColorScheme]
  var typeSizes: [DynamicTypeSize]
  var locales: [String]
  var dates: [Date]
  var entries: [any TimelineEntry]
  var configurations: [any WidgetConfigurationIntent]
  var options: WidgetOptions

  /// One picture.
  struct Variant {
    var job: RenderJob
    var options: WidgetOptions
    /// The reference's name, by what is shown.
    var name: String { job.path }
  }

  /// The pictures, those of one family next to each other.
  func variants(of stage: WidgetStage) throws -> [Variant] {
    let all = environments
    return try (families ?? stage.families).flatMap { family in
      try contexts.flatMap { context in
        try all.compactMap { options, name -> Variant? in
          if families != nil, !stage.families.contains(family) {
            _ = try stage.job(family, context, options)
          }
          guard var job = try stage.job(ifOffered: family, context, options) else { return nil }
          job.variant = name
          return Variant(job: job, options: options)
        }
      }
    }
  }

  /// Options with the part of a name that tells them from the others; a thing that has one value has
  /// none.
  private var environments: [(WidgetOptions, String)] {
    var found: [(WidgetOptions, [String])] = [(options, [])]
    func vary<Value>(
      _ values: [Value], _ name: (Int, Value) -> String?,
      _ change: (inout WidgetOptions, Value) -> Void
    ) {
      guard !values.isEmpty else { return }
      var varied: [(WidgetOptions, [String])] = []
      for (options, parts) in found {
        for (index, value) in values.enumerated() {
          var options = options
          change(&options, value)
          varied.append((options, parts + [name(index, value)].compactMap(\.self)))
        }
      }
      found = varied
    }
    vary(devices, { _, _ in nil }) { $0.device = $1 }
    vary(appearances, { $1 == .dark ? "dark" : nil }) { $0.appearance = $1 }
    vary(typeSizes, { $1 == .large ? nil : Self.short($1) }) { $0.typeSize = $1 }
    vary(locales, { $1 == "en_US" ? nil : FileName.safe($1) }) { $0.locale = $1 }
    vary(dates, { dates.count > 1 ? Self.stamp($1) : nil }) { $0.date = $1 }
    vary(entries, { index, _ in "entry-\(index)" }) { $0.entry = $1 }
    vary(configurations, { index, _ in "configuration-\(index)" }) { $0.configuration = $1 }
    return found.map { ($0, $1.joined(separator: "-")) }
  }

  /// As the command names it: `ax3`, `xxlarge`.
  private static func short(_ size: DynamicTypeSize) -> String {
    "\(size)".replacing("accessibility", with: "ax").lowercased()
  }

  /// `20260608T094100Z`
  private static func stamp(_ date: Date) -> String {
    DateText.iso8601(date.timeIntervalSince1970).filter { $0 != "-" && $0 != ":" }
  }
}
