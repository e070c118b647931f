public import Dispatch

/// Equal to itself, as every object of Objective-C's is.
extension DispatchQueue: @retroactive Hashable {
  public static func == (a: DispatchQueue, b: DispatchQueue) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
