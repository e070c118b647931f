import ArgumentParser
import VitrineAudit

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of 'vitrine audit'.",
    discussion: """
        vitrine rules
        vitrine rules --format json
      """)

  @Option(help: ArgumentHelp("text or json.", valueName: "text|json"))
  var format = ListFormat.text

  func run() throws {
    switch format {
    case .text: Terminal.out(AuditRules.text)
    case .json: Terminal.out(AuditRules.json.text())
    }
  }
}
