import VitrineFoundation

// What a program asks of its own entitlements: those that the project names are known here.

public final class SecTask: Sendable {
  let entitlements: Entitlements
  init(_ entitlements: Entitlements) { self.entitlements = entitlements }
}

/// What the project's entitlements say.
struct Entitlements {
  var appGroups = WidgetResources.appGroups
  var iCloudContainers = WidgetResources.iCloudContainers
  var identifier = WidgetResources.bundleIdentifier

  func value(_ name: String) -> AnyObject? {
    switch name {
    case "com.apple.security.application-groups": list(appGroups)
    case "com.apple.developer.icloud-container-identifiers": list(iCloudContainers)
    case "application-identifier", "com.apple.application-identifier":
      identifier.map { $0 as AnyObject }
    default: nil
    }
  }

  private func list(_ names: [String]) -> AnyObject? { names.isEmpty ? nil : names as AnyObject }
}

public func SecTaskCreateFromSelf(_ allocator: Any?) -> SecTask? { SecTask(Entitlements()) }

/// App groups, iCloud containers and the bundle's identifier; nil for other entitlements.
public func SecTaskCopyValueForEntitlement(
  _ task: SecTask, _ entitlement: CFString, _ error: SecKeyError?
) -> CFTypeRef? { task.entitlements.value(entitlement) }

/// Without those that have no value.
public func SecTaskCopyValuesForEntitlements(
  _ task: SecTask, _ entitlements: CFArray, _ error: SecKeyError?
) -> CFDictionary? {
  let names = entitlements.compactMap { $0 as? String }
  return names.reduce(into: [:]) { $0[$1] = task.entitlements.value($1) }
}

/// The bundle's identifier, by which apps are signed.
public func SecTaskCopySigningIdentifier(_ task: SecTask, _ error: SecKeyError?) -> CFString? {
  task.entitlements.identifier
}
