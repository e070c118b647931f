public import Dispatch
@_exported public import VitrineFoundation

// Pushes for calls and complications. Inert: none comes.

public struct PKPushType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
  public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
  public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}
open class PKPushCredentials: NSObject, @unchecked Sendable { open var token: Data { Data() } }
open class PKPushPayload: NSObject, @unchecked Sendable {
  open var dictionaryPayload: [AnyHashable: Any] { [:] }
}
public protocol PKPushRegistryDelegate: AnyObject {}
open class PKPushRegistry: NSObject, @unchecked Sendable {
  open weak var delegate: (any PKPushRegistryDelegate)?
  open var desiredPushTypes: Set<PKPushType>?
  public init(queue: DispatchQueue?) {}
}
