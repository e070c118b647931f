import Dispatch
import Foundation
import VitrineFoundation
public import VitrineMessages

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What an extension can be asked. WidgetKit implements it over the user's bundle.
@MainActor
public protocol ExtensionService {
  func describe() async throws -> BundleDescription
  func render(_ request: RenderRequest) async throws -> RenderResponse
  func timeline(_ request: TimelineRequest) async throws -> TimelineResponse
  func perform(_ request: PerformRequest) async throws -> PerformResponse
  func options(_ request: OptionsRequest) async throws -> OptionsResponse
  func configure(_ request: ConfigureRequest) async throws -> ConfigureResponse
  func recommendations(kind: String) async throws -> [Recommendation]
  func relevance(_ request: RelevanceRequest) async throws -> [RelevanceAttribute]
  func pushToken(_ request: PushTokenRequest) async throws -> PerformResponse
}

extension ExtensionService {
  /// Refuses: what is no widget has no timeline.
  public func timeline(_ request: TimelineRequest) async throws -> TimelineResponse {
    throw ExtensionFailure.notAvailable("a timeline")
  }
  /// Refuses: there is nothing to perform.
  public func perform(_ request: PerformRequest) async throws -> PerformResponse {
    throw ExtensionFailure.notAvailable("performing an intent")
  }
  /// Refuses: there are no parameters.
  public func options(_ request: OptionsRequest) async throws -> OptionsResponse {
    throw ExtensionFailure.notAvailable("asking for options")
  }
  /// Refuses: there are no parameters.
  public func configure(_ request: ConfigureRequest) async throws -> ConfigureResponse {
    throw ExtensionFailure.notAvailable("a configuration")
  }
  /// None.
  public func recommendations(kind: String) async throws -> [Recommendation] { [] }
  /// None.
  public func relevance(_ request: RelevanceRequest) async throws -> [RelevanceAttribute] { [] }
  /// Refuses: there is no push handler.
  public func pushToken(_ request: PushTokenRequest) async throws -> PerformResponse {
    throw ExtensionFailure.notAvailable("a push handler")
  }
}

/// The widget side of the pipe: what `WidgetBundle.main()` runs.
public enum ExtensionMain {
  /// Answers requests until the host closes the pipe, then ends the process. One request is
  /// answered before the next is begun, so replies come in order. Never returns.
  ///
  /// Requests are read on a thread of their own: while a provider works, the main queue is free
  /// for completion handlers and main actor code. Time limits are the host's business.
  @MainActor
  public static func run(service: any ExtensionService) -> Never {
    let pipe = SharedPipe(openPipe())
    let network = NetworkCarrier(pipe)
    if isLive { network.begin() }
    verifyHooks()
    // The reader blocks in `read(2)`, which a thread of the cooperative pool must not do.
    let (frames, feed) = AsyncStream.makeStream(of: Result<Frame, FrameError>.self)
    let reader = DispatchQueue(label: "vitrine.requests")
    // Everything is read at once: answers of the network come between requests, of which the host
    // sends one ahead.
    reader.async {
      while true {
        do throws(FrameError) {
          let frame = try pipe.read()
          if frame.kind == .network { try network.take(frame) } else { feed.yield(.success(frame)) }
        } catch {
          feed.yield(.failure(error))
          // A provider that hangs keeps the main thread from leaving: nobody waits for it any more.
          sleep(graceSeconds)
          finish(error == .endOfFile ? 0 : 70)
        }
      }
    }
    Task { @MainActor in
      for await frame in frames {
        switch frame {
        case .success(let frame): await answer(frame, service: service, pipe: pipe)
        case .failure(.endOfFile): finish(0)
        case .failure(let error):
          complain("cannot read requests: \(error)")
          finish(70)
        }
      }
    }
    // A run loop, as in an app: it serves the main queue and also a widget's timers, and keeps
    // the work on the main thread with its large stack.
    while true { RunLoop.main.run() }
  }

  /// A picture of another moment, language or network than was asked for is worse than none.
  private static func verifyHooks() {
    let failures = hookFailures()
    guard !failures.isEmpty else { return }
    complain(HookProbe.refusal(failures))
    finish(70)
  }

  /// Which of the hooks on clock, locale and randomness do not hold in this process, a sentence each.
  package static func hookFailures() -> [String] {
    var failures = HookProbe.failures()
    if let finding = InjectedClock.finding() {
      failures.append("the hook on the C library's clock does not hold: \(finding)")
    }
    return failures
  }

  /// Seconds that what is being done may take once the host has gone.
  private static let graceSeconds: UInt32 = 5

