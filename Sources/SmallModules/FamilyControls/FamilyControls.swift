@_exported public import ManagedSettings
public import SwiftUI
@_exported public import VitrineFoundation

// Who may limit a device. Inert: nobody was asked, nothing is chosen.

public enum FamilyControlsMember: Int, Sendable { case child, individual }
public enum FamilyControlsError: Error, Sendable {
  case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict
  case authorizationCanceled, networkError, authenticationMethodUnavailable
}
public enum AuthorizationStatus: Int, Sendable, CustomStringConvertible {
  case notDetermined, denied, approved
  public var description: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .denied: "denied"
    case .approved: "approved"
    }
  }
}
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
  public static let shared = AuthorizationCenter()
  @Published public private(set) var authorizationStatus = AuthorizationStatus.notDetermined
  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    throw FamilyControlsError.unavailable
  }
}
public struct FamilyActivitySelection: Hashable, Codable, Sendable {
  public var applicationTokens: Set<ApplicationToken> = []
  public var categoryTokens: Set<ActivityCategoryToken> = []
  public var webDomainTokens: Set<WebDomainToken> = []
  public var applications: Set<Application> { [] }
  public var categories: Set<ActivityCategory> { [] }
  public var webDomains: Set<WebDomain> { [] }
  public let includeEntireCategory: Bool
  public init(includeEntireCategory: Bool = false) {
    self.includeEntireCategory = includeEntireCategory
  }
}
public struct FamilyActivityPicker: View {
  nonisolated public init(
    headerText: String? = nil, footerText: String? = nil,
    selection: Binding<FamilyActivitySelection>
  ) {}
  public var body: some View { UnsupportedView("FamilyActivityPicker") }
}
extension View {
  nonisolated public func familyActivityPicker(
    headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>
  ) -> some View { inert("familyActivityPicker") }
}
/// The system knows the names of what a token stands for.
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ token: ApplicationToken) { self.init("App", systemImage: "app") }
  nonisolated public init(_ token: ActivityCategoryToken) {
    self.init("Category", systemImage: "square.grid.2x2")
  }
  nonisolated public init(_ token: WebDomainToken) { self.init("Website", systemImage: "globe") }
}
