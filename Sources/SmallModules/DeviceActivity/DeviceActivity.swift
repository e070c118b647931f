@_exported public import ManagedSettings
public import SwiftUI
@_exported public import VitrineFoundation

// How long a device is used. Inert: nothing is watched; a report is a sign, since only the system
// draws it.

public struct DeviceActivityName: RawRepresentable, Hashable, Codable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
public struct DeviceActivitySchedule: Hashable, Sendable {
  public var intervalStart: DateComponents
  public var intervalEnd: DateComponents
  public var repeats: Bool
  public var warningTime: DateComponents?
  public var nextInterval: DateInterval? { nil }
  public init(
    intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool,
    warningTime: DateComponents? = nil
  ) {
    (self.intervalStart, self.intervalEnd) = (intervalStart, intervalEnd)
    (self.repeats, self.warningTime) = (repeats, warningTime)
  }
}
public struct DeviceActivityEvent: Hashable, Sendable {
  public struct Name: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public let applications: Set<ApplicationToken>
  public let categories: Set<ActivityCategoryToken>
  public let webDomains: Set<WebDomainToken>
  public let threshold: DateComponents
  public init(
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = [], threshold: DateComponents
  ) {
    (self.applications, self.categories) = (applications, categories)
    (self.webDomains, self.threshold) = (webDomains, threshold)
  }
}
public final class DeviceActivityCenter: Sendable {
  public init() {}
  public var activities: [DeviceActivityName] { [] }
  public func startMonitoring(
    _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
    events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws {}
  public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
  public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
}
open class DeviceActivityMonitor {
  public init() {}
  open func intervalDidStart(for activity: DeviceActivityName) {}
  open func intervalDidEnd(for activity: DeviceActivityName) {}
  open func eventDidReachThreshold(
    _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
  ) {}
}
public struct DeviceActivityFilter: Hashable, Sendable {
  public enum SegmentInterval: Hashable, Sendable {
    case hourly(during: DateInterval)
    case daily(during: DateInterval)
    case weekly(during: DateInterval)
  }
  public init(segment: SegmentInterval = .daily(during: DateInterval())) {}
}
public struct DeviceActivityReport: View {
  public struct Context: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  nonisolated public init(
    _ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter()
  ) {}
  public var body: some View { UnsupportedView("DeviceActivityReport") }
}
