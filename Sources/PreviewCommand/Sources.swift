import ArgumentParser
import VitrineBuild
import VitrinePlatform
import VitrineStudio

/// What is built and how it runs, as `vitrine` hands it on.
struct SourceArguments: ParsableArguments {
  @Option var target: String?
  @Option var platform: String?
  @Option var also: [String] = []
  @Option var confinement = "on"
  @Flag var allowOmissions = false
  @Option var date: Double?
  @Option var network = "deny"

  func request(_ path: String) -> BuildRequest {
    var request = BuildRequest(
      paths: [path], additionalPaths: also, target: target,
      platform: platform.flatMap(BuildPlatform.init))
    request.allowsOmissions = allowOmissions
    request.sandbox.mode = ConfinementMode(rawValue: confinement) ?? .on
    return request
  }

  var environment: EnvironmentSelection {
    var environment = EnvironmentSelection()
    environment.confinement = ConfinementMode(rawValue: confinement) ?? .on
    environment.network = network
    if let date { environment.variants[0].options.date = date }
    return environment
  }
}

extension Console {
  /// Results on standard output, everything else beside it.
  static let plain = Console(result: { print($0) }, message: { Errors.print($0) })
}
