@_exported public import VitrineFoundation

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// Inert: there is nothing to hear.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
/// Inert: there is nothing to hear.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
