import ArgumentParser
import VitrineBuild
import VitrineComposition
import VitrineDrawing
import VitrineMessages
import VitrineStudio

struct Inspect: ParsableCommand, StartsEarly {
  static let configuration = CommandConfiguration(
    abstract: "Print the laid-out tree of one render as JSON.",
    discussion: """
      Frames are in points from the widget's top leading corner. Where several renders match, the \
      first is printed and a note says which.

        vitrine inspect Examples/Weather --widget Forecast --family systemMedium
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
    var messages = Messages(path: inputs.path)
    let platform = try PlatformChoice.platforms(source, inputs.selection)[0]
    var workshops: [Workshop] = []
    defer { for workshop in workshops { workshop.close() } }
    for built in try Workshop.build(
      path: inputs.path, source: source, platform: platform, early: early, messages: &messages)
    {
      workshops.append(
        try Workshop.open(
          built, environment: inputs.environment, early: early, messages: &messages))
    }
    try Inputs.checkNames(inputs.selection, workshops.map(\.description))
    let found = try workshops.flatMap { workshop in
      try inputs.jobs(in: workshop, platform: platform).map { (workshop, $0) }
    }
    guard let (workshop, job) = found.first else {
      throw ValidationError(inputs.whyEmpty(workshops))
    }
    if found.count > 1 {
      messages.say(
        .note,
        "\(found.count) renders match; this is \(job.name) \(job.family?.rawValue ?? "") on "
          + "\(job.device.id) in \(job.contextID)")
    }
    let session = RenderSession.inspect(job, on: workshop.process)
    for diagnostic in session.diagnostics { messages.say(diagnostic) }
    switch session.archive {
    case .success(let archive):
      for diagnostic in archive.diagnostics { messages.say(diagnostic) }
      Terminal.out(
        drawing
          ? archive.list.dump
          : Inspection.json(archive, environment: session.environment).text())
    case .failure(let fault):
      messages.say(fault, subject: job.name)
      throw ExitCode.widgetFailed
    }
  }
}
