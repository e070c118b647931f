import ArgumentParser
import VitrineBuild
import VitrinePlatform
import VitrineStudio

/// What to build, shared by all commands that take a PATH.
struct SourceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Folder of Swift sources, Swift file, folder with an .xcodeproj, SwiftPM package, TSX script "
        + "or .scripting file; default: the current folder. A file .vitrine.yml in it, or above it in "
        + "the repository, holds defaults.",
      valueName: "path"),
    completion: .file())
  var path: String?

  @Option(
    help: ArgumentHelp("Widget extension to use if there are several.", valueName: "name"))
  var target: String?

  @Option(
    help:
      """
      Platform that #if os(…) is resolved for: iOS, watchOS or macOS; default: the project's own, watchOS \
      with --device of a watch. An iPhone's widget on a Mac keeps iOS' text sizes and colors.
      """)
  var platform: String?

  @Option(
    help: ArgumentHelp(
      "Another folder that the extension takes the files it needs from, or a package to import.",
      valueName: "path"))
  var also: [String] = []

  @Option(
    help: ArgumentHelp(
      "Whether the widget's code and its build are confined: on (as far as this machine can; see "
        + "'vitrine doctor'), required (refuse to run otherwise) or off (with all of your rights).",
      valueName: "on|required|off"),
    transform: {
      try Choice.pick($0, from: ConfinementMode.allCases, name: \.rawValue, what: "confinement")
    })
  var confinement = ConfinementMode.on

  @Option(
    help: ArgumentHelp(
      "Where packages come from that a project names by an address: fetch (from the cache, and what is "
        + "missing over the network), offline (from the cache alone) or never; default: fetch, but not "
        + "again for ten minutes after it failed.",
      valueName: "fetch|offline|never"),
    transform: {
      try Choice.pick(
        $0, from: PackagePolicy.allCases, name: \.rawValue, what: "source of packages")
    })
  var packages: PackagePolicy?

  @Flag(
    help: ArgumentHelp(
      "Report functions that do not compile and were emptied as notes instead of errors, and leave out "
        + "what does not compile in the widgets' own files too."))
  var allowOmissions = false

  /// What to build.
  func request(_ path: String) throws -> BuildRequest {
    var request = BuildRequest(
      paths: [path], additionalPaths: also, target: target, platform: try buildPlatform())
    request.allowsOmissions = allowOmissions
    request.sandbox.mode = confinement
    request.packages = packages
    return request
  }

  private func buildPlatform() throws -> BuildPlatform? {
    guard let platform else { return nil }
    return try Choice.pick(
      platform, from: BuildPlatform.allCases, name: \.rawValue, what: "platform")
  }
}
