@_exported public import UIKit
@_exported public import VitrineFoundation

// Devices nearby. Inert: none is found.

open class MCPeerID: NSObject, @unchecked Sendable {
  public let displayName: String
  public init(displayName: String) { self.displayName = displayName }
}
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
public protocol MCSessionDelegate: AnyObject {}
open class MCSession: NSObject, @unchecked Sendable {
  open weak var delegate: (any MCSessionDelegate)?
  open var connectedPeers: [MCPeerID] { [] }
  public init(peer: MCPeerID) {}
  open func send(_ data: Data, toPeers peers: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw CocoaError(.featureUnsupported)
  }
  open func disconnect() {}
}
