/// What became of one project of a survey.
public struct SurveyedProject: Codable, Sendable, Hashable {
  /// How far its widgets came.
  public enum Outcome: String, Codable, Sendable, CaseIterable {
    /// Every family of every widget is drawn.
    case draws
    /// Some families are.
    case partly
    /// None is: it does not build, or its widgets fail.
    case fails
    /// It took longer than it was given.
    case late
    /// There is no widget extension in it.
    case noWidget = "no widget"
  }

  /// One widget extension.
  public struct Target: Codable, Sendable, Hashable {
    /// As the project calls it.
    public var name: String
    /// Families of widgets that can be drawn.
    public var families = 0
    /// Of these, how many were.
    public var drawn = 0
    /// Functions that are there without their bodies, since these do not compile.
    public var emptied = 0
    /// What is missing or went wrong, a sentence each.
    public var problems: [String] = []

    /// An extension of which nothing can be drawn is no success: the first thing that was said of it is why.
    mutating func noteNothingDrawn(said lines: [String]) {
      guard families == 0, problems.isEmpty else { return }
      problems = [lines.first ?? "none of its widgets can be drawn"]
    }
  }

  /// The folder's name.
  public var name: String
  /// Where it is.
  public var path: String
  /// Its widget extensions, by name.
  public var targets: [Target] = []
  /// What is wrong with the project as a whole.
  public var problems: [String] = []
  /// Seconds of the first run, which builds what is not in the cache.
  public var seconds = 0.0
  /// Seconds of the second run; nil where there was none.
  public var secondsAgain: Double?
  /// Whether it was ended because its time was over.
  public var isLate = false
  /// Whether nothing in it is a widget.
  public var hasNoWidget = false

  /// Families of widgets that can be drawn, and how many were.
  public var families: Int { targets.reduce(0) { $0 + $1.families } }
  /// Families that were drawn.
  public var drawn: Int { targets.reduce(0) { $0 + $1.drawn } }

  /// How far its widgets came.
  public var outcome: Outcome {
    if isLate { return .late }
    if hasNoWidget { return .noWidget }
    let isWhole = targets.allSatisfy { $0.problems.isEmpty && $0.drawn == $0.families }
    if isWhole, problems.isEmpty, !targets.isEmpty { return .draws }
    return drawn > 0 ? .partly : .fails
  }
}
