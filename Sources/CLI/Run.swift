import ArgumentParser
import FoundationEssentials
import Glibc
import VitrineHost
import VitrineMessages
import VitrinePlatform
import VitrineStudio

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Keep widgets running in real time.",
    discussion: """
      Each selected widget and family is placed once. The store remembers the placements with \
      their timelines, pictures and budgets, so that the next run continues where this one ended, \
      however it ended. One line is printed for each event. 'vitrine push' reaches a running host \
      through its store. Control-C ends it.

        vitrine run Examples/Weather --family systemSmall
        vitrine run Examples/ToDo --store todo.sqlite -o pictures
        vitrine run Examples/Weather --store day.sqlite \\
          --from 2026-06-08T00:00Z --for 24h --speed 28800
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentGroup

  @Option(
    help: ArgumentHelp("File that holds the placements and all that happened.", valueName: "file"))
  var store: String = "vitrine.sqlite"

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Folder for a picture of what each widget shows.", valueName: "dir"))
  var output: String?

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("How long to run; default: until Control-C.", valueName: "24h"))
  var length: String?

  @Option(help: ArgumentHelp("Start at this moment instead of now.", valueName: "date"))
  var from: String?

  @Option(help: ArgumentHelp("How many times faster than real time.", valueName: "n"))
  var speed: Double = 1

  @Option(help: ArgumentHelp("Daily reload budget of each widget.", valueName: "n"))
  var budget: Int = 70

  @Option(help: ArgumentHelp("How often to place each widget.", valueName: "n"))
  var copies: Int = 1

  func run() throws {
    let inputs = try Inputs(source, selection, environment)
    _ = try self.clock()
    let seconds = try length.map(DurationArgument.parse)
    guard budget > 0, copies > 0 else {
      throw ValidationError("--budget and --copies must be at least 1")
    }
    var messages = Messages(path: inputs.path, console: .terminal)
    let runner = HostRunner(
      inputs: inputs, copies: copies, folder: output, console: .terminal)
    // One that is there may have a host; a new one is made once there is something to place.
    let known = FileManager.default.fileExists(atPath: store) ? try open(&messages) : nil
    let launches = try runner.build(&messages, container: store + ".container")
    let store = try known ?? open(&messages)
    // The time begins when the widgets have been built.
    let clock = try self.clock()
    let end = seconds.map { clock.now + $0 }
    do throws(StoreError) {
      let service = try runner.open(store, clock: clock, launches: launches)
      StopSignal.onSignals()
      try runner.place(on: service, budget: ReloadBudget(allowed: budget))
      runner.introduce(service, store: self.store, until: limit(end))
      try service.run(until: end) { StopSignal.isAsked }
    } catch {
      messages.say(.error, "\(error)")
      throw StudioError.internalError
    }
  }

  /// The store, which no other host keeps.
  private func open(_ messages: inout Messages) throws -> WidgetStore {
    do throws(StoreError) {
      let store = try WidgetStore(path: store)
      try store.claim()
      return store
    } catch {
      if case .damaged = error {
        messages.say(.error, "\(error)")
        throw StudioError.internalError
      }
      throw StudioError.unwritable("\(error)")
    }
  }

  private func limit(_ end: Double?) -> String {
    let text = end.map { "until \(DateText.iso8601($0.rounded()))" } ?? "until Control-C"
    return speed == 1 ? text : "\(text), \(JSON.number(speed)) times faster than real time"
  }

  private func clock() throws -> HostClock {
    guard speed > 0, speed.isFinite else { throw ValidationError("--speed must be above 0") }
    let start = try from.map { try DateArgument.parse($0) }
    if start == nil, speed == 1 { return .real }
    return .accelerated(from: start ?? HostClock.real.now, speed: speed)
  }
}
