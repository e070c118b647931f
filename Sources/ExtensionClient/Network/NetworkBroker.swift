import Foundation
import FoundationNetworking
import Glibc
import Synchronization
import VitrineMessages
import VitrinePlatform

/// Asks the network for an extension, which has no socket, and records what comes back.
final class NetworkBroker: Sendable {
  /// Readable when answers wait to be sent.
  let wake: Int32
  private let waker: Int32
  private let recording: FetchRecording?
  private let session: URLSession

  private struct State {
    var answers: [UInt8] = []
    var underWay = 0
  }
  private let state = Mutex(State())

  /// Requests at the same time, and bytes of one answer (estimates: far above what a widget needs).
  private static let (mostRequests, largestAnswer) = (64, 32 << 20)

  /// nil where the extension may not ask: `network` is `deny` or a folder of recorded answers.
  init?(network: String) {
    let isRecording = network.hasPrefix("record:")
    guard isRecording || network == "live" else { return nil }
    recording =
      isRecording ? FetchRecording(folder: String(network.dropFirst("record:".count))) : nil
    guard let ends = try? FileDescriptors.pipe() else { return nil }
    (wake, waker) = (ends.read, ends.write)
    FileDescriptors.setNonblocking(wake)
    FileDescriptors.setNonblocking(waker)
    let configuration = URLSessionConfiguration.ephemeral
    (configuration.urlCache, configuration.httpCookieStorage) = (nil, nil)
    session = URLSession(configuration: configuration)
  }

  deinit {
    session.invalidateAndCancel()
    close(wake)
    close(waker)
  }

  /// Begins what the extension asks for.
  func take(_ frame: Frame) throws(FrameError) {
    let request = try FetchFrame<FetchRequest>(frame)
    let isFree = state.withLock { state in
      state.underWay += 1
      return state.underWay <= Self.mostRequests
    }
    let head = request.head
    guard isFree, let url = URL(string: head.url),
      ["http", "https"].contains(url.scheme?.lowercased()), url.host != nil
    else {
      let reason =
        isFree ? "'\(head.url)' is not an address that can be fetched" : "too many requests at once"
      return answer(
        head, .failure(URLError(.badURL, userInfo: [NSLocalizedDescriptionKey: reason])))
    }
    var asked = URLRequest(url: url, timeoutInterval: max(1, min(head.timeLimit, 60)))
    asked.httpMethod = head.method
    for (name, value) in head.headers { asked.setValue(value, forHTTPHeaderField: name) }
    if !request.body.isEmpty { asked.httpBody = Data(request.body) }
    session.dataTask(with: asked) { [self] data, response, error in
      if let response = response as? HTTPURLResponse, error == nil {
        answer(head, .success((response, [UInt8](data ?? Data()))))
      } else {
        answer(head, .failure(error as? URLError ?? URLError(.badServerResponse)))
      }
    }.resume()
  }

  private func answer(
    _ request: FetchRequest, _ result: Result<(HTTPURLResponse, [UInt8]), URLError>
  ) {
    var (head, body) = (FetchAnswer(id: request.id), [UInt8]())
    switch result {
    case .success(let (response, bytes)) where bytes.count <= Self.largestAnswer:
      head.status = response.statusCode
      head.url = response.url?.absoluteString ?? request.url
      head.headers = Self.headers(of: response)
      body = bytes
      if let path = request.recordingPath {
        recording?.write(head, body, to: path, of: request.url)
      }
    case .success:
      head.failure = FetchAnswer.Failure(
        code: URLError.cannotDecodeRawData.rawValue,
        message: "the answer is larger than \(Self.largestAnswer) bytes")
    case .failure(let error):
      head.failure = FetchAnswer.Failure(
        code: error.errorCode, message: error.localizedDescription)
    }
    guard let frame = try? FetchFrame(head, body: body).frame else { return }
    state.withLock {
      $0.underWay -= 1
      $0.answers += frame.header + frame.payload
    }
    // A pipe that is full wakes too.
    _ = [UInt8(1)].withUnsafeBytes { write(waker, $0.baseAddress, 1) }
  }

  /// As the body was decoded.
  private static func headers(of response: HTTPURLResponse) -> [String: String] {
    var headers: [String: String] = [:]
    for (name, value) in response.allHeaderFields { headers["\(name)"] = "\(value)" }
    for name in ["Content-Encoding", "Content-Length", "Transfer-Encoding"] { headers[name] = nil }
    return headers
  }

  /// Frames to send, whole.
  func finished() -> [UInt8] {
    var words = [UInt8](repeating: 0, count: 256)
    while read(wake, &words, words.count) > 0 {}
    return state.withLock { state in
      defer { state.answers = [] }
      return state.answers
    }
  }
}
