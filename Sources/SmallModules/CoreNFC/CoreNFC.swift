@_exported public import VitrineFoundation

// Tags near the device, as names: a widget cannot read any.

public protocol NFCReaderSessionProtocol: AnyObject {}
open class NFCReaderSession: NSObject, @unchecked Sendable {
  open class var readingAvailable: Bool { false }
  open var alertMessage = ""
  open func begin() {}
  open func invalidate() {}
}
public protocol NFCNDEFReaderSessionDelegate: AnyObject {}
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {}
open class NFCNDEFPayload: NSObject, @unchecked Sendable { open var payload: Data { Data() } }
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  open var records: [NFCNDEFPayload] { [] }
}
