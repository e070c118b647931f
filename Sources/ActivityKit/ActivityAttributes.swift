@_exported public import Foundation
@_exported public import VitrineFoundation

/// What stays the same while a Live Activity runs.
public protocol ActivityAttributes: Decodable, Encodable {
  /// What changes while it runs.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// How long a Live Activity wants to stay.
public enum ActivityStyle: Hashable, Sendable {
  case standard
  /// Ends when the island collapses or the device locks.
  case transient
}

public enum ActivityState: Hashable, Codable, Sendable {
  /// Scheduled, not started.
  case pending
  case active
  /// Over, though it may still be on the Lock Screen.
  case ended
  case dismissed
  case stale
}

/// One state of a Live Activity with the time until which it holds.
public struct ActivityContent<State: Decodable & Encodable & Hashable>: CustomStringConvertible {
  public let state: State
  public let staleDate: Date?
  /// Order among the app's own activities, the highest first.
  public let relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }

  public var description: String {
    let stale = staleDate.map { ", staleDate: \($0)" } ?? ""
    return "ActivityContent(state: \(state)\(stale), relevanceScore: \(relevanceScore))"
  }
}
extension ActivityContent: Sendable where State: Sendable {}
extension ActivityContent: Equatable {}

/// When an ended activity leaves the Lock Screen.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  package enum Moment: Hashable, Sendable {
    /// After up to four hours.
    case automatic
    case immediate
    case after(Date)
  }
  package let moment: Moment
  public static let `default` = ActivityUIDismissalPolicy(moment: .automatic)
  public static let immediate = ActivityUIDismissalPolicy(moment: .immediate)
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(moment: .after(date))
  }
}

/// How an update draws attention. Nothing sounds here; the values are kept.
public struct AlertConfiguration: Equatable, Sendable {
  public struct AlertSound: Equatable, Sendable {
    package let name: String?
    public static let `default` = AlertSound(name: nil)
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
  public let title: LocalizedStringResource
  public let body: LocalizedStringResource
  public let sound: AlertSound

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

/// How updates come from afar. No push service stands behind it: tokens stay nil.
public struct PushType: Equatable, Sendable {
  package let channel: String?
  public static let token = PushType(channel: nil)
  public static func channel(_ channelId: String) -> PushType { PushType(channel: channelId) }
}
