import ArgumentParser
import Glibc
import VitrineHost
import VitrineMessages
import VitrineStudio

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Keep widgets going in real time.",
    discussion: """
      Every widget and family selected is put in its place once; the store remembers them with \
      their timelines, pictures and budgets, so that the next run goes on where this one ended, \
      however it ended. One line is printed for each thing that happens. 'vitrine push' reaches a \
      running host through its store. Ends with Control-C.

        vitrine run Examples/Weather --family systemSmall
        vitrine run Examples/ToDo --store todo.sqlite -o pictures
        vitrine run Examples/Weather --from 2026-06-08T00:00Z --speed 3600 --for 24h
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentGroup

  @Option(
    help: ArgumentHelp("File that remembers everything.", valueName: "file"))
  var store: String = "vitrine.sqlite"

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Folder for the picture on screen of each widget.", valueName: "dir"))
  var output: String?

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("How long; default: until ended.", valueName: "24h"))
  var length: String?

  @Option(help: ArgumentHelp("Begin at this moment instead of now.", valueName: "date"))
  var from: String?

  @Option(help: ArgumentHelp("How many times faster than the clock.", valueName: "n"))
  var speed: Double = 1

  @Option(help: ArgumentHelp("Reloads a day that count.", valueName: "n"))
  var budget: Int = 70

  @Option(help: ArgumentHelp("Place each widget so many times.", valueName: "n"))
  var copies: Int = 1

  func run() throws {
    let inputs = try Inputs(source, selection, environment)
    _ = try self.clock()
    let seconds = try length.map(DurationArgument.parse)
    guard budget > 0, copies > 0 else {
      throw ValidationError("--budget and --copies have to be at least 1")
    }
    var messages = Messages(path: inputs.path, console: .terminal)
    let runner = HostRunner(
      inputs: inputs, copies: copies, folder: output, console: .terminal)
    let launches = try runner.build(&messages, container: store + ".container")
    // The time begins when the widgets have been built.
    let clock = try self.clock()
    let end = seconds.map { clock.now + $0 }
    do throws(StoreError) {
      let store = try WidgetStore(path: store)
      let service = try runner.open(store, clock: clock, launches: launches)
      Stop.onSignals()
      try runner.place(on: service, budget: ReloadBudget(allowed: budget))
      try service.run(until: end) { Stop.isAsked }
    } catch {
      messages.say(.error, "\(error)")
      throw StudioError.internalError
    }
  }

  private func clock() throws -> HostClock {
    guard speed > 0, speed.isFinite else { throw ValidationError("--speed has to be above 0") }
    let start = try from.map { try DateArgument.parse($0) }
    if start == nil, speed == 1 { return .real }
    return .accelerated(from: start ?? HostClock.real.now, speed: speed)
  }
}
