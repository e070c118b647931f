@_exported public import VitrineFoundation

// Keys of the Mac's keyboard and hot keys, as names: nobody types into a widget.

public let kVK_Return = 0x24
public let kVK_Tab = 0x30
public let kVK_Space = 0x31
public let kVK_Delete = 0x33
public let kVK_Escape = 0x35
public let kVK_LeftArrow = 0x7b
public let kVK_RightArrow = 0x7c
public let kVK_DownArrow = 0x7d
public let kVK_UpArrow = 0x7e
public let cmdKey = 1 << 8
public let shiftKey = 1 << 9
public let optionKey = 1 << 11
public let controlKey = 1 << 12
public typealias EventHotKeyRef = OpaquePointer
public typealias EventHandlerRef = OpaquePointer
public typealias EventRef = OpaquePointer
public struct EventHotKeyID: Sendable {
  public var signature: OSType
  public var id: UInt32
  public init(signature: OSType = 0, id: UInt32 = 0) { (self.signature, self.id) = (signature, id) }
}
