@_exported public import VitrineFoundation

// Limits on a device's use. Inert: what is set is kept until the process ends, nothing is shielded.

public struct Application: Hashable, Codable, Sendable {
  public let bundleIdentifier: String?
  public let token: ApplicationToken?
  public let localizedDisplayName: String?
  public init(bundleIdentifier: String) {
    self.bundleIdentifier = bundleIdentifier
    (token, localizedDisplayName) = (nil, nil)
  }
  public init(token: ApplicationToken) {
    self.token = token
    (bundleIdentifier, localizedDisplayName) = (nil, nil)
  }
}
public struct WebDomain: Hashable, Codable, Sendable {
  public let domain: String?
  public let token: WebDomainToken?
  public init(domain: String) {
    self.domain = domain
    token = nil
  }
}
public struct ActivityCategory: Hashable, Codable, Sendable {
  public let token: ActivityCategoryToken?
  public let localizedDisplayName: String?
}
/// What stands for something that only the system knows.
public struct Token<Subject>: Hashable, Codable, @unchecked Sendable { let data: Data }
public typealias ApplicationToken = Token<Application>
public typealias WebDomainToken = Token<WebDomain>
public typealias ActivityCategoryToken = Token<ActivityCategory>

public struct ShieldSettings: Sendable {
  public enum ActivityCategoryPolicy<Exception: Hashable & Sendable>: Hashable, Sendable {
    case none
    case all(except: Set<Token<Exception>> = [])
    case specific(Set<ActivityCategoryToken>, except: Set<Token<Exception>> = [])
  }
  public var applications: Set<ApplicationToken>?
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  public var webDomains: Set<WebDomainToken>?
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}
public final class ManagedSettingsStore: @unchecked Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Name("default")
  }
  public var shield = ShieldSettings()
  public init() {}
  public init(named name: Name) {}
  public func clearAllSettings() { shield = ShieldSettings() }
}
