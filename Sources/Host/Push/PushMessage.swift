import VitrinePlatform

/// A push as a server sends it to APNs, and whether APNs would accept it.
public struct PushMessage: Hashable, Sendable {
  /// `apns-push-type`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case widgets, controls, liveactivity
  }
  /// Of whom the message is.
  public var kind: Kind
  /// `apns-topic`.
  public var topic: String
  /// JSON text.
  public var payload: String

  /// Bytes of a payload (facts/behavior.md §30; the service's own limit is the same).
  public static let largestPayload = 4096

  public init(kind: Kind, topic: String, payload: String) {
    self.kind = kind
    self.topic = topic
    self.payload = payload
  }

  /// The default message of a kind.
  public static func standard(_ kind: Kind, app: String) -> PushMessage {
    PushMessage(
      kind: kind, topic: topic(kind, app: app), payload: "{\"aps\":{\"content-changed\":true}}")
  }

  /// `<bundle identifier of the app>.push-type.<kind>`.
  public static func topic(_ kind: Kind, app: String) -> String {
    "\(app).push-type.\(kind.rawValue)"
  }

  /// The app's identifier for its extension's: all but the last part.
  public static func app(ofExtension identifier: String) -> String {
    let parts = identifier.split(separator: ".")
    return parts.count > 1 ? parts.dropLast().joined(separator: ".") : identifier
  }
}

/// Why a push would not arrive.
public struct PushProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String
  init(_ description: String) { self.description = description }
}

extension PushMessage {
  /// Everything that is wrong with the message, worst first.
  public func problems(app: String) -> [PushProblem] {
    var problems: [PushProblem] = []
    let expected = Self.topic(kind, app: app)
    if topic != expected {
      problems.append(
        PushProblem(
          "topic '\(topic)' is not this app's: a push of type \(kind.rawValue) needs "
            + "'\(expected)'"))
    }
    let size = payload.utf8.count
    if size > Self.largestPayload {
      problems.append(
        PushProblem("the payload has \(size) bytes; the limit is \(Self.largestPayload)"))
    }
    guard let json = try? JSON(parsing: payload), json.members != nil else {
      return problems + [PushProblem("the payload is not a JSON object")]
    }
    guard let aps = json["aps"], aps.members != nil else {
      return problems + [PushProblem("the payload has no object 'aps'")]
    }
    return problems + (kind == .liveactivity ? activity(aps) : contentChanged(aps))
  }

  private func contentChanged(_ aps: JSON) -> [PushProblem] {
    switch aps["content-changed"] {
    case .bool(true), .integer(1): []
    case nil:
      [PushProblem("'aps' has no 'content-changed': write {\"aps\":{\"content-changed\":true}}")]
    case .some: [PushProblem("'content-changed' must be true")]
    }
  }

  /// Updating a Live Activity; the keys are the service's (known from its documentation).
  private func activity(_ aps: JSON) -> [PushProblem] {
    var problems: [PushProblem] = []
    if aps["timestamp"]?.double == nil {
      problems.append(PushProblem("'aps' has no number 'timestamp'"))
    }
    guard case .string(let event)? = aps["event"], ["start", "update", "end"].contains(event) else {
      return problems + [PushProblem("'event' must be start, update or end")]
    }
    func needs(_ key: String, _ isObject: Bool = true) {
      switch aps[key] {
      case .object? where isObject, .string? where !isObject: break
      case nil: problems.append(PushProblem("a push with event '\(event)' needs '\(key)'"))
      case .some: problems.append(PushProblem("'\(key)' has the wrong type"))
      }
    }
    if event != "end" { needs("content-state") }
    if event == "start" {
      needs("attributes-type", false)
      needs("attributes")
      needs("alert")
    }
    return problems
  }
}
