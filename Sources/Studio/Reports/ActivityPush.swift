import VitrineComposition
import VitrineDrawing
import VitrineExtensionClient
import VitrineHost
import VitrineMessages
import VitrinePlatform

/// A push to a Live Activity: its content state is decoded by the extension, and every presentation
/// is drawn before and after it.
struct ActivityPush {
  let session: PushSession
  let folder: String
  let message: PushMessage

  struct Pictures {
    var files: [(name: String, path: String)] = []
    var event: TimelineEvent
  }

  /// Throws `ExtensionFault`, with the key path of the payload where a state does not decode, and
  /// `AtomicFile.Failure`.
  func deliver(at now: Double) throws -> Pictures {
    guard let aps = (try? JSON(parsing: message.payload))?["aps"], aps.members != nil else {
      throw ExtensionFault.failed(.badRequest("the payload has no object 'aps'"))
    }
    let event = aps["event"]?.string ?? "update"
    let configuration = aps["content-state"].map { self.configuration($0, aps, at: now) }
    var pictures = Pictures(
      event: TimelineEvent(
        at: now, .push, cause: "push",
        detail: configuration == nil
          ? "the activity ended; its last content stays" : detail(event, aps, at: now)))
    for job in session.jobs {
      guard let family = job.family else { continue }
      if event != "start", let before = try? archive(job, session.configuration) {
        pictures.files.append(try draw(before, job, "\(family.rawValue)-before"))
      }
      guard let configuration else { continue }
      let after = try archive(job, configuration)
      pictures.files.append(try draw(after, job, "\(family.rawValue)-after"))
    }
    return pictures
  }

  private func configuration(
    _ state: JSON, _ aps: JSON, at now: Double
  ) -> String {
    var members = ["\"states\":[\(state.compactText())]"]
    if let attributes = aps["attributes"] {
      members.insert("\"attributes\":\(attributes.compactText())", at: 0)
    }
    if isStale(aps, at: now) { members.append("\"isStale\":true") }
    return "{" + members.joined(separator: ",") + "}"
  }

  private func isStale(_ aps: JSON, at now: Double) -> Bool {
    aps["stale-date"]?.double.map { $0 <= now } ?? false
  }

  private func detail(
    _ event: String, _ aps: JSON, at now: Double
  ) -> String {
    let words = ["start": "the activity started", "end": "the activity ended with this state"]
    return (words[event] ?? "the content state was shown")
      + (isStale(aps, at: now) ? ", stale at once" : "")
  }

  // MARK: Drawing

  private func archive(_ job: RenderJob, _ configuration: String?) throws -> Archive {
    var request = job.request
    (request.source, request.configuration) = (.snapshot, configuration)
    do {
      return try ExtensionClient(session.session.process).render(request).archive.get()
    } catch ExtensionFault.failed(.badConfiguration(let parameter, let message)) {
      throw ExtensionFault.failed(
        .badConfiguration(parameter: Self.keyPath(parameter), message: message))
    }
  }

  /// `states.0.score` is `aps.content-state.score` in the payload.
  static func keyPath(_ parameter: String) -> String {
    for (own, payload) in [("states.0", "content-state"), ("attributes", "attributes")]
    where parameter == own || parameter.hasPrefix(own + ".") {
      return "aps.\(payload)\(parameter.dropFirst(own.count))"
    }
    return parameter
  }

  private func draw(
    _ archive: Archive, _ job: RenderJob, _ name: String
  ) throws -> (name: String, path: String) {
    let path = "\(folder)/\(name).png"
    try PictureWriter().write(archive, of: job, to: path)
    return (name, path)
  }
}
