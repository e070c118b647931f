#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A request with the number that its answer carries.
public struct RequestEnvelope: Codable, Hashable, Sendable {
  public var id: UInt64
  public var request: ExtensionRequest
  public init(id: UInt64, request: ExtensionRequest) {
    self.id = id
    self.request = request
  }

  public var frames: [Frame] { get throws(FrameError) { [Frame(.json, try JSON.encode(self))] } }

  public init(_ frame: Frame) throws(FrameError) {
    guard frame.kind == .json else { throw .unexpectedFrame }
    self = try JSON.decode(RequestEnvelope.self, frame.payload)
  }
}

/// An answer. The archive of a rendered entry follows in a frame of its own.
public struct ReplyEnvelope: Codable, Hashable, Sendable {
  public var id: UInt64
  public var reply: ExtensionReply
  /// Resident memory of the extension after the work, bytes.
  public var residentBytes: Int
  /// Archive frames that follow: 0 or 1.
  public private(set) var attachments: Int

  public init(id: UInt64, reply: ExtensionReply, residentBytes: Int = 0) {
    self.id = id
    self.reply = reply
    self.residentBytes = residentBytes
    if case .rendered = reply { attachments = 1 } else { attachments = 0 }
  }

  public var frames: [Frame] {
    get throws(FrameError) {
      var frames = [Frame(.json, try JSON.encode(self))]
      if case .rendered(let response) = reply { frames.append(Frame(.archive, response.archive)) }
      return frames
    }
  }

  /// Reads the envelope, then as many more frames as it announces.
  /// Throws `FrameError` and what `next` throws.
  public init(_ next: () throws -> Frame) throws {
    let first = try next()
    guard first.kind == .json else { throw FrameError.unexpectedFrame }
    self = try JSON.decode(ReplyEnvelope.self, first.payload)
    switch reply {
    case .rendered(var response):
      guard attachments == 1 else { throw FrameError.unexpectedFrame }
      let archive = try next()
      guard archive.kind == .archive else { throw FrameError.unexpectedFrame }
      response.archive = archive.payload
      reply = .rendered(response)
    case .described, .timeline, .performed, .options, .configured, .recommendations, .relevance,
      .failed:
      guard attachments == 0 else { throw FrameError.unexpectedFrame }
    }
  }
}

/// JSON for the pipe: no dates, no pretty printing.
enum JSON {
  static func encode(_ value: some Encodable) throws(FrameError) -> [UInt8] {
    do {
      let encoder = JSONEncoder()
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return [UInt8](try encoder.encode(value))
    } catch { throw .badJSON("\(error)") }
  }

  static func decode<T: Decodable>(_ type: T.Type, _ bytes: [UInt8]) throws(FrameError) -> T {
    do {
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return try decoder.decode(type, from: Data(bytes))
    } catch { throw .badJSON("\(error)") }
  }
}

/// How the host tells an extension where to talk: names of environment variables.
public enum ExtensionEnvironment {
  /// Number of the file descriptor that requests arrive on.
  public static let input = "VITRINE_FD_IN"
  /// Number of the file descriptor that replies go to. Standard output stays the widget's own.
  public static let output = "VITRINE_FD_OUT"
  /// Folder with the compiled resources (`Resources.json`, images, tables).
  public static let resources = "VITRINE_RESOURCES"
  /// `deny`, `live`, a folder of recorded responses, or `record:` and a folder to write them to.
  public static let network = "VITRINE_NETWORK"
  /// Bytes of private memory (`RLIMIT_DATA`) and seconds of processor time (`RLIMIT_CPU`) that
  /// the extension allows itself.
  public static let dataLimit = "VITRINE_LIMIT_DATA"
  public static let cpuLimit = "VITRINE_LIMIT_CPU"
  /// Folder that holds app group containers and user defaults.
  public static let container = "VITRINE_CONTAINER"
}
