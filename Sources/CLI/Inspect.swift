import ArgumentParser
import VitrineBuild
import VitrineComposition
import VitrineDrawing
import VitrineMessages
import VitrineStudio

struct Inspect: ParsableCommand, StartsEarly {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print the laid-out tree of one render as JSON.",
    discussion: """
      Frames are in points from the widget's top leading corner. Where several renders match, the \
      first is printed, and a note says which one it is.

        vitrine inspect Examples/Weather --widget Weather --family systemMedium
        vitrine inspect Examples/Weather --preview "Rainy day" --type-size AX3
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentGroup

  @Flag(help: "Print the display list as text instead of the tree.")
  var drawing = false

  func run() throws { try run(nil) }

  func run(_ early: EarlyStart?) throws {
    let inputs = try Inputs(source, selection, environment)
    var messages = Messages(path: inputs.path, console: .terminal)
    let request = inputs.builds[0]
    let sessions = try ExtensionSession.all(
      request, environment: inputs.environment, early: early, messages: &messages)
    defer { for session in sessions { session.close() } }
    try Inputs.checkNames(inputs.selection, sessions.map(\.description))
    let found = try sessions.flatMap { session in
      try inputs.jobs(in: session, platform: request.platform).map { (session, $0) }
    }
    guard let (session, job) = found.first else {
      throw StudioError.usage(inputs.whyEmpty(sessions))
    }
    if found.count > 1 {
      messages.say(
        .note,
        "\(found.count) renders match; this is \(job.name) \(job.family?.rawValue ?? "") on "
          + "\(job.device.id) in \(job.contextID)")
    }
    let inspected = session.inspect(job)
    for diagnostic in inspected.diagnostics { messages.say(diagnostic) }
    switch inspected.archive {
    case .success(let archive):
      for diagnostic in archive.diagnostics { messages.say(diagnostic) }
      Terminal.out(
        drawing
          ? archive.list.dump
          : Inspection.json(archive, environment: inspected.environment).text())
      if messages.hasErrors { throw StudioError.widgetFailed }
    case .failure(let fault):
      messages.say(fault, subject: job.name)
      throw StudioError.widgetFailed
    }
  }
}
