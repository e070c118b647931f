import FoundationEssentials
import VitrinePlatform

/// Tries many projects, each in a process of its own that a time limit ends: one that hangs or takes
/// the machine's memory costs its own line of the table.
public struct SurveyRun: Sendable {
  /// Folders of projects.
  public var projects: [String]
  /// Arguments of `vitrine survey` that each process gets.
  public var arguments: [String]
  /// Seconds for one project, each run by itself.
  public var timeLimit: Double
  /// Whether each project is run a second time, from the cache.
  public var repeats: Bool
  /// Where progress is said.
  public var console: Console

  public init(
    projects: [String], arguments: [String], timeLimit: Double, repeats: Bool, console: Console
  ) {
    self.projects = projects
    self.arguments = arguments
    self.timeLimit = timeLimit
    self.repeats = repeats
    self.console = console
  }

  /// One after the other: each uses all processors itself.
  public func run() throws -> SurveyReport {
    guard let program = ProcessFiles.executable else { throw StudioError.internalError }
    var results: [SurveyedProject] = []
    for (number, path) in projects.enumerated() {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      console.progress("\(number + 1)/\(projects.count) \(name)")
      var result = one(program, path, name)
      if repeats, !result.isLate {
        result.secondsAgain = one(program, path, name).seconds
      }
      results.append(result)
      console.progress(nil)
      console.message("\(number + 1)/\(projects.count) \(name): \(result.outcome.rawValue)")
    }
    return SurveyReport(results)
  }

  private func one(_ program: String, _ path: String, _ name: String) -> SurveyedProject {
    let begun = SystemClock.uptime
    let failed: (String, Bool) -> SurveyedProject = { problem, isLate in
      SurveyedProject(
        name: name, path: path, problems: [problem], seconds: SystemClock.uptime - begun,
        isLate: isLate)
    }
    do {
      let result = try Tool(
        program, ["survey", "--single", path] + arguments, timeLimit: timeLimit
      ).run()
      if result.isTimedOut { return failed("more than \(Int(timeLimit)) seconds", true) }
      guard
        var project = try? JSONDecoder().decode(
          SurveyedProject.self, from: Data(result.standardOutput))
      else { return failed("the process ended with \(result.status): \(result.errorText)", false) }
      project.seconds = SystemClock.uptime - begun
      return project
    } catch {
      return failed(error.description, false)
    }
  }
}
