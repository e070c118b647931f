@_exported public import ActivityKit
public import AppIntents
public import SwiftUI

/// An alarm or a timer.
public struct Alarm: Identifiable, Codable, Hashable, Sendable {
  public typealias ID = UUID

  public enum State: Codable, Hashable, Sendable { case scheduled, countdown, paused, alerting }

  /// When it goes off.
  public enum Schedule: Codable, Hashable, Sendable {
    case fixed(Date)
    case relative(Relative)

    /// A time of day, in whatever time zone the device is.
    public struct Relative: Codable, Hashable, Sendable {
      public struct Time: Codable, Hashable, Sendable {
        public var hour: Int
        public var minute: Int
        public init(hour: Int, minute: Int) {
          self.hour = hour
          self.minute = minute
        }
      }
      public enum Recurrence: Codable, Hashable, Sendable {
        case never
        case weekly([Locale.Weekday])
      }
      public var time: Time
      public var repeats: Recurrence
      public init(time: Time, repeats: Recurrence = .never) {
        self.time = time
        self.repeats = repeats
      }
    }
  }

  /// Seconds that are counted down before it goes off, and again after it was put off.
  public struct CountdownDuration: Codable, Hashable, Sendable {
    public var preAlert: TimeInterval?
    public var postAlert: TimeInterval?
    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
      self.preAlert = preAlert
      self.postAlert = postAlert
    }
  }

  public var id: UUID
  public var schedule: Schedule?
  public var countdownDuration: CountdownDuration?
  public var state: State
}

/// What an app adds to an alarm of its own.
public protocol AlarmMetadata: Decodable, Encodable, Hashable, Sendable {}

public struct AlarmButton: Codable, Hashable, Sendable {
  public var text: LocalizedStringResource
  public var textColor: Color
  public var systemImageName: String
  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    self.text = text
    self.textColor = textColor
    self.systemImageName = systemImageName
  }

  private enum CodingKeys: CodingKey { case text, textColor, systemImageName }
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    text = try values.decode(LocalizedStringResource.self, forKey: .text)
    textColor = try values.decode(CodedColor.self, forKey: .textColor).color
    systemImageName = try values.decode(String.self, forKey: .systemImageName)
  }
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(text, forKey: .text)
    try values.encode(CodedColor(color: textColor), forKey: .textColor)
    try values.encode(systemImageName, forKey: .systemImageName)
  }
  public static func == (a: AlarmButton, b: AlarmButton) -> Bool {
    a.text == b.text && a.textColor == b.textColor && a.systemImageName == b.systemImageName
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(textColor)
    hasher.combine(systemImageName)
  }
}

/// A color as red, green, blue and opacity; none are the accent color.
struct CodedColor: Codable {
  var color: Color

  init(color: Color) { self.color = color }
  init(from decoder: any Decoder) throws {
    let parts = try [Float](from: decoder)
    color =
      parts.count == 4
      ? Color(Color.Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3]))
      : .accentColor
  }
  func encode(to encoder: any Encoder) throws {
    let parts = color.resolve(in: EnvironmentValues())
    try [parts.red, parts.green, parts.blue, parts.opacity].encode(to: encoder)
  }
}
