#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A request to the network that an extension hands to the host: it has no socket itself.
public struct FetchRequest: Codable, Hashable, Sendable {
  /// Unique in a session; the answer has the same.
  public var id: UInt64
  /// Absolute, `http` or `https`.
  public var url: String
  /// `GET`, `POST` …
  public var method: String
  /// Names as the widget wrote them.
  public var headers: [String: String]
  /// Seconds.
  public var timeLimit: Double
  /// Where a recording stands, below the folder of recordings.
  public var recordingPath: String?

  public init(
    id: UInt64, url: String, method: String, headers: [String: String], timeLimit: Double,
    recordingPath: String?
  ) {
    self.id = id
    self.url = url
    self.method = method
    self.headers = headers
    self.timeLimit = timeLimit
    self.recordingPath = recordingPath
  }
}

/// What came of it.
public struct FetchAnswer: Codable, Hashable, Sendable {
  /// Of the request.
  public var id: UInt64
  /// HTTP's status, 0 where there is none.
  public var status: Int
  /// After redirections.
  public var url: String
  /// Of the last response.
  public var headers: [String: String]
  /// A code of `URLError`, and words; nil: there is an answer.
  public var failure: Failure?

  /// Why there is no answer.
  public struct Failure: Codable, Hashable, Sendable {
    /// Of `URLError`, negative.
    public var code: Int
    /// In words, for a person.
    public var message: String

    public init(code: Int, message: String) {
      self.code = code
      self.message = message
    }
  }

  public init(
    id: UInt64, status: Int = 0, url: String = "", headers: [String: String] = [:],
    failure: Failure? = nil
  ) {
    self.id = id
    self.status = status
    self.url = url
    self.headers = headers
    self.failure = failure
  }
}

/// A fetch's head and its body in one frame: four bytes of length (little endian), JSON, the body.
public struct FetchFrame<Head: Codable & Sendable>: Sendable {
  /// A `FetchRequest` or a `FetchAnswer`.
  public var head: Head
  public var body: [UInt8]

  public init(_ head: Head, body: [UInt8]) {
    self.head = head
    self.body = body
  }

  /// As it is sent; throws where the head cannot be written.
  public var frame: Frame {
    get throws(FrameError) {
      let json = try JSON.encode(head)
      let length = (0..<4).map { UInt8(truncatingIfNeeded: json.count >> ($0 * 8)) }
      return Frame(.network, length + json + body)
    }
  }

  public init(_ frame: Frame) throws(FrameError) {
    guard frame.kind == .network else { throw .unexpectedFrame }
    guard frame.payload.count >= 4 else { throw .malformed("a fetch without a head") }
    let length = (0..<4).reduce(0) { $0 | Int(frame.payload[$1]) << ($1 * 8) }
    guard length <= frame.payload.count - 4 else {
      throw .malformed("a fetch whose head is longer than its message")
    }
    head = try JSON.decode(Head.self, Array(frame.payload[4..<4 + length]))
    body = Array(frame.payload[(4 + length)...])
  }
}
