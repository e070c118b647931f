@_exported public import VitrineFoundation

// What the system measures of an app. Inert: nothing is reported.

open class MXMetricPayload: NSObject, @unchecked Sendable {
  open func jsonRepresentation() -> Data { Data() }
}
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
  open func jsonRepresentation() -> Data { Data() }
}
public protocol MXMetricManagerSubscriber: AnyObject {}
open class MXMetricManager: NSObject, @unchecked Sendable {
  public static let shared = MXMetricManager()
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}
