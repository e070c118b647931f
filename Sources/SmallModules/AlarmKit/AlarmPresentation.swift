public import SwiftUI

/// The words and buttons of an alarm's Live Activity.
public struct AlarmPresentation: Codable, Hashable, Sendable {
  /// While it goes off.
  public struct Alert: Codable, Hashable, Sendable {
    public enum SecondaryButtonBehavior: Codable, Hashable, Sendable {
      /// Counts down once more.
      case countdown
      /// Performs the secondary intent.
      case custom
    }
    public var title: LocalizedStringResource
    public var stopButton: AlarmButton
    public var secondaryButton: AlarmButton?
    public var secondaryButtonBehavior: SecondaryButtonBehavior?
    public init(
      title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.title = title
      self.stopButton = stopButton
      self.secondaryButton = secondaryButton
      self.secondaryButtonBehavior = secondaryButtonBehavior
    }
    /// With the system's own button to stop it.
    public init(
      title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.init(
        title: title,
        stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle"),
        secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
    }
  }

  public struct Countdown: Codable, Hashable, Sendable {
    public var title: LocalizedStringResource
    public var pauseButton: AlarmButton?
    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      self.title = title
      self.pauseButton = pauseButton
    }
  }

  public struct Paused: Codable, Hashable, Sendable {
    public var title: LocalizedStringResource
    public var resumeButton: AlarmButton
    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      self.title = title
      self.resumeButton = resumeButton
    }
  }

  public var alert: Alert
  public var countdown: Countdown?
  public var paused: Paused?
  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    self.alert = alert
    self.countdown = countdown
    self.paused = paused
  }
}

extension AlarmPresentation.Alert {
  public static func == (a: Self, b: Self) -> Bool {
    a.title == b.title && a.stopButton == b.stopButton && a.secondaryButton == b.secondaryButton
      && a.secondaryButtonBehavior == b.secondaryButtonBehavior
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(stopButton) }
}
extension AlarmPresentation.Countdown {
  public static func == (a: Self, b: Self) -> Bool {
    a.title == b.title && a.pauseButton == b.pauseButton
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(pauseButton) }
}
extension AlarmPresentation.Paused {
  public static func == (a: Self, b: Self) -> Bool {
    a.title == b.title && a.resumeButton == b.resumeButton
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(resumeButton) }
}

/// What stays the same while an alarm's Live Activity runs.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
  public typealias ContentState = AlarmPresentationState
  public var presentation: AlarmPresentation
  public var metadata: Metadata?
  public var tintColor: Color
  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    self.presentation = presentation
    self.metadata = metadata
    self.tintColor = tintColor
  }

  private enum CodingKeys: CodingKey { case presentation, metadata, tintColor }
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    presentation = try values.decode(AlarmPresentation.self, forKey: .presentation)
    metadata = try values.decodeIfPresent(Metadata.self, forKey: .metadata)
    tintColor = try values.decode(CodedColor.self, forKey: .tintColor).color
  }
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(presentation, forKey: .presentation)
    try values.encodeIfPresent(metadata, forKey: .metadata)
    try values.encode(CodedColor(color: tintColor), forKey: .tintColor)
  }
}

/// What changes: whether it counts down, stands still or goes off.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
  // The first case is what an activity without a preview shows.
  public enum Mode: Codable, Hashable, Sendable {
    case countdown(Countdown)
    case paused(Paused)
    case alert(Alert)

    public struct Alert: Codable, Hashable, Sendable {
      public var time: Alarm.Schedule.Relative.Time
      public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
    }
    public struct Countdown: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
      public var startDate: Date
      public var fireDate: Date
      public init(
        totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval,
        startDate: Date, fireDate: Date
      ) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
        self.startDate = startDate
        self.fireDate = fireDate
      }
    }
    public struct Paused: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
      public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
      }
    }
  }
  public var alarmID: Alarm.ID
  public var mode: Mode
  public init(alarmID: Alarm.ID, mode: Mode) {
    self.alarmID = alarmID
    self.mode = mode
  }
}
