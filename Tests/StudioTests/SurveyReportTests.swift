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
}
