public import AppIntents
public import Foundation
public import SwiftUI
import VitrineCatalog
import VitrineMessages
import VitrineStudio
public import WidgetKit

/// How a widget is shown. What is not said is what a new phone has: light, English, text size Large,
/// time zone UTC, and a Monday morning in June of 2026 at 9:41.
@MainActor
public struct WidgetOptions {
  /// nil: the newest that has the context.
  public var device: WidgetDevice?
  /// Light or dark.
  public var appearance = ColorScheme.light
  /// Widgets know `large` … `accessibility5`.
  public var typeSize = DynamicTypeSize.large
  /// Language and region, such as `de_DE`.
  public var locale = "en_US"
  /// Of the device.
  public var timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  /// The moment that is shown, for the provider as well.
  public var date = Date(timeIntervalSince1970: EnvironmentSelection.defaultDate)
  /// Drawn in place of what the provider offers; of the provider's own type.
  public var entry: (any TimelineEntry)?
  /// nil: the intent with its defaults.
  public var configuration: (any WidgetConfigurationIntent)?
  /// Which of the provider's methods is asked; an entry of its own makes that needless.
  public var source = Source.timeline
  /// Hides what is marked as `privacySensitive`.
  public var hidesPrivateContent = false
  /// Whether Increase Contrast is on.
  public var increasesContrast = false
  /// Version of the system in the unified numbering.
  public var os = OSVersion.newest

  /// Where an entry comes from.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    case timeline, snapshot, placeholder
  }

  /// What a new phone has.
  public init() {}

  /// The same with a change.
  public func with(_ change: (inout WidgetOptions) -> Void) -> WidgetOptions {
    var copy = self
    change(&copy)
    return copy
  }
}

extension WidgetOptions {
  var environment: EnvironmentOptions {
    EnvironmentOptions(
      appearance: appearance == .dark ? .dark : .light, typeSize: "\(typeSize)", locale: locale,
      timeZone: timeZone.identifier, date: date.timeIntervalSince1970, os: os,
      redaction: hidesPrivateContent ? [.privacy] : [],
      contrast: increasesContrast ? .increased : .standard)
  }

  var requestSource: RenderRequest.Source {
    if entry != nil { return .timelineEntry(index: 0) }
    return switch source {
    case .timeline: .timelineEntry(index: nil)
    case .snapshot: .snapshot
    case .placeholder: .placeholder
    }
  }

  /// JSON of the configuration's parameters.
  var configurationJSON: String? { configuration.map { IntentReference($0).parameters.json } }
}
