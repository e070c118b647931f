import Foundation
import VitrineFoundation
import VitrineMessages

/// Requests of a script to the network, under the host's rule: denied at once, answered from a
/// folder, or live (`VITRINE_NETWORK`; VitrineFoundation's gate answers `URLSession`).
@MainActor
final class Requests {
  struct Answer: Sendable {
    var id: Int
    var status = 0
    var url = ""
    /// A JSON object.
    var headers = "{}"
    var bytes: [UInt8] = []
    /// Why there is no answer.
    var failure: String?
  }
  /// Larger answers are refused, bytes.
  nonisolated private static let maximumSize = 32 << 20

  private var tasks: [Int: URLSessionDataTask] = [:]
  private var underWay: Set<Int> = []
  private var answers: [Answer] = []
  private var waiting: CheckedContinuation<Void, Never>?

  var isEmpty: Bool { underWay.isEmpty && answers.isEmpty }

  static var isDenied: Bool {
    let rule = ProcessEnvironment.value(ExtensionEnvironment.network)
    return rule == nil || rule == "deny"
  }

  // MARK: Sending

  func send(
    id: Int, url text: String, method: String, headers: [String: String], body: [UInt8]?,
    timeout: Double
  ) {
    underWay.insert(id)
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()) else {
      return receive(Answer(id: id, failure: "'\(text)' is not an address that can be fetched"))
    }
    if Self.isDenied {
      return receive(
        Answer(
          id: id,
          failure: "the network is off: '\(text)' was not fetched; open it with --network live, or "
            + "answer from recorded files with --network FOLDER"))
    }
    var request = URLRequest(url: url, timeoutInterval: timeout > 0 ? timeout : 60)
    request.httpMethod = method
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    request.httpBody = body.map { Data($0) }
    let task = URLSession.shared.dataTask(with: request) { data, response, error in
      let answer = Self.answer(id, data, response, error, url: text)
      DispatchQueue.main.async { MainActor.assumeIsolated { self.receive(answer) } }
    }
    tasks[id] = task
    task.resume()
  }

  nonisolated private static func answer(
    _ id: Int, _ data: Data?, _ response: URLResponse?, _ error: (any Error)?, url: String
  ) -> Answer {
    guard let data, error == nil, let response = response as? HTTPURLResponse else {
      let reason = (error as? URLError)?.localizedDescription ?? "no answer"
      return Answer(id: id, failure: "'\(url)' was not fetched: \(reason)")
    }
    guard data.count <= maximumSize else {
      return Answer(id: id, failure: "'\(url)': the answer is larger than \(maximumSize) bytes")
    }
    var headers: [String: String] = [:]
    for (name, value) in response.allHeaderFields { headers["\(name)"] = "\(value)" }
    let json = (try? JSONSerialization.data(withJSONObject: headers)) ?? Data("{}".utf8)
    return Answer(
      id: id, status: response.statusCode, url: response.url?.absoluteString ?? url,
      headers: String(decoding: json, as: UTF8.self), bytes: [UInt8](data))
  }

  func cancel(_ id: Int) {
    tasks.removeValue(forKey: id)?.cancel()
    underWay.remove(id)
  }

  private func receive(_ answer: Answer) {
    guard underWay.remove(answer.id) != nil else { return }
    tasks[answer.id] = nil
    answers.append(answer)
    waiting?.resume()
    waiting = nil
  }

  // MARK: Waiting

  /// The next answer; nil where none came in time.
  func next(within delay: Duration?, until deadline: ContinuousClock.Instant) async -> Answer? {
    if answers.isEmpty {
      let limit = min(delay.map { ContinuousClock.now + $0 } ?? deadline, deadline)
      let alarm = Task { @MainActor in
        // One that is cancelled ends its sleep at once and would wake who waits next.
        guard (try? await Task.sleep(until: limit, clock: .continuous)) != nil, !Task.isCancelled
        else { return }
        self.waiting?.resume()
        self.waiting = nil
      }
      await withCheckedContinuation { waiting = $0 }
      alarm.cancel()
    }
    return answers.isEmpty ? nil : answers.removeFirst()
  }

  /// The bytes at an address, for pictures.
  func load(_ url: String, deadline: ContinuousClock.Instant) async -> [UInt8]? {
    let id = -1
    send(id: id, url: url, method: "GET", headers: [:], body: nil, timeout: 0)
    while ContinuousClock.now < deadline {
      guard let answer = await next(within: nil, until: deadline) else { break }
      if answer.id == id {
        return answer.failure == nil && answer.status < 400 ? answer.bytes : nil
      }
    }
    cancel(id)
    return nil
  }
}
