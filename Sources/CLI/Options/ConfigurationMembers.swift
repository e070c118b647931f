import ArgumentParser
import VitrinePlatform
import VitrineStudio

/// What `--state` and `--script-option` say is carried by the configuration.
extension EnvironmentSelection {
  private static let scriptOptions = [
    "isTransparentBackground", "isTransparentMode", "isBlurMode",
  ]

  /// Their members of the configuration; nil where neither is given.
  static func members(_ group: EnvironmentGroup) throws -> [String: JSON]? {
    var members: [String: JSON] = [:]
    if let text = group.state {
      do { members["state"] = try JSON(parsing: text) } catch {
        throw ValidationError("--state is not JSON: \(error); write --state '{\"score\": 2}'")
      }
    }
    var options: [String: JSON] = [:]
    for text in group.scriptOption {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      let name = try Choice.pick(
        parts.first ?? "", from: scriptOptions, name: \.self, what: "script option")
      guard let value = parts.count > 1 ? Bool(parts[1]) : true else {
        throw ValidationError("--script-option \(name)=\(parts[1]): write true or false")
      }
      options[name] = .bool(value)
    }
    if !options.isEmpty { members["scriptOptions"] = .object(options) }
    return members.isEmpty ? nil : members
  }

  /// A configuration with more members.
  static func joined(_ configuration: String?, _ members: [String: JSON]) throws -> String {
    var all: [String: JSON] = [:]
    if let configuration {
      do { all = try JSON(parsing: configuration).members ?? [:] } catch {
        throw ValidationError("--configuration is not JSON: \(error)")
      }
    }
    return JSON.object(all.merging(members) { $1 }).compactText()
  }
}
