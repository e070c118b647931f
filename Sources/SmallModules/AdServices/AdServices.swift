@_exported public import VitrineFoundation

// Where an installation came from: nowhere.

open class AAAttribution: NSObject, @unchecked Sendable {
  open class func attributionToken() throws -> String { throw CocoaError(.featureUnsupported) }
}
