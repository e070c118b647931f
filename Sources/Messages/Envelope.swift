import VitrineDrawing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A request with the number that its answer carries.
public struct RequestEnvelope: Hashable, Sendable {
  /// Unique in a session.
  public var id: UInt64
  /// What is asked for.
  public var request: ExtensionRequest
  public init(id: UInt64, request: ExtensionRequest) {
    self.id = id
    self.request = request
  }

  /// The binary form for a render, JSON for everything else; throws where it cannot be written.
  public var frame: Frame {
    get throws(FrameError) {
      guard case .render(let render) = request else {
        return Frame(.json, try JSON.encode(Text(id: id, request: request)))
      }
      var writer = ByteWriter(capacity: 512)
      writer.integer(Int(id))
      render.write(to: &writer)
      return Frame(.drawing, writer.bytes)
    }
  }

  public init(_ frame: Frame) throws(FrameError) {
    switch frame.kind {
    case .network: throw .unexpectedFrame
    case .json:
      let text = try JSON.decode(Text.self, frame.payload)
      if case .render = text.request { throw .unexpectedFrame }
      self.init(id: text.id, request: text.request)
    case .drawing:
      self = try frame.read { (reader) throws(ArchiveDecodingError) in
        let id = try reader.integer("id", in: 0...Int.max)
        return RequestEnvelope(id: UInt64(id), request: .render(try RenderRequest(from: &reader)))
      }
    }
  }

  private struct Text: Codable {
    var id: UInt64
    var request: ExtensionRequest
  }
}

/// An answer.
public struct ReplyEnvelope: Hashable, Sendable {
  /// Of the request that is answered.
  public var id: UInt64
  /// What was asked for, or why there is none.
  public var reply: ExtensionReply
  /// Resident memory of the extension after the work, bytes.
  public var residentBytes: Int

  public init(id: UInt64, reply: ExtensionReply, residentBytes: Int = 0) {
    self.id = id
    self.reply = reply
    self.residentBytes = residentBytes
  }

  /// The binary form for a rendered entry, JSON for everything else; throws where it cannot be
  /// written.
  public var frame: Frame {
    get throws(FrameError) {
      guard case .rendered(let response) = reply else {
        return Frame(
          .json, try JSON.encode(Text(id: id, reply: reply, residentBytes: residentBytes)))
      }
      var writer = ByteWriter(capacity: response.archive.count + 512)
      writer.integer(Int(id))
      writer.integer(residentBytes)
      response.write(to: &writer)
      return Frame(.drawing, writer.bytes)
    }
  }

  public init(_ frame: Frame) throws(FrameError) {
    switch frame.kind {
    case .network: throw .unexpectedFrame
    case .json:
      let text = try JSON.decode(Text.self, frame.payload)
      if case .rendered = text.reply { throw .unexpectedFrame }
      self.init(id: text.id, reply: text.reply, residentBytes: text.residentBytes)
    case .drawing:
      self = try frame.read { (reader) throws(ArchiveDecodingError) in
        let id = try reader.integer("id", in: 0...Int.max)
        let resident = try reader.integer("resident bytes")
        return ReplyEnvelope(
          id: UInt64(id), reply: .rendered(try RenderResponse(from: &reader)),
          residentBytes: resident)
      }
    }
  }

  private struct Text: Codable {
    var id: UInt64
    var reply: ExtensionReply
    var residentBytes: Int
  }
}

extension Frame {
  /// The payload as one value, with nothing left over.
  fileprivate func read<T>(
    _ body: (inout ByteReader) throws(ArchiveDecodingError) -> T
  ) throws(FrameError) -> T {
    // `withUnsafeBytes` does not carry typed errors through on every toolchain: use a result.
    let result: Result<T, FrameError> = payload.withUnsafeBytes { bytes in
      do throws(ArchiveDecodingError) {
        var reader = ByteReader(bytes)
        let value = try body(&reader)
        try reader.finish("message")
        return .success(value)
      } catch {
        return .failure(.malformed("\(error)"))
      }
    }
    return try result.get()
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
    } catch { throw .malformed("\(error)") }
  }

  static func decode<T: Decodable>(_ type: T.Type, _ bytes: [UInt8]) throws(FrameError) -> T {
    do {
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return try decoder.decode(type, from: Data(bytes))
    } catch { throw .malformed("\(error)") }
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
  /// Folder that holds app group containers and user defaults.
  public static let container = "VITRINE_CONTAINER"
  /// Folder of fixtures for what a device would know, or `none`.
  public static let data = "VITRINE_DATA"
  /// Seconds since 1970 that the process takes for now until a request names another moment.
  public static let date = "VITRINE_DATE"
}
