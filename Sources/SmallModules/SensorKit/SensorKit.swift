@_exported public import VitrineFoundation

// Sensors for research. Inert: nobody has allowed them to be read.

public enum SRAuthorizationStatus: Int, Sendable { case notDetermined, authorized, denied }
public struct SRSensor: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
open class SRSensorReader: NSObject, @unchecked Sendable {
  public let sensor: SRSensor
  public init(sensor: SRSensor) { self.sensor = sensor }
  open var authorizationStatus: SRAuthorizationStatus { .denied }
}
