import ArgumentParser
import VitrineBuild
import VitrineStudio

/// What to build, shared by all commands that take a PATH.
struct SourceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Folder of Swift sources, Swift file, .xcodeproj's folder, SwiftPM package, or TSX script; default: the "
        + "current folder.",
      valueName: "path"),
    completion: .file())
  var path: String?

  @Option(
    help: ArgumentHelp("Widget extension to take, where there are several.", valueName: "name"))
  var target: String?

  @Option(help: "Platform that #if os(…) is resolved for: iOS, watchOS or macOS.")
  var platform: String?

  @Option(
    help: ArgumentHelp(
      "Further folders of which the extension takes the files it needs; a package among them is "
        + "a module to import.", valueName: "path"))
  var also: [String] = []

  @Flag(
    help: ArgumentHelp(
      "Accept that functions which do not compile are left without their bodies: notes instead of "
        + "errors."))
  var allowOmissions = false

  /// What to build.
  func request(_ path: String) throws -> BuildRequest {
    var request = BuildRequest(
      paths: [path], additionalPaths: also, target: target, platform: try buildPlatform())
    request.allowsOmissions = allowOmissions
    return request
  }

  private func buildPlatform() throws -> BuildPlatform? {
    guard let platform else { return nil }
    return try Choice.pick(
      platform, from: BuildPlatform.allCases, name: \.rawValue, what: "platform")
  }
}
