import Hummingbird
import HummingbirdCore
import VitrinePlatform

/// Serves a page with its engine.
struct PreviewServer: Sendable {
  typealias Context = BasicRequestContext

  let engine: PreviewEngine
  let hub: EventHub
  let pictures: PictureStore
  let gate: Gate
  let page: PageFiles
  /// Opens files of the sources in an editor.
  let editor: EditorOpener

  /// Bytes of a request's body; of a picture of one's own.
  static let largestBody = 1 << 20
  static let largestPicture = 16 << 20
  /// Connections at the same time (estimate: a browser has six of a page, and an event stream for each
  /// tab); more wait until one of them ends.
  static let mostConnections = 512

  /// - ready: called with the port once requests are answered.
  func application(
    host: String, port: Int, ready: @escaping @Sendable (Int) -> Void
  ) -> some ApplicationProtocol {
    let router = Router(context: Context.self)
    let known = Router(context: Context.self)
    routes(known)
    router.add(middleware: Guarded(gate: gate, methods: Methods(known)))
    routes(router)
    var application = Application(
      router: router,
      configuration: ApplicationConfiguration(
        address: .hostname(host, port: port), serverName: "vitrine", backlog: 256,
        availableConnectionsDelegate: MaximumAvailableConnections(Self.mostConnections)),
      onServerRunning: { channel in ready(channel.localAddress?.port ?? port) })
    // A request that is refused is no news for the log.
    application.logger.logLevel = .critical
    return application
  }

  private func routes(_ router: Router<Context>) {
    router.get("/") { _, _ in try page.index(token: gate.token) }
    router.get("/page/:token/**") { request, _ in
      try page.file(
        request.uri.path, isPacked: request.headers[.acceptEncoding]?.contains("gzip") ?? false)
    }
    let api = router.group("api")
    addState(to: api)
    addPlacements(to: api)
    addEvents(to: api)
    addWidgets(to: api)
    addTime(to: api)
    addActivities(to: api)
    addPushes(to: api)
    addFiles(to: api)
  }
}

/// Refuses what may not ask, and says every failure in the same form.
private struct Guarded: RouterMiddleware {
  typealias Context = PreviewServer.Context
  let gate: Gate
  let methods: Methods

  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      try gate.check(request)
      return try await next(request, context)
    } catch let error as HTTPError where error.status == .notFound {
      let allowed = methods.of(request.uri.path).filter { $0 != request.method.rawValue }
      guard !allowed.isEmpty else {
        return Answer.failure(
          PreviewError.unknown("nothing is answered at '\(request.uri.path.prefix(100))'"))
      }
      let list = allowed.joined(separator: ", ")
      var response = Answer.failure(
        PreviewError(
          .methodNotAllowed,
          "\(request.uri.path.prefix(100)) answers \(list), not \(request.method)"))
      response.headers[.allow] = list
      return response
    } catch {
      return Answer.failure(error)
    }
  }
}

/// Which methods a path answers.
private struct Methods: Sendable {
  private let routes: [(path: RouterPath, method: String)]

  init(_ router: Router<PreviewServer.Context>) {
    routes = router.routes.map { ($0.path, $0.method.rawValue) }
  }

  func of(_ path: String) -> [String] {
    let parts = path.split(separator: "/")
    return routes.filter { route in
      // Pages' files have one method, and any path.
      let own = route.path.components
      return own.count == parts.count && zip(own, parts).allSatisfy { $0 ~= $1 }
    }.map(\.method)
  }
}

// MARK: Requests

extension Request {
  /// The body as an object; an empty one counts as `{}`.
  func json(upTo limit: Int = PreviewServer.largestBody) async throws -> JSON {
    let bytes = try await bytes(upTo: limit)
    guard !bytes.isEmpty else { return .object([]) }
    let json: JSON
    do throws(JSON.SyntaxError) { json = try JSON(parsing: bytes) } catch {
      throw PreviewError.malformed("the body is not JSON: \(error)")
    }
    guard json.members != nil else { throw PreviewError.malformed("the body must be an object") }
    return json
  }

  func bytes(upTo limit: Int) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    for try await part in body {
      guard bytes.count + part.readableBytes <= limit else {
        throw PreviewError(.tooLarge, "the body is larger than \(limit >> 20) MB")
      }
      bytes += part.readableBytesView
    }
    return bytes
  }

  /// Pixels per point that were asked for.
  func scale(_ standard: Double) throws(PreviewError) -> Double {
    guard let text = uri.queryParameters["scale"] else { return standard }
    guard let scale = Double(text), (0.25...4).contains(scale) else {
      throw .malformed("'scale' must be a number from 0.25 to 4")
    }
    return scale
  }

  func query(_ name: String) -> String? {
    uri.queryParameters[Substring(name)].map(String.init)
  }
}
