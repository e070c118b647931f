@_exported public import VitrineFoundation

// Apple's word that a request comes from the app on a device: there is no device.

public struct DCError: Error, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
open class DCDevice: NSObject, @unchecked Sendable {
  public class var current: DCDevice { DCDevice() }
  open var isSupported: Bool { false }
  open func generateToken(completionHandler completion: @escaping (Data?, (any Error)?) -> Void) {
    completion(nil, DCError(.featureUnsupported))
  }
  open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}
open class DCAppAttestService: NSObject, @unchecked Sendable {
  public class var shared: DCAppAttestService { DCAppAttestService() }
  open var isSupported: Bool { false }
  open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
  open func generateKey(completionHandler completion: @escaping (String?, (any Error)?) -> Void) {
    completion(nil, DCError(.featureUnsupported))
  }
  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
  open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
}
