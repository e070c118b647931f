import ArgumentParser
import VitrineMessages

/// Formats of the listing commands.
enum ListFormat: String, ExpressibleByArgument, CaseIterable { case text, json }

/// What lists of devices and contexts share.
struct ListOptions: ParsableArguments {
  @Option(help: ArgumentHelp("text or json.", valueName: "text|json"))
  var format: ListFormat = .text

  @Option(help: ArgumentHelp("Version of the OS that the values are for.", valueName: "17|18|26"))
  var os: Int = OSVersion.newest

  func validate() throws {
    guard OSVersion.known.contains(os) else {
      throw ValidationError(
        "OS \(os) is not known: there are "
          + OSVersion.known.map(String.init).joined(separator: ", "))
    }
  }
}
