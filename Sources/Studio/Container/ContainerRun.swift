import FoundationEssentials
public import VitrineBuild
import VitrineExtensionClient
public import VitrineMessages
public import VitrinePlatform

extension Inputs {
  /// Draws every widget once in each of its families and asks what it has read meanwhile; the sources say what
  /// was not reached. Throws `StudioError`.
  public func containerTemplate(messages: inout Messages) throws -> ContainerTemplate {
    let date = environment.options.date
    let builder = WidgetBuilder(sdk: try SDKLocation.find(), cache: .standard())
    var entries: [StoredEntry] = []
    let sessions = try ExtensionSession.all(
      build, environment: environment, messages: &messages)
    defer { for session in sessions { session.close() } }
    try Self.checkNames(selection, sessions.map(\.description))
    for session in sessions {
      let sources: [SourceRead]
      do {
        sources = try builder.storedReads(
          in: session.built, sandbox: build.sandbox, date: date)
      } catch let error as BuildError {
        messages.fail(error.description)
        throw StudioError.internalError
      }
      entries += StoredEntry.merge(
        try reads(of: session, &messages), sources, appGroups: session.built.appGroups,
        name: session.built.name(ofSource:))
    }
    var known: Set<StoredRead.Identity> = []
    return ContainerTemplate(
      entries: entries.filter { known.insert($0.read.identity).inserted }, date: date)
  }

  private func reads(
    of session: ExtensionSession, _ messages: inout Messages
  ) throws -> [StoredRead] {
    var shown: Set<[String?]> = []
    let jobs = try jobs(in: session, platform: build.platform).filter {
      shown.insert([$0.name, $0.family?.rawValue, $0.request.activityRegion]).inserted
    }
    if jobs.isEmpty { messages.say(.note, whyEmpty([session])) }
    var reads: [StoredRead] = []
    var known: [StoredRead.Identity: Int] = [:]
    for job in jobs {
      if case .failure(let fault) = session.inspect(job).archive {
        messages.say(fault, subject: job.name)
      }
      // Asked each time: a widget that crashes takes with it what it has read.
      guard case .storedReads(let more)? = try? session.process.send(.storedReads) else { continue }
      for read in more {
        if let before = known[read.identity] {
          reads[before].type = reads[before].type ?? read.type
        } else {
          known[read.identity] = reads.count
          reads.append(read)
        }
      }
    }
    return reads
  }
}
