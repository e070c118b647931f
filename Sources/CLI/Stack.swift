import ArgumentParser
import VitrineHost
import VitrineMessages
import VitrineStudio

struct Stack: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stack",
    abstract: "Show which widget of a stack comes to the top, and why.",
    discussion: """
      Up to ten widgets of one family in a Smart Stack, in the bundle's order. On iPhone and iPad, \
      the score of an entry's TimelineEntryRelevance decides, relative to the other scores of the \
      same provider. On a watch (--device), relevance() does, in the situation that the options \
      describe. What comes to the top is drawn.

        vitrine stack Examples/Weather --family systemSmall --for 24h
        vitrine stack Examples/WatchComplication \\
          --device apple-watch-46mm --sleep wakeup
        vitrine stack Examples/WatchComplication \\
          --device apple-watch-46mm --fitness workoutActive --format json
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentGroup

  @Option(name: .customLong("for"), help: ArgumentHelp("Length of time to show.", valueName: "24h"))
  var length: String = "24h"

  @Option(
    help: ArgumentHelp("Where the wearer is: home, work, school or commute.", valueName: "place"))
  var place: String?

  @Option(
    help: ArgumentHelp("Coordinates of the wearer, in degrees.", valueName: "latitude,longitude"))
  var location: String?

  @Option(help: ArgumentHelp("Part of the sleep schedule: wakeup or bedtime.", valueName: "moment"))
  var sleep: String?

  @Option(
    help: ArgumentHelp(
      "Fitness state: workoutActive or activityRingsIncomplete.", valueName: "state"))
  var fitness: [String] = []

  @Flag(help: "Headphones are connected.")
  var headphones = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Folder for the pictures; default: vitrine-stack.", valueName: "dir"))
  var output: String = "vitrine-stack"

  @Option(help: ArgumentHelp("text or json.", valueName: "text|json"))
  var format: ListFormat = .text

  func run() throws {
    let inputs = try Inputs(source, selection, environment)
    let seconds = try DurationArgument.parse(length)
    let situation = try situation(inputs.environment.variants[0].options.date)
    var messages = Messages(path: inputs.path, console: .terminal)
    let stack = try StackSession.open(inputs, pictures: output, messages: &messages)
    defer { stack.session.close() }
    let report =
      stack.isWatch
      ? stack.suggestions(in: situation)
      : stack.rotations(from: situation.date, to: situation.date + seconds)
    for problem in report.problems { messages.say(.error, problem) }
    Terminal.out(format == .json ? report.json.text() : report.text)
    if messages.hasErrors { throw StudioError.widgetFailed }
  }

  private func situation(_ date: Double) throws -> Situation {
    func pick(_ text: String, _ known: [String], _ what: String) throws -> String {
      try Choice.pick(text, from: known, name: \.self, what: what)
    }
    var situation = Situation(
      date: date,
      place: try place.map { try pick($0, ["home", "work", "school", "commute"], "place") },
      sleep: try sleep.map { try pick($0, ["wakeup", "bedtime"], "moment of sleep") },
      fitness: Set(
        try Choice.split(fitness).map {
          try pick($0, ["workoutActive", "activityRingsIncomplete"], "state of fitness")
        }), hasHeadphones: headphones)
    if let location {
      let numbers = location.split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 2, abs(numbers[0]) <= 90, abs(numbers[1]) <= 180 else {
        throw ValidationError("'\(location)' is not a coordinate: write --location 52.52,13.40")
      }
      situation.location = (numbers[0], numbers[1])
    }
    return situation
  }
}
