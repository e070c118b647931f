import ArgumentParser
import VitrinePlatform
import VitrineStudio
import VitrineSymbols

struct Symbols: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols",
    abstract: "List the known symbol names, and how exact their pictures are.",
    discussion: """
      A name that is not known is drawn as a visible box; exit status 1.

        vitrine symbols
        vitrine symbols heart.fill cloud.sun --format json
      """)

  @Argument(help: ArgumentHelp("Names to look up; default: all.", valueName: "name"))
  var names: [String] = []

  @Option(help: ArgumentHelp("text or json.", valueName: "text|json"))
  var format: ListFormat = .text

  func run() throws {
    let library = SymbolLibrary.standard
    if let error = library.loadError {
      Terminal.error("error: \(error)")
      throw StudioError.internalError
    }
    let entries: [(name: String, exactness: SymbolExactness)] =
      names.isEmpty
      ? library.allNames().map { ($0.name, $0.exactness) }
      : names.map { ($0, library.exactness(of: $0)) }
    switch format {
    case .json:
      Terminal.out(
        JSON.array(
          entries.map {
            .object(["name": .string($0.name), "exactness": .string("\($0.exactness)")])
          }
        ).text())
    case .text:
      let width = entries.map(\.name.count).max() ?? 0
      Terminal.out(
        entries.map { "\($0.name.padded(to: width))  \($0.exactness)" }.joined(separator: "\n"))
    }
    if !names.isEmpty, entries.contains(where: { $0.exactness == .fallback }) {
      throw StudioError.widgetFailed
    }
  }
}
