@_exported public import VitrineFoundation

// Haptics. Inert: a widget has none.

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}
private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
  public enum ID: Sendable { case hapticIntensity, hapticSharpness, attackTime, decayTime }
  public init(parameterID: ID, value: Float) {}
}
open class CHHapticEvent: NSObject, @unchecked Sendable {
  public enum EventType: Sendable { case hapticTransient, hapticContinuous, audioContinuous }
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {}
}
open class CHHapticPattern: NSObject, @unchecked Sendable {
  public init(events: [CHHapticEvent], parameters: [Any]) throws {}
}
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
}
open class CHHapticEngine: NSObject, @unchecked Sendable {
  open var resetHandler: () -> Void = {}
  open var stoppedHandler: (Int) -> Void = { _ in }
  public override init() {}
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  open func start() throws { throw CocoaError(.featureUnsupported) }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CocoaError(.featureUnsupported)
  }
}
