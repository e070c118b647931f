import ArgumentParser
import VitrinePlatform
import VitrineStudio

/// What `--script-option` says is carried by the configuration, `--state` by that of what has a state.
extension EnvironmentSelection {
  private static let scriptOptions = [
    "isTransparentBackground", "isTransparentMode", "isBlurMode",
  ]

  /// The state as it was given, where it is JSON.
  static func state(_ text: String?) throws -> String? {
    guard let text else { return nil }
    do { return try JSON(parsing: text).compactText() } catch {
      throw ValidationError(
        "--state is not JSON: \(error); write --state '{\"score\": 2}', or --state true for a toggle"
      )
    }
  }

  /// Their members of the configuration; empty where none is given.
  static func members(_ group: EnvironmentGroup) throws -> [JSON.Member] {
    var members: [JSON.Member] = []
    var options: [JSON.Member] = []
    for text in group.scriptOption {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      let name = try Choice.pick(
        parts.first ?? "", from: scriptOptions, name: \.self, what: "script option")
      guard let value = parts.count > 1 ? Bool(parts[1]) : true else {
        throw ValidationError("--script-option \(name)=\(parts[1]): write true or false")
      }
      options.append(JSON.Member(name, .bool(value)))
    }
    guard options.count(where: { $0.value == .bool(true) }) < 2 else {
      throw ValidationError(
        "--script-option: a widget has one kind of background; choose one of them")
    }
    if !options.isEmpty { members.append(JSON.Member("scriptOptions", .object(options))) }
    return members
  }

  /// A configuration with more members.
  static func joined(_ configuration: String?, _ members: [JSON.Member]) throws -> String? {
    guard !members.isEmpty else { return configuration }
    var all: [JSON.Member] = []
    if let configuration {
      do { all = try JSON(parsing: configuration).members ?? [] } catch {
        throw ValidationError("--configuration is not JSON: \(error)")
      }
    }
    return JSON.object(all + members).compactText()
  }
}
