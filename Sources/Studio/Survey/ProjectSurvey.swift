import FoundationEssentials
import Synchronization
public import VitrineBuild
import VitrineDrawing
import VitrineExtensionClient
import VitrinePlatform

/// Builds one project and draws each family of its widgets once: the work of one process of a survey.
public struct ProjectSurvey: Sendable {
  /// What is built and how it is shown.
  public var inputs: Inputs
  /// Where the pictures go; nil: they are not kept.
  public var pictures: String?

  public init(_ inputs: Inputs, pictures: String? = nil) {
    self.inputs = inputs
    self.pictures = pictures
  }

  /// What became of the project; it throws nothing, since that is what is asked for.
  public func run() -> SurveyedProject {
    let begun = SystemClock.uptime
    let path = inputs.path
    var project = SurveyedProject(
      name: path.split(separator: "/").last.map(String.init) ?? path, path: path)
    do {
      let builder = WidgetBuilder(sdk: try SDKLocation.find(), cache: .standard())
      let outcomes = try builder.buildAll(inputs.build)
      // Beside widgets, sources that hold none are another kind of extension, whether they compile or not.
      let others = outcomes.filter { $0.saysNoWidget }
      let shown = others.count == outcomes.count ? outcomes : outcomes.filter { !$0.saysNoWidget }
      project.targets = shown.map { target($0) }
    } catch let error as BuildError {
      if case .noWidget = error { project.hasNoWidget = true }
      project.problems = Self.problems(error)
    } catch {
      project.problems = ["\(error)"]
    }
    // An extension of a widget's kind that holds other things has nothing to be drawn.
    let widgets = project.targets.filter { $0.problems != [Self.noWidget] }
    if widgets.isEmpty, !project.targets.isEmpty { project.hasNoWidget = true }
    project.targets = widgets
    project.seconds = SystemClock.uptime - begun
    return project
  }

  /// Stands for a target without widgets.
  private static let noWidget = "no widget"

  private func target(_ outcome: WidgetBuilder.Outcome) -> SurveyedProject.Target {
    var target = SurveyedProject.Target(name: outcome.name)
    do {
      let built = try outcome.result.get()
      target.emptied = built.omissions.count { [.function, .type, .name].contains($0.kind) }
      target.problems = built.omissions.filter { $0.kind == .widget }.map {
        Self.short("the widget \($0.name) is left out: \($0.reason)")
      }
      try draw(built, into: &target)
      if !target.problems.isEmpty { target.problems = Self.causes(built) + target.problems }
    } catch BuildError.noWidget {
      target.problems = [Self.noWidget]
    } catch let error as BuildError {
      target.problems = Self.problems(error)
    } catch {
      if target.problems.isEmpty { target.problems = ["\(error)"] }
    }
    return target
  }

  private func draw(
    _ built: BuiltExtension, into target: inout SurveyedProject.Target
  ) throws {
    let heard = Heard()
    var messages = Messages(path: inputs.path, console: heard.console)
    let session: ExtensionSession
    do {
      session = try ExtensionSession.open(
        built, environment: inputs.environment, messages: &messages)
    } catch {
      target.problems = Array(heard.lines.prefix(1))
      throw error
    }
    defer { session.close() }
    let jobs = try inputs.jobs(in: session, platform: nil)
    let folder = pictures.map { "\($0)/\(built.name)" }
    let runner = RenderRunner(writer: PictureWriter(.png), workers: 1) { job, picture in
      guard let folder else { return "" }
      let name = "\(job.name)-\(job.family?.rawValue ?? "preview").png"
      let path = folder + "/" + String(name.map { $0 == "/" ? "_" : $0 })
      try AtomicFile.write(picture.bytes, to: path)
      return path
    }
    let results = runner.run(jobs, on: session.process)
    let cause =
      results.contains(where: \.lacksBackground) ? LeftOutBackground.cause(built) : nil
    let blank = results.contains(where: \.isBlank) ? LeftOutContents.cause(built) : nil
    for result in results {
      count(result, leftOut: cause, blank: blank, in: &target)
    }
    target.noteNothingDrawn(said: heard.lines.map(Self.short))
  }

  /// - Parameters:
  ///   - leftOut: What sets a container background and is not in the build.
  ///   - blank: A view that is not in the build, where a picture is blank.
  private func count(
    _ result: RenderResult, leftOut: Omission?, blank: Omission?,
    in target: inout SurveyedProject.Target
  ) {
    let subject = [result.job.name, result.job.family?.rawValue].compactMap { $0 }
      .joined(separator: " ")
    if let problem = result.fault?.description ?? result.failure?.description {
      target.families += 1
      target.problems.append("\(subject): \(Self.short(problem))")
    } else if result.lacksBackground, let leftOut {
      target.families += 1
      target.problems.append(
        Self.short(
          "\(subject): nothing of it is shown, since what sets its background is left out: "
            + "\(leftOut.name): \(leftOut.reason)"))
    } else if result.isBlank, let blank {
      target.families += 1
      target.problems.append(
        Self.short(
          "\(subject): nothing is on its background, since views are left out: "
            + "\(blank.name): \(blank.reason)"))
    } else if result.path != nil {
      target.families += 1
      target.drawn += 1
    }
  }

  /// What would bring the parts that a build was made without: why something is not drawn.
  private static func causes(_ built: BuiltExtension) -> [String] {
    built.diagnostics.filter {
      $0.severity == .warning && $0.line == nil && $0.path == built.root
    }.map { short($0.message) }
  }

  /// The causes of a failed build: its own summary, or the first error where it has none.
  private static func problems(_ error: BuildError) -> [String] {
    guard case .compileFailed(let diagnostics) = error else {
      if case .linkFailed(let output) = error {
        let lines = output.split(separator: "\n").filter { $0.contains("undefined") }
        return ["the extension does not link: " + short(lines.joined(separator: "; "))]
      }
      return [short(error.description.split(separator: "\n").first.map(String.init) ?? "")]
    }
    let causes = diagnostics.filter { $0.line == nil }.map(\.message)
    let first = diagnostics.first { $0.severity == .error }.map(\.message)
    return (causes.isEmpty ? [first].compactMap { $0 } : causes).map(short)
  }

  /// Characters of a sentence in a table.
  private static let longest = 400

  private static func short(_ text: String) -> String {
    let line = text.split(separator: "\n").first.map(String.init) ?? text
    return line.count > longest ? line.prefix(longest) + " …" : line
  }
}

extension WidgetBuilder.Outcome {
  /// Whether the sources declare no widget, whatever else is wrong with them.
  fileprivate var saysNoWidget: Bool {
    guard case .failure(let error) = result else { return false }
    return error.saysNoWidget
  }
}

/// What would be printed.
private final class Heard: Sendable {
  private let state = Mutex<[String]>([])
  var lines: [String] { state.withLock { $0 } }

  var console: Console {
    Console(result: { _ in }, message: { text in self.state.withLock { $0.append(text) } })
  }
}
