import ArgumentParser
import FoundationEssentials
import VitrineExtensionClient
import VitrineHost
import VitrineMessages
import VitrinePlatform
import VitrineStudio

struct Push: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Bring what Apple's push service would bring.",
    discussion: """
      Topic, push type and payload are checked first. With a PATH the kind's push handler gets a \
      token and the reload is shown that the push leads to; without one the push goes to the host \
      that 'vitrine run' keeps on --store. A push of type widgets reloads the timeline, counted by \
      the budget: no payload reaches the provider. A Live Activity's push brings its content state: \
      it is decoded into the activity's own type, and the activity is drawn before and after it.

        vitrine push Weather Examples/Weather
        vitrine push Weather --store vitrine.sqlite
        vitrine push Weather Examples/Weather --topic com.example.app.push-type.widgets
        vitrine push MatchAttributes Examples/LiveScore --push-type liveactivity --payload push.json
      """)

  @Argument(help: ArgumentHelp("Kind of the widget or control, or a Live Activity's attributes."))
  var kind: String

  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentGroup

  @Option(help: ArgumentHelp("widgets, controls or liveactivity.", valueName: "type"))
  var pushType: String?

  @Option(help: ArgumentHelp("apns-topic; default: the right one.", valueName: "topic"))
  var topic: String?

  @Option(help: ArgumentHelp("JSON, or a file of it.", valueName: "json|file"))
  var payload: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Folder for the pictures of a Live Activity; default: vitrine-push.", valueName: "dir"))
  var output: String = "vitrine-push"

  @Option(help: ArgumentHelp("Store of a running host.", valueName: "file"))
  var store: String = "vitrine.sqlite"

  @Option(help: ArgumentHelp("text or json.", valueName: "text|json"))
  var format: ListFormat = .text

  func run() throws {
    guard source.path != nil else { return try sendToHost() }
    let inputs = try Inputs(source, SelectionOptions.parse([]), environment)
    var messages = Messages(path: inputs.path, console: .terminal)
    let push = try PushSession.open(inputs, kind: kind, messages: &messages)
    defer { push.session.close() }
    let message = try message(push)
    for problem in message.problems(app: push.app) { messages.say(.error, "\(problem)") }
    if messages.hasErrors { throw StudioError.widgetFailed }
    let outcome: PushSession.Outcome
    do {
      outcome = try push.deliver(message, pictures: output)
    } catch let fault as ExtensionFault {
      messages.say(fault, subject: kind)
      throw StudioError.widgetFailed
    } catch let failure as AtomicFile.Failure {
      throw StudioError.unwritable("\(failure)")
    } catch let problem as PushSession.NoHandler {
      messages.say(.error, "\(problem)")
      throw StudioError.widgetFailed
    }
    Terminal.out(format == .json ? outcome.json(message).text() : outcome.text(message))
    if outcome.events.contains(where: { $0.kind == .fault }) { throw StudioError.widgetFailed }
  }

  private func message(_ push: PushSession) throws -> PushMessage {
    let type = try pushType.map {
      try Choice.pick($0, from: PushMessage.Kind.allCases, name: \.rawValue, what: "push type")
    }
    var message = PushMessage.standard(type ?? push.type, app: push.app)
    if let topic { message.topic = topic }
    if let payload { message.payload = try text(payload) }
    return message
  }

  private func text(_ given: String) throws -> String {
    if given.hasPrefix("{") { return given }
    guard let data = FileManager.default.contents(atPath: given) else {
      throw ValidationError("--payload \(given): write JSON, or the name of a file of it")
    }
    return String(decoding: data, as: UTF8.self)
  }

  private func sendToHost() throws {
    var messages = Messages(path: store, console: .terminal)
    guard FileManager.default.fileExists(atPath: store) else {
      throw ValidationError(
        "no PATH given, and there is no store '\(store)': name a PATH, or the --store of a host "
          + "that 'vitrine run' keeps")
    }
    do throws(StoreError) {
      let store = try WidgetStore(path: store)
      let known = Set(try store.placements().map(\.kind))
      guard known.contains(kind) else {
        messages.say(.error, Choice.unknown(kind, what: "placed widget", known: known.sorted()))
        throw StoreError.notWritten(reason: "no such widget")
      }
      let isHeard = try HostPost.send(.push(kind: kind), toHostOf: store)
      Terminal.out(isHeard ? "delivered" : "left in the store: no host is running")
    } catch {
      messages.say(.error, "\(error)")
      throw StudioError.widgetFailed
    }
  }
}
