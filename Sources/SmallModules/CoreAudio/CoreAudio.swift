@_exported public import VitrineFoundation

// Sound hardware, as names: a widget has none.

public typealias AudioObjectID = UInt32
public typealias AudioDeviceID = UInt32
public typealias AudioObjectPropertySelector = UInt32
public typealias AudioObjectPropertyScope = UInt32
public typealias AudioObjectPropertyElement = UInt32
public let kAudioObjectSystemObject: UInt32 = 1
public let kAudioObjectUnknown: UInt32 = 0
public let kAudioObjectPropertyScopeGlobal: UInt32 = 0x676c_6f62
public let kAudioObjectPropertyElementMain: UInt32 = 0
public let kAudioHardwarePropertyDefaultOutputDevice: UInt32 = 0x644f_7574
public let kAudioHardwarePropertyDefaultInputDevice: UInt32 = 0x6449_6e20
public let kAudioHardwarePropertyDevices: UInt32 = 0x6465_7623
public let kAudioHardwareUnspecifiedError: Int32 = 0x7768_6174
public struct AudioObjectPropertyAddress: Sendable {
  public var mSelector: UInt32
  public var mScope: UInt32
  public var mElement: UInt32
  public init(mSelector: UInt32 = 0, mScope: UInt32 = 0, mElement: UInt32 = 0) {
    (self.mSelector, self.mScope, self.mElement) = (mSelector, mScope, mElement)
  }
}
public struct AudioStreamBasicDescription: Sendable {
  public var mSampleRate = 0.0
  public var mFormatID: UInt32 = 0
  public var mFormatFlags: UInt32 = 0
  public var mBytesPerPacket: UInt32 = 0
  public var mFramesPerPacket: UInt32 = 0
  public var mBytesPerFrame: UInt32 = 0
  public var mChannelsPerFrame: UInt32 = 0
  public var mBitsPerChannel: UInt32 = 0
  public var mReserved: UInt32 = 0
  public init() {}
}
public func AudioObjectGetPropertyData(
  _ object: AudioObjectID, _ address: UnsafePointer<AudioObjectPropertyAddress>,
  _ qualifierSize: UInt32, _ qualifier: UnsafeRawPointer?, _ size: UnsafeMutablePointer<UInt32>,
  _ data: UnsafeMutableRawPointer
) -> Int32 { kAudioHardwareUnspecifiedError }
public func AudioObjectGetPropertyDataSize(
  _ object: AudioObjectID, _ address: UnsafePointer<AudioObjectPropertyAddress>,
  _ qualifierSize: UInt32, _ qualifier: UnsafeRawPointer?, _ size: UnsafeMutablePointer<UInt32>
) -> Int32 { kAudioHardwareUnspecifiedError }
public let kAudioObjectPropertyScopeInput: UInt32 = 0x696e_7074
public let kAudioObjectPropertyScopeOutput: UInt32 = 0x6f75_7470
public let kAudioDevicePropertyScopeInput: UInt32 = 0x696e_7074
public let kAudioDevicePropertyScopeOutput: UInt32 = 0x6f75_7470
public let kAudioDevicePropertyMute: UInt32 = 0x6d75_7465
public let kAudioDevicePropertyVolumeScalar: UInt32 = 0x766f_6c6d
public let kAudioHardwareServiceDeviceProperty_VirtualMainVolume: UInt32 = 0x766d_7663
/// There is no device that could have one.
public func AudioObjectHasProperty(
  _ object: AudioObjectID, _ address: UnsafePointer<AudioObjectPropertyAddress>
) -> Bool { false }
public func AudioObjectIsPropertySettable(
  _ object: AudioObjectID, _ address: UnsafePointer<AudioObjectPropertyAddress>,
  _ isSettable: UnsafeMutablePointer<DarwinBoolean>
) -> Int32 { kAudioHardwareUnspecifiedError }
public func AudioObjectSetPropertyData(
  _ object: AudioObjectID, _ address: UnsafePointer<AudioObjectPropertyAddress>,
  _ qualifierSize: UInt32, _ qualifier: UnsafeRawPointer?, _ size: UInt32,
  _ data: UnsafeRawPointer
) -> Int32 { kAudioHardwareUnspecifiedError }
