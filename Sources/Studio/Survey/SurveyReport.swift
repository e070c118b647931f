public import VitrinePlatform

/// The table of a survey.
public struct SurveyReport: Sendable {
  /// In the order of their names.
  public var projects: [SurveyedProject]

  public init(_ projects: [SurveyedProject]) {
    self.projects = projects.sorted {
      ($0.name.lowercased(), $0.path) < ($1.name.lowercased(), $1.path)
    }
  }

  private var counted: [SurveyedProject] { projects.filter { $0.outcome != .noWidget } }

  /// `81 of 90 projects draw every family of their widgets (90 %); 4 some, 5 none`
  public var share: String {
    let count = counted.count
    let draws = counted.count { $0.outcome == .draws }
    let partly = counted.count { $0.outcome == .partly }
    let percent = count == 0 ? 0 : Int((Double(draws) / Double(count) * 100).rounded())
    return "\(draws) of \(count) projects draw every family of their widgets (\(percent) %); "
      + "\(partly) some, \(count - draws - partly) none"
  }

  /// For a page.
  public var markdown: String {
    let head = """
      \(share).

      | project | extensions | result | families | first run | again | what is missing |
      |---|---|---|---|---|---|---|
      """
    return ([head] + projects.map(row)).joined(separator: "\n") + "\n"
  }

  private func row(_ project: SurveyedProject) -> String {
    let problems = project.problems + project.targets.flatMap(\.problems)
    let emptied = project.targets.reduce(0) { $0 + $1.emptied }
    // Where the folder stands says nothing to another reader. A shell completes its name with a slash.
    let folder = project.path.last == "/" ? String(project.path.dropLast()) : project.path
    var notes = problems.prefix(3).map { problem in
      Self.cell(problem.replacing(folder + "/", with: "").replacing(folder, with: project.name))
    }
    if problems.count > 3 { notes.append("\(problems.count - 3) more") }
    if emptied > 0 { notes.append("\(emptied) functions compiled without their bodies") }
    let cells = [
      Self.cell(project.name), project.targets.map { Self.cell($0.name) }.joined(separator: ", "),
      project.outcome.rawValue, project.families == 0 ? "" : "\(project.drawn)/\(project.families)",
      Self.seconds(project.seconds), project.secondsAgain.map(Self.seconds) ?? "",
      notes.joined(separator: "<br>"),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func seconds(_ value: Double) -> String {
    "\((value * 10).rounded() / 10) s"
  }

  /// What would end a cell or begin an element is spelled out.
  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("<", with: "&lt;").replacing("\n", with: " ")
  }

  /// For a program.
  public var json: JSON {
    func count(_ outcome: SurveyedProject.Outcome) -> JSON {
      .integer(projects.count { $0.outcome == outcome })
    }
    return .object([
      "counts": .object(
        SurveyedProject.Outcome.allCases.map { JSON.Member($0.rawValue, count($0)) }),
      "projects": .array(projects.map(Self.json)),
    ])
  }

  private static func json(_ project: SurveyedProject) -> JSON {
    .object([
      "name": .string(project.name), "path": .string(project.path),
      "result": .string(project.outcome.rawValue), "families": .integer(project.families),
      "drawn": .integer(project.drawn), "seconds": .number(project.seconds),
      "secondsAgain": project.secondsAgain.map { .number($0) } ?? .null,
      "problems": .array(project.problems.map { .string($0) }),
      "targets": .array(
        project.targets.map { target in
          .object([
            "name": .string(target.name), "families": .integer(target.families),
            "drawn": .integer(target.drawn), "emptiedFunctions": .integer(target.emptied),
            "problems": .array(target.problems.map { .string($0) }),
          ])
        }),
    ])
  }
}
