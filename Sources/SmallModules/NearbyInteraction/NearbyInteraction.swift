@_exported public import VitrineFoundation

// Distances to things nearby. Inert: nothing is near.

open class NISession: NSObject, @unchecked Sendable {
  open class var isSupported: Bool { false }
  public override init() {}
  open func invalidate() {}
}
