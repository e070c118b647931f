@_exported public import VitrineFoundation

// Extensions that an app starts, as names.

public protocol AppExtension {
  associatedtype Configuration
  @MainActor var configuration: Configuration { get }
  init()
}
public protocol AppExtensionConfiguration {}
