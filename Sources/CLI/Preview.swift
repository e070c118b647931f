import ArgumentParser
import Glibc
import VitrineBuild
import VitrinePlatform
import VitrineStudio

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Open a page in which the widgets live.",
    discussion: """
      A device in the browser with the widgets on it: Home Screen, Lock Screen, StandBy, iPad, Mac, \
      Apple Watch, CarPlay and the Dynamic Island. Buttons work, time passes, settings are a click \
      away, and a saved file is built and drawn again. One line of JSON with the address is printed \
      when the page can be opened. Only this machine can open it, unless --host says otherwise. \
      Control-C ends it.

        vitrine preview Examples/Weather
        vitrine preview Examples/ToDo --port 8080 --no-open
      """)

  @OptionGroup var source: SourceOptions

  @Option(help: ArgumentHelp("Port to listen on; default: a free one.", valueName: "n"))
  var port = 0

  @Option(
    help: ArgumentHelp(
      "Address to listen on; another than 127.0.0.1 lets other machines in that have the token.",
      valueName: "address"))
  var host = "127.0.0.1"

  @Flag(help: "Do not open a browser.")
  var noOpen = false

  @Option(
    help: ArgumentHelp(
      "The moment to begin with, ISO 8601 or now; default: 2026-06-08T09:41:00Z.",
      valueName: "date"))
  var date: String?

  @Option(
    help: ArgumentHelp(
      "Network of the widget: deny (default), live, or a folder of recorded responses.",
      valueName: "deny|live|dir"))
  var network: String?

  /// A folder of the page's files, for those who work on it.
  @Option(help: .hidden) var page: String?

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port \(port): ports are 0 (any that is free) to 65535")
    }
  }

  func run() throws {
    let path = source.path ?? "."
    var arguments = [path, "--host", host, "--port", "\(port)"]
    arguments += try Companion.source(source, path)
    for (name, value) in [
      ("--network", network), ("--page", page),
      ("--date", try date.map { JSON.number(try DateArgument.parse($0)) }),
    ] {
      if let value { arguments += [name, value] }
    }
    if noOpen { arguments.append("--no-open") }
    try Companion.run("vitrine-preview", arguments)
  }
}
