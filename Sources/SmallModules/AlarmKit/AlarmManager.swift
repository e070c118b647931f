public import AppIntents
public import SwiftUI

/// Sets alarms. Inert: it knows of what the widget itself has set, and nothing goes off.
public final class AlarmManager: @unchecked Sendable {
  public enum AuthorizationState: Hashable, Sendable { case notDetermined, denied, authorized }
  public enum AlarmError: Error, Hashable { case maximumLimitReached }

  public static let shared = AlarmManager()
  private let lock = NSLock()
  private var known: [Alarm] = []

  public var authorizationState: AuthorizationState { .authorized }
  public func requestAuthorization() async throws -> AuthorizationState { authorizationState }
  public var authorizationUpdates: some AsyncSequence<AuthorizationState, Never> {
    AsyncStream { $0.finish() }
  }

  public var alarms: [Alarm] { get throws { lock.withLock { known } } }
  public var alarmUpdates: some AsyncSequence<[Alarm], Never> {
    AsyncStream<[Alarm]> { $0.finish() }
  }

  @discardableResult public func schedule<Metadata: AlarmMetadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm {
    let alarm = Alarm(
      id: id, schedule: configuration.schedule, countdownDuration: configuration.countdownDuration,
      state: configuration.schedule == nil ? .countdown : .scheduled)
    lock.withLock { known = known.filter { $0.id != id } + [alarm] }
    return alarm
  }

  public func cancel(id: Alarm.ID) throws { lock.withLock { known.removeAll { $0.id == id } } }
  public func stop(id: Alarm.ID) throws { try cancel(id: id) }
  public func pause(id: Alarm.ID) throws { set(.paused, id) }
  public func resume(id: Alarm.ID) throws { set(.countdown, id) }
  public func countdown(id: Alarm.ID) throws { set(.countdown, id) }

  private func set(_ state: Alarm.State, _ id: Alarm.ID) {
    lock.withLock {
      for index in known.indices where known[index].id == id { known[index].state = state }
    }
  }

  /// What an alarm is made of.
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    let countdownDuration: Alarm.CountdownDuration?
    let schedule: Alarm.Schedule?

    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) {
      self.countdownDuration = countdownDuration
      self.schedule = schedule
    }
    public static func alarm(
      schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> AlarmConfiguration {
      AlarmConfiguration(
        schedule: schedule, attributes: attributes, stopIntent: stopIntent,
        secondaryIntent: secondaryIntent, sound: sound)
    }
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> AlarmConfiguration {
      AlarmConfiguration(
        countdownDuration: .init(preAlert: duration, postAlert: nil), attributes: attributes,
        stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
    }
  }
}
