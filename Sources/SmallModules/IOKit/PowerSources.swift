@_exported public import VitrineFoundation

// Power sources of a Mac without a battery.

public let kIOPSCurrentCapacityKey = "Current Capacity"
public let kIOPSMaxCapacityKey = "Max Capacity"
public let kIOPSIsChargingKey = "Is Charging"
public let kIOPSPowerSourceStateKey = "Power Source State"
public let kIOPSACPowerValue = "AC Power"
public let kIOPSBatteryPowerValue = "Battery Power"
public let kIOPSIsChargedKey = "Is Charged"
public let kIOPSIsFinishingChargeKey = "Is Finishing Charge"
public let kIOPSTimeToEmptyKey = "Time to Empty"
public let kIOPSTimeToFullChargeKey = "Time to Full Charge"
public let kIOPSNameKey = "Name"
public let kIOPSTypeKey = "Type"
public let kIOPMNullThermalWarningLevel: UInt32 = 0
/// Fails, as where there is no sensor.
public func IOPMGetThermalWarningLevel(_ level: UnsafeMutablePointer<UInt32>!) -> IOReturn {
  kIOReturnError
}
public let kIOPSIsPresentKey = "Is Present"
public let kIOPSTransportTypeKey = "Transport Type"
public let kIOPSInternalType = "Internal"
public let kIOPSInternalBatteryType = "InternalBattery"
public let kIOPSUPSType = "UPS"
public let kIOPSVoltageKey = "Voltage"
public let kIOPSCurrentKey = "Current"
public let kIOPSDesignCapacityKey = "DesignCapacity"
public let kIOPSBatteryHealthKey = "BatteryHealth"
public let kIOPSBatteryHealthConditionKey = "BatteryHealthCondition"
public let kIOPSTemperatureKey = "Temperature"
public let kIOPSHardwareSerialNumberKey = "Hardware Serial Number"
public let kIOPSPowerAdapterWattsKey = "Watts"
/// Seconds, as a sign for mains.
public let kIOPSTimeRemainingUnlimited: CFTimeInterval = -2
public let kIOPSTimeRemainingUnknown: CFTimeInterval = -1
public func IOPSGetTimeRemainingEstimate() -> CFTimeInterval { kIOPSTimeRemainingUnlimited }

/// An empty snapshot, since a Mac always gives one.
public func IOPSCopyPowerSourcesInfo() -> Unmanaged<AnyObject>! { .passRetained(NSDictionary()) }
/// No battery.
public func IOPSCopyPowerSourcesList(_ blob: CFTypeRef!) -> Unmanaged<NSArray>! {
  .passRetained(NSArray())
}
public func IOPSGetPowerSourceDescription(_ blob: CFTypeRef!, _ source: CFTypeRef!)
  -> Unmanaged<NSDictionary>!
{ nil }
/// Never released, as whoever asks does not own it.
public func IOPSGetProvidingPowerSourceType(_ blob: CFTypeRef!) -> Unmanaged<NSString>! {
  .passRetained(NSString(string: kIOPSACPowerValue))
}
/// nil, as where no adapter is plugged in.
public func IOPSCopyExternalPowerAdapterDetails() -> Unmanaged<NSDictionary>? { nil }
