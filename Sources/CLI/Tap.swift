import ArgumentParser
import VitrineDrawing
import VitrineExtensionClient
import VitrineHost
import VitrineMessages
import VitrinePlatform
import VitrineStudio

struct Tap: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tap",
    abstract: "Tap a widget and show it before, during and after.",
    discussion: """
      The tap lands on what is on screen at --date: a widget, a Live Activity or a control. A \
      button or toggle performs its App Intent in the extension, then the content is requested \
      again; a link or widgetURL is the address that the app would be opened with. Pictures go to \
      the folder given with -o: before.png, pending.png (the toggle in its new state, \
      invalidatable content faded) and after.png.

        vitrine tap Examples/ToDo --identifier invoice
        vitrine tap Examples/ToDo --family systemMedium --at 24,60 \\
          -o taps --format json
        vitrine tap Examples/Weather --at 80,80 --locked
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentGroup

  @Option(
    help: ArgumentHelp(
      "Where to tap, in points from the widget's top left corner.", valueName: "x,y"))
  var at: String?

  @Option(help: ArgumentHelp("What to tap, by its .accessibilityIdentifier.", valueName: "id"))
  var identifier: String?

  @Flag(help: "Lock the device: nothing happens before the owner authenticates.")
  var locked = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Folder for the pictures; default: vitrine-tap.", valueName: "dir"))
  var output: String = "vitrine-tap"

  @Option(help: ArgumentHelp("text or json.", valueName: "text|json"))
  var format: ListFormat = .text

  func run() throws {
    let target = try target()
    var inputs = try Inputs(source, selection, environment)
    // What a tap changes is there for the next one: the folder itself is the container.
    let container = inputs.environment.container
    inputs.environment.container = nil
    var messages = Messages(path: inputs.path, console: .terminal)
    let widget = try WidgetSession.open(
      inputs, container: container, needsTimeline: false, messages: &messages)
    defer { widget.close() }
    guard target != nil || widget.job.family?.isControl == true else {
      throw ValidationError(
        "say where to tap: either --at x,y or --identifier ID (see 'vitrine inspect')")
    }
    try widget.checkConfiguration(&messages)
    var report = TapReport(widget: widget, folder: output)
    do {
      try report.carryOut(target, isLocked: locked)
    } catch let missing as VitrineHost.Tap.NotFound {
      throw ValidationError("\(missing)")
    } catch let fault as ExtensionFault {
      messages.say(fault, subject: widget.job.name)
      throw StudioError.widgetFailed
    }
    for note in report.notes { messages.say(.warning, note) }
    Terminal.out(format == .json ? report.json.text() : report.text)
    if report.hasFaults || messages.hasErrors { throw StudioError.widgetFailed }
  }

  /// nil where none is given: a control is tapped as a whole.
  private func target() throws -> TapTarget? {
    switch (at, identifier) {
    case (nil, let identifier?): return .identifier(identifier)
    case (let text?, nil):
      let numbers = text.split(separator: ",").compactMap { Double($0.filter { $0 != " " }) }
      guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else {
        throw ValidationError("'\(text)' is not a point: write --at x,y in points, such as 24,60")
      }
      return .point(Point(numbers[0], numbers[1]))
    case (nil, nil): return nil
    case (_?, _?):
      throw ValidationError("say where to tap once: either --at x,y or --identifier ID")
    }
  }
}
