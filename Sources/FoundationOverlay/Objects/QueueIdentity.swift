public import Dispatch

/// Equal to itself, as every object of Objective-C's is.
extension DispatchQueue: @retroactive Hashable {
  public static func == (a: DispatchQueue, b: DispatchQueue) -> Bool { a.identity == b.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// Dispatch makes a new object around the main queue and each global one whenever it is asked for one; what is in it
  /// stays, and has no public name.
  private var identity: ObjectIdentifier {
    let queue = Mirror(reflecting: self).descendant("__wrapped") as? OpaquePointer
    return queue.map { unsafeBitCast($0, to: ObjectIdentifier.self) } ?? ObjectIdentifier(self)
  }
}
