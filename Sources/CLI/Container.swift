import ArgumentParser
import FoundationEssentials
import VitrineMessages
import VitrinePlatform
import VitrineStudio

struct Container: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "container",
    abstract: "Write a template of what the app has stored: groups, keys with types, files.",
    discussion: """
      Most widgets show what their app has stored, and the app never ran here. Every widget is drawn \
      once, and what it reads and does not find gets a place in the folder: user defaults of each app \
      group, keychain items, files. What is decoded from JSON has a value for each of its members. \
      Fill it in and give it to any command as --container. Run again, the folder is what the \
      widgets find, and what they read next is added; what is there stays as it is.

        vitrine container Examples/ToDo -o stored
        vitrine container Examples/TestedPackage --format json

      Files that nobody can make up, such as pictures and stores, are named.
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentGroup

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Folder of the template; default: vitrine-container.", valueName: "dir"))
  var output: String = "vitrine-container"

  @Option(help: ArgumentHelp("text or json.", valueName: "text|json"))
  var format: ListFormat = .text

  func run() throws {
    var inputs = try Inputs(source, selection, environment)
    if inputs.environment.container == nil, FileManager.default.fileExists(atPath: output) {
      inputs.environment.container = EnvironmentSelection.absolute(output)
    }
    var messages = Messages(path: inputs.path, console: .terminal)
    let template = try inputs.containerTemplate(messages: &messages)
    let written = try template.write(to: output)
    switch format {
    case .json: Terminal.out(template.json.text())
    case .text: Terminal.out(text(template, written, path: inputs.path))
    }
    if messages.hasErrors { throw StudioError.widgetFailed }
  }

  private func text(
    _ template: ContainerTemplate, _ written: ContainerTemplate.Written, path: String
  ) -> String {
    guard !template.entries.isEmpty else { return "\(path) reads nothing that an app has stored" }
    var lines = [template.text, ""]
    lines += written.files.map { "wrote \($0)" }
    lines += written.missing.map {
      "not written: \($0) (bring the file from a device or a simulator)"
    }
    if written.files.isEmpty { lines.append("nothing new: \(output) has a place for all of it") }
    lines.append("next: fill it in, then vitrine render \(path) --container \(output)")
    return lines.joined(separator: "\n")
  }
}
