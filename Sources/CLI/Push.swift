import ArgumentParser
import FoundationEssentials
import VitrineExtensionClient
import VitrineHost
import VitrineMessages
import VitrinePlatform
import VitrineStudio

struct Push: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "push",
    abstract: "Deliver a push as APNs would.",
    discussion: """
      Topic, push type and payload are checked first. With a PATH, the push handler of the kind \
      gets a token, and what the push leads to is printed and drawn, before and after. Without \
      one, the push goes to the host that 'vitrine run' keeps on --store. A push to a widget or a \
      control reloads it, at the cost of its budget; the payload does not reach the provider. A \
      push to a Live Activity carries a content state, which is decoded into the activity's type.

        vitrine push Weather Examples/Weather
        vitrine push MatchAttributes Examples/LiveScore \\
          --payload Examples/LiveScore/push.json -o match
        vitrine push Weather --store vitrine.sqlite
      """)

  @Argument(
    help: ArgumentHelp(
      "Kind of the widget or control, or the attributes type of the Live Activity."))
  var kind: String

  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentGroup

  @Option(help: ArgumentHelp("widgets, controls or liveactivity.", valueName: "type"))
  var pushType: String?

  @Option(help: ArgumentHelp("apns-topic; default: the right one.", valueName: "topic"))
  var topic: String?

  @Option(help: ArgumentHelp("JSON, or a file that holds it.", valueName: "json|file"))
  var payload: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Folder for the pictures; default: vitrine-push.", valueName: "dir"))
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
      throw ValidationError("--payload \(given): write JSON, or name a file that holds it")
    }
    return String(decoding: data, as: UTF8.self)
  }

  private func sendToHost() throws {
    var messages = Messages(path: store, console: .terminal)
    guard FileManager.default.fileExists(atPath: store) else {
      throw ValidationError(
        "no PATH is given, and there is no store '\(store)': give a PATH, or the --store of a host "
          + "that 'vitrine run' keeps")
    }
    do throws(StoreError) {
      let store = try WidgetStore(path: store)
      let known = Set(try store.placements().map(\.kind))
      guard known.contains(kind) else {
        messages.say(.error, Choice.unknown(kind, what: "placed widget", known: known.sorted()))
        throw StoreError.notWritten(reason: "no such widget")
      }
      let isHeard = try HostMessenger.send(.push(kind: kind), toHostOf: store)
      Terminal.out(isHeard ? "delivered" : "left in the store: no host is running")
    } catch {
      messages.say(.error, "\(error)")
      throw StudioError.widgetFailed
    }
  }
}
