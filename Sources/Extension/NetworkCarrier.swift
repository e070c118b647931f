import Foundation
import FoundationNetworking
import Synchronization
import VitrineFoundation
import VitrineMessages

/// The pipe to the host, written to by the main actor and by requests to the network.
final class SharedPipe: Sendable {
  let pipe: FramePipe
  private let writing = Mutex<Void>(())

  init(_ pipe: FramePipe) { self.pipe = pipe }

  func read() throws(FrameError) -> Frame { try pipe.read() }

  func write(_ frame: Frame) throws(FrameError) {
    let result = writing.withLock { _ in
      Result { () throws(FrameError) in try pipe.write(frame) }
    }
    try result.get()
  }
}

/// Hands requests to the network to the host, and its answers to who waits for them.
final class NetworkCarrier: Sendable {
  private struct State {
    var nextID: UInt64 = 1
    var waiting: [UInt64: @Sendable (HostNetwork.Answer) -> Void] = [:]
  }
  private let state = Mutex(State())
  private let pipe: SharedPipe

  init(_ pipe: SharedPipe) { self.pipe = pipe }

  /// From now on requests go this way.
  func begin() {
    HostNetwork.carry { request, recordingPath, answer in
      self.send(request, recordingPath, answer)
    }
  }

  private func send(
    _ request: URLRequest, _ recordingPath: String?,
    _ answer: @escaping @Sendable (HostNetwork.Answer) -> Void
  ) {
    let id = state.withLock { state in
      defer { state.nextID += 1 }
      state.waiting[state.nextID] = answer
      return state.nextID
    }
    let head = FetchRequest(
      id: id, url: request.url?.absoluteString ?? "", method: request.httpMethod ?? "GET",
      headers: request.allHTTPHeaderFields ?? [:], timeLimit: request.timeoutInterval,
      recordingPath: recordingPath)
    do {
      try pipe.write(try FetchFrame(head, body: [UInt8](request.wholeBody)).frame)
    } catch {
      finish(id, .failure(URLError(.networkConnectionLost)))
    }
  }

  private func finish(_ id: UInt64, _ answer: HostNetwork.Answer) {
    state.withLock { $0.waiting.removeValue(forKey: id) }?(answer)
  }

  /// An answer of the host's.
  func take(_ frame: Frame) throws(FrameError) {
    let answer = try FetchFrame<FetchAnswer>(frame)
    let head = answer.head
    if let failure = head.failure {
      let words = [NSLocalizedDescriptionKey: failure.message]
      finish(head.id, .failure(URLError(.init(rawValue: failure.code), userInfo: words)))
    } else if let url = URL(string: head.url),
      let response = HTTPURLResponse(
        url: url, statusCode: head.status, httpVersion: "HTTP/1.1", headerFields: head.headers)
    {
      finish(head.id, .success((response, Data(answer.body))))
    } else {
      finish(head.id, .failure(URLError(.badServerResponse)))
    }
  }
}
