import Testing

@testable import VitrineStudio

/// The table of a survey.
@Suite(.timeLimit(.minutes(60)))
struct SurveyReportTests {
  /// Where the folder stands is left out, however its name was completed.
  @Test(arguments: ["/home/me/Tea", "/home/me/Tea/"])
  func problemsNameFilesOfTheProject(_ path: String) {
    var project = SurveyedProject(name: "Tea", path: path)
    project.problems = [
      "/home/me/Tea/App/Log.swift:3: error: a", "/home/me/Tea: warning: b", "/home/me/Other.swift",
    ]
    let row = SurveyReport([project]).markdown.split(separator: "\n").last ?? ""
    #expect(row.contains("App/Log.swift:3: error: a<br>Tea: warning: b<br>/home/me/Other.swift"))
    #expect(!row.contains("/Tea"))
  }

  /// Live Activities that no state can be made up for leave nothing to draw.
  @Test(arguments: [
    (0, ["Tea: note: no state"], "Tea: note: no state"),
    (0, [], "none of its widgets can be drawn"), (2, ["said"], ""),
  ])
  func nothingToDrawIsNoSuccess(_ families: Int, _ said: [String], _ problem: String) {
    var target = SurveyedProject.Target(name: "Tea", families: families, drawn: families)
    target.noteNothingDrawn(said: said)
    #expect(target.problems == (problem.isEmpty ? [] : [problem]))
    let project = SurveyedProject(name: "Tea", path: "/Tea", targets: [target])
    #expect(project.outcome == (problem.isEmpty ? .draws : .fails))
  }
}
