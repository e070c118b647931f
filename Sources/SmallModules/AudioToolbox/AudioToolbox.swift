@_exported public import VitrineFoundation

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 4096

// Inert: there is nothing to hear.

public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}

public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}

/// Calls back at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (() -> Void)?
) { completion?() }

/// Calls back at once.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (() -> Void)?
) { completion?() }

/// Fails with `fnfErr` where the file is not there.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ file: CFURL, _ sound: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
  guard FileManager.default.fileExists(atPath: file.path) else { return fileNotFound }
  // The system's own sounds have smaller numbers.
  sound.pointee = 4097
  return 0
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> Int32 { 0 }

/// `fnfErr`, as Apple's headers have it.
private let fileNotFound: Int32 = -43
