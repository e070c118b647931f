// Core Foundation's names for Foundation's values. On Apple's platforms the two are bridged; here
// they are the same, so that `query as CFDictionary` compiles and does nothing.

public typealias CFString = String
public typealias CFArray = [Any]
public typealias CFDictionary = [String: Any]
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFDate = Date
public typealias CFNumber = NSNumber
public typealias CFBoolean = Bool
public typealias CFNull = NSNull
public typealias CFError = NSError
public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int
public typealias CFMutableData = NSMutableData

public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false
public let kCFNull: CFNull! = NSNull()
