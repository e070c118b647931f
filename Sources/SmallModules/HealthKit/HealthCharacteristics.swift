/// What seldom changes of a person: nobody has entered any of it.
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive
  case oNegative
}
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet, I, II, III, IV, V, VI }
public enum HKWheelchairUse: Int, Sendable { case notSet, no, yes }
public enum HKActivityMoveMode: Int, Sendable {
  case activeEnergy = 1
  case appleMoveTime
}

open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  open var biologicalSex: HKBiologicalSex { .notSet }
}
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  open var bloodType: HKBloodType { .notSet }
}
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
  open var skinType: HKFitzpatrickSkinType { .notSet }
}
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
  open var wheelchairUse: HKWheelchairUse { .notSet }
}
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
  open var activityMoveMode: HKActivityMoveMode { .activeEnergy }
}

extension HKHealthStore {
  public func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorNoData) }
  public func biologicalSex() throws -> HKBiologicalSexObject { HKBiologicalSexObject() }
  public func bloodType() throws -> HKBloodTypeObject { HKBloodTypeObject() }
  public func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject {
    HKFitzpatrickSkinTypeObject()
  }
  public func wheelchairUse() throws -> HKWheelchairUseObject { HKWheelchairUseObject() }
  public func activityMoveMode() throws -> HKActivityMoveModeObject { HKActivityMoveModeObject() }
}

public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier" + name }
  public static let dateOfBirth = Self("DateOfBirth")
  public static let biologicalSex = Self("BiologicalSex")
  public static let bloodType = Self("BloodType")
  public static let fitzpatrickSkinType = Self("FitzpatrickSkinType")
  public static let wheelchairUse = Self("WheelchairUse")
  public static let activityMoveMode = Self("ActivityMoveMode")
}
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
    self.init(identifier.rawValue)
  }
}
extension HKObjectType {
  public class func characteristicType(forIdentifier id: HKCharacteristicTypeIdentifier)
    -> HKCharacteristicType?
  { HKCharacteristicType(id) }
}
