import Hummingbird
import ServiceLifecycle
import VitrinePlatform

extension PreviewServer {
  /// Between the signs of life of a stream in which nothing happens.
  private static let pause = Duration.seconds(15)

  func addEvents(to api: RouterGroup<Context>) {
    api.get("events") { request, _ in
      let last = request.query("after") ?? request.headers[.init("Last-Event-ID")!]
      guard let (missed, stream) = hub.listen(after: last.flatMap { Int($0) }) else {
        throw PreviewError(
          .busy, "\(EventHub.limit) pages listen already; close one, or ask for /api/state")
      }
      let revision = await engine.revision
      let body = ResponseBody { writer in
        let hello = EventHub.Event(
          id: 0, name: "state", data: "{\"revision\":\(revision),\"cause\":\"hello\"}")
        try await writer.write(Self.text(hello))
        for event in missed { try await writer.write(Self.text(event)) }
        // A server that is to end waits for its connections, and a page would listen for ever.
        try await withGracefulShutdownHandler {
          try await Self.write(stream, to: &writer)
        } onGracefulShutdown: {
          hub.close()
        }
        try await writer.finish(nil)
      }
      var response = Answer.bytes([], type: "text/event-stream; charset=utf-8")
      response.headers[.contentLength] = nil
      return Response(status: .ok, headers: response.headers, body: body)
    }
  }

  private static func write(
    _ stream: AsyncStream<EventHub.Event>, to writer: inout any ResponseBodyWriter
  ) async throws {
    for await sign in EventSign.stream(of: stream, pause: pause) {
      switch sign {
      case .event(let event): try await writer.write(text(event))
      case .silence: try await writer.write(ByteBuffer(string: ": still here\n\n"))
      }
    }
  }

  private static func text(_ event: EventHub.Event) -> ByteBuffer {
    let id = event.id > 0 ? "id: \(event.id)\n" : ""
    return ByteBuffer(string: "\(id)event: \(event.name)\ndata: \(event.data)\n\n")
  }
}