  @MainActor
  private static func answer(
    _ frame: Frame, service: any ExtensionService, pipe: SharedPipe
  ) async {
    let id: UInt64
    let reply: ExtensionReply
    do throws(FrameError) {
      let envelope = try RequestEnvelope(frame)
      id = envelope.id
      reply = await self.reply(to: envelope.request, service: service)
    } catch {
      id = 0
      reply = .failed(.badRequest("\(error)"))
    }
    if let news = StoredReads.news() { say("note: \(news)") }
    // What was printed meanwhile: into a pipe it waits in a buffer, and the end comes without a word.
    fflush(nil)
    do throws(FrameError) {
      try pipe.write(
        try ReplyEnvelope(id: id, reply: reply, residentBytes: residentMemory()).frame)
    } catch {
      complain("cannot answer: \(error)")
      finish(70)
    }
  }

  /// One request, one reply; also the entry for tests that need no process.
  @MainActor
  public static func reply(
    to request: ExtensionRequest, service: any ExtensionService
  ) async -> ExtensionReply {
    // With the network live the clock has to be true too, or no certificate is valid.
    InjectedClock.stop(at: isLive ? nil : request.date ?? InjectedClock.launchDate)
    defer { InjectedClock.stop(at: nil) }
    do {
      switch request {
      case .describe: return .described(try await service.describe())
      case .render(let request): return .rendered(try await service.render(request))
      case .timeline(let request): return .timeline(try await service.timeline(request))
      case .perform(let request): return .performed(try await service.perform(request))
      case .options(let request): return .options(try await service.options(request))
      case .configure(let request): return .configured(try await service.configure(request))
      case .recommendations(let kind):
        return .recommendations(try await service.recommendations(kind: kind))
      case .relevance(let request): return .relevance(try await service.relevance(request))
      case .pushToken(let request): return .performed(try await service.pushToken(request))
      case .storedReads: return .storedReads(StoredReads.all.map(StoredRead.init))
      }
    } catch let failure as ExtensionFailure {
      return .failed(failure)
    } catch {
      return .failed(.providerFailed(kind: request.kind, message: "\(error)"))
    }
  }

  static var isLive: Bool {
    guard let mode = getenv(ExtensionEnvironment.network).map({ String(cString: $0) }) else {
      return false
    }
    return mode == "live" || mode.hasPrefix("record:")
  }

  private static func openPipe() -> FramePipe {
    func descriptor(_ name: String) -> Int32? {
      getenv(name).flatMap { Int32(String(cString: $0)) }
    }
    guard let input = descriptor(ExtensionEnvironment.input),
      let output = descriptor(ExtensionEnvironment.output)
    else {
      complain(
        "this is a widget extension: it answers a host on a pipe. Run 'vitrine render' on the "
          + "folder of its sources instead")
      finish(64)
    }
    // A host that went away is an error code of write(2) here, not a signal.
    signal(SIGPIPE, SIG_IGN)
    return FramePipe(input: input, output: output)
  }

  private static func complain(_ message: String) { say("error: \(message)") }

  private static func say(_ message: String) {
    let line = Array("\(message)\n".utf8)
    _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }

  /// Ends at once: `atexit` handlers of a widget's libraries have nothing to say any more.
  private static func finish(_ status: Int32) -> Never {
    fflush(nil)
    _exit(status)
  }
}

extension StoredRead {
  fileprivate init(_ read: StoredReads.Read) {
    self.init(
      place: Place(read.place), group: read.group, name: read.name, type: read.type,
      isFound: read.isFound)
  }
}

extension StoredRead.Place {
  fileprivate init(_ place: StoredReads.Place) {
    switch place {
    case .defaults: self = .defaults
    case .file: self = .file
    case .keychain: self = .keychain
    case .script: self = .script
    }
  }
}

extension ExtensionRequest {
  /// The moment a request is about, nil: the machine's.
  fileprivate var date: Double? {
    switch self {
    case .render(let request): request.environment.date
    case .timeline(let request): request.environment.date
    case .relevance(let request): request.environment.date
    case .perform(let request): request.environment?.date
    case .describe, .options, .configure, .recommendations, .pushToken, .storedReads: nil
    }
  }

  /// The widget that a request is about, for messages.
  fileprivate var kind: String {
    switch self {
    case .describe, .storedReads: "the bundle"
    case .render(let request): request.kind
    case .timeline(let request): request.kind
    case .perform(let request): request.intent
    case .options(let request): request.kind
    case .configure(let request): request.kind
    case .recommendations(let kind): kind
    case .relevance(let request): request.kind
    case .pushToken(let request): request.kind
    }
  }
}
