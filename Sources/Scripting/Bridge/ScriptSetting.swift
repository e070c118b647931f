import CoreGraphics
import Foundation
import SwiftUI
import UIKit
import VitrineFoundation
import VitrineMessages

/// What a script finds around it: from the request that it answers.
struct ScriptSetting {
  var environment: RenderEnvironment
  /// Free text of the widget's configuration.
  var parameter: String
  /// Seconds, for each uninterrupted piece of work and for all waiting together.
  var timeLimit: Double
  /// `isTransparentBackground` and its kind, those that are on (`--script-option`).
  var options: Set<String> = []
  /// `VITRINE_CONTAINER`, or a temporary folder.
  var container: String

  init(
    environment: RenderEnvironment, parameter: String = "", timeLimit: Double,
    container: String = Self.standardContainer
  ) {
    self.environment = environment
    self.parameter = parameter
    self.timeLimit = timeLimit
    self.container = container
  }

  static var standardContainer: String {
    ProcessEnvironment.value(ExtensionEnvironment.container) ?? NSTemporaryDirectory()
  }

  /// JavaScriptCore asks for the time zone when a context is made.
  func apply() {
    setenv("TZ", environment.timeZone, 1)
    tzset()
  }

  // MARK: For the runtime

  /// `bridge.config` as JSON text.
  @MainActor func configuration(of run: ScriptRun) -> String? {
    let folders = run.folders
    let screen = UIScreen.main.bounds
    let metadata = (try? JSONSerialization.jsonObject(with: Data(run.package.metadata.utf8))) ?? [:]
    let isPad = environment.family == "systemExtraLarge"
    let config: [String: Any] = [
      "name": run.package.name, "code": run.entry.code, "environment": run.entry.environment,
      "metadata": metadata,
      "family": environment.family, "width": environment.width, "height": environment.height,
      "parameter": parameter, "colorScheme": environment.colorScheme.rawValue,
      // With the network live the clock is true, or no certificate is valid.
      "now": isLive ? NSNull() : environment.date * 1000, "locale": environment.locale,
      "timeZone": environment.timeZone,
      "seed": environment.date.bitPattern % (1 << 52),
      "location": Self.location ?? NSNull(), "modifiers": ModifierSpec.all.map(\.name),
      "options": options.sorted(),
      "folders": [
        "script": folders.script, "scripts": folders.scripts, "documents": folders.documents,
        "appGroup": folders.appGroup, "iCloud": folders.iCloud, "temporary": folders.temporary,
      ],
      "device": [
        "model": isPad ? "iPad" : "iPhone", "localizedModel": isPad ? "iPad" : "iPhone",
        "systemName": isPad ? "iPadOS" : "iOS", "systemVersion": "\(environment.osVersion).0",
        "isiPad": isPad, "isiPhone": !isPad,
        "screen": [
          "width": screen.width, "height": screen.height, "scale": environment.displayScale,
        ],
      ],
    ]
    guard let data = try? JSONSerialization.data(withJSONObject: config) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private var isLive: Bool { ProcessEnvironment.value(ExtensionEnvironment.network) == "live" }

  /// `VITRINE_LOCATION`: latitude, longitude and perhaps a name, separated by commas.
  private static var location: [String: Any]? {
    guard let text = ProcessEnvironment.value("VITRINE_LOCATION") else { return nil }
    let parts = text.split(separator: ",", maxSplits: 2).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard parts.count >= 2, let latitude = Double(parts[0]), let longitude = Double(parts[1]),
      abs(latitude) <= 90, abs(longitude) <= 180
    else { return nil }
    var place: [String: Any] = ["latitude": latitude, "longitude": longitude]
    if parts.count == 3 { place["place"] = ["name": parts[2], "locality": parts[2]] }
    return place
  }
}
