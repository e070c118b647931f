@_exported public import VitrineFoundation

// Motion. Inert: the device lies still and counts no steps.

open class CMPedometerData: NSObject, @unchecked Sendable {
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  open var currentPace: NSNumber? { nil }
  open var currentCadence: NSNumber? { nil }
  open var averageActivePace: NSNumber? { nil }
  open var startDate: Date { Date() }
  open var endDate: Date { Date() }
}

public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

open class CMPedometer: NSObject, @unchecked Sendable {
  public override init() {}
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  /// Inert: no step is counted, the handler is not called.
  open func startUpdates(
    from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  open func stopUpdates() {}
  open func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) { handler(nil, CocoaError(.featureUnsupported)) }
}
open class CMMotionManager: NSObject, @unchecked Sendable {
  public override init() {}
  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var isAccelerometerAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isMagnetometerAvailable: Bool { false }
  /// Seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  open var gyroUpdateInterval: TimeInterval = 0.01
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  open var accelerometerData: CMAccelerometerData? { nil }
  open var deviceMotion: CMDeviceMotion? { nil }
  open var gyroData: CMGyroData? { nil }
  open func startAccelerometerUpdates() {}
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  open func stopAccelerometerUpdates() {}
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(using frame: CMAttitudeReferenceFrame) {}
  open func startDeviceMotionUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  open func startDeviceMotionUpdates(
    using frame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  open func stopDeviceMotionUpdates() {}
  open func startGyroUpdates() {}
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) {}
  open func stopGyroUpdates() {}
}

public struct CMAcceleration: Sendable {
  /// In units of the earth's gravity.
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMRotationRate: Sendable {
  /// Radians a second.
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMQuaternion: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public var w = 1.0
  public init() {}
}
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = Self(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 2)
  public static let xMagneticNorthZVertical = Self(rawValue: 4)
  public static let xTrueNorthZVertical = Self(rawValue: 8)
}
open class CMLogItem: NSObject, @unchecked Sendable {
  /// Seconds since the device started.
  open var timestamp: TimeInterval { 0 }
}
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  open var acceleration: CMAcceleration { CMAcceleration() }
}
open class CMGyroData: CMLogItem, @unchecked Sendable {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}
open class CMAttitude: NSObject, @unchecked Sendable {
  /// Radians.
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
  open var quaternion: CMQuaternion { CMQuaternion() }
}
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  open var attitude: CMAttitude { CMAttitude() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// Degrees.
  open var heading: Double { 0 }
}

extension CMDeviceMotion {
  public enum SensorLocation: Int, Sendable { case `default`, headphoneLeft, headphoneRight }
}
/// Of a fall, of which a widget's process hears nothing.
open class CMFallDetectionEvent: NSObject, @unchecked Sendable {
  public enum UserResolution: Int, Sendable { case confirmed, dismissed, rejected, unresponsive }
}
public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }
public enum CMPedometerEventType: Int, Sendable { case pause, resume }
