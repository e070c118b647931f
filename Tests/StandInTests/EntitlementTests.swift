import Foundation
import Testing

@testable import Security

/// A program may ask what it is entitled to, as for the app group that it shares.
@Suite(.timeLimit(.minutes(60))) struct EntitlementTests {
  private let task = SecTask(
    Entitlements(appGroups: ["group.a", "group.b"], iCloudContainers: [], identifier: "com.a.w"))

  private func value(_ name: String) -> AnyObject? {
    SecTaskCopyValueForEntitlement(task, name as CFString, nil)
  }

  @Test func aTaskKnowsWhatTheProjectNames() {
    #expect(value("com.apple.security.application-groups") as? [String] == ["group.a", "group.b"])
    #expect(value("com.apple.developer.icloud-container-identifiers") == nil)
    #expect(value("application-identifier") as? String == "com.a.w")
    #expect(value("get-task-allow") == nil)
    #expect(SecTaskCopySigningIdentifier(task, nil) == "com.a.w")
    let names: CFArray = ["application-identifier", "get-task-allow"]
    #expect(SecTaskCopyValuesForEntitlements(task, names, nil)?.count == 1)
    #expect(SecTaskCreateFromSelf(nil) != nil)
  }
}
