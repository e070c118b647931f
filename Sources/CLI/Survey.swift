import ArgumentParser
import FoundationEssentials
import VitrineBuild
import VitrinePlatform
import VitrineStudio

struct Survey: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "survey",
    abstract: "Try every project below some folders and print which widgets can be drawn.",
    discussion: """
      A folder that holds no project itself stands for the projects in it. Each is built and every \
      family of its widgets drawn once, in a process of its own with a time limit; then once more \
      from the cache. The table says for each what is missing; its first line is the share of \
      projects that draw every family.

        vitrine survey Examples/Weather Examples/HeroCard
        vitrine survey Examples/Weather --once --format json
        vitrine survey Examples/Weather --pictures survey-pictures -o survey.md

      The exit status is 0 if every project with widgets draws every family, otherwise 1.
      """)

  @Argument(
    help: ArgumentHelp("Folders of projects; default: the current folder.", valueName: "folder"),
    completion: .directory)
  var folders: [String] = []

  @Option(help: ArgumentHelp("markdown or json.", valueName: "markdown|json"))
  var format: SurveyFormat = .markdown

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("File to write; default: standard output.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp("Seconds for each project and run; default: 300.", valueName: "seconds"))
  var timeLimit = 300.0

  @Flag(help: "Run each project once, not a second time from the cache.")
  var once = false

  @Option(
    help: ArgumentHelp("Folder for one picture of each family; default: none.", valueName: "dir"))
  var pictures: String?

  @Option(
    help: ArgumentHelp(
      "Where packages come from: fetch, offline or never; as for 'vitrine render'.",
      valueName: "fetch|offline|never"),
    transform: {
      try Choice.pick(
        $0, from: PackagePolicy.allCases, name: \.rawValue, what: "source of packages")
    })
  var packages: PackagePolicy?

  @Option(
    help: ArgumentHelp(
      "Whether builds and widgets are confined: on, required or off.",
      valueName: "on|required|off"),
    transform: {
      try Choice.pick($0, from: ConfinementMode.allCases, name: \.rawValue, what: "confinement")
    })
  var confinement = ConfinementMode.on

  @Option(help: .hidden) var single: String?

  func run() throws {
    if let single { return try runOne(single) }
    guard timeLimit >= 1, timeLimit <= 86_400 else {
      throw ValidationError("--time-limit \(timeLimit): must be 1 to 86400 seconds")
    }
    let given = folders.isEmpty ? ["."] : folders
    if let missing = given.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
      throw ValidationError("there is no folder '\(missing)'")
    }
    let projects = SurveyFolders.projects(in: given)
    guard !projects.isEmpty else {
      throw ValidationError("no project in \(given.joined(separator: ", "))")
    }
    let report = try SurveyRun(
      projects: projects, arguments: arguments, timeLimit: timeLimit, repeats: !once,
      console: .terminal
    ).run()
    let text = format == .json ? report.json.text() : report.markdown
    if let output {
      try AtomicFile.write(Array((text + "\n").utf8), to: output)
      Terminal.out(report.share)
    } else {
      Terminal.out(text)
    }
    let isWhole = report.projects.allSatisfy { [.draws, .noWidget].contains($0.outcome) }
    if !isWhole { throw StudioError.widgetFailed }
  }

  private var arguments: [String] {
    var words = ["--confinement", confinement.rawValue]
    if let packages { words += ["--packages", packages.rawValue] }
    if let pictures { words += ["--pictures", pictures] }
    return words
  }

  /// The work of one process: a line of JSON for the one that started it.
  private func runOne(_ path: String) throws {
    var request = BuildRequest(paths: [path])
    request.sandbox.mode = confinement
    request.packages = packages
    // How much was left out stands in the table.
    request.allowsOmissions = true
    var environment = EnvironmentSelection()
    environment.confinement = confinement
    let inputs = Inputs(build: request, selection: Selection(), environment: environment)
    let folder = pictures.map { "\($0)/\(path.split(separator: "/").last ?? "project")" }
    let result = ProjectSurvey(inputs, pictures: folder).run()
    Terminal.out(String(decoding: try JSONEncoder().encode(result), as: UTF8.self))
  }
}

/// How a survey's table is printed.
enum SurveyFormat: String, ExpressibleByArgument, CaseIterable {
  case markdown, json
}
