/// Writing: nobody gave leave to, as on a device whose owner has not been asked.
extension HKHealthStore {
  public func save(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorAuthorizationDenied)) }
  public func save(
    _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorAuthorizationDenied)) }
  public func save(_ object: HKObject) async throws { throw HKError(.errorAuthorizationDenied) }
  public func save(_ objects: [HKObject]) async throws {
    throw HKError(.errorAuthorizationDenied)
  }

  public func delete(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorAuthorizationDenied)) }
  public func delete(
    _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorAuthorizationDenied)) }
  public func delete(_ object: HKObject) async throws { throw HKError(.errorAuthorizationDenied) }
  public func delete(_ objects: [HKObject]) async throws {
    throw HKError(.errorAuthorizationDenied)
  }

  /// - completion: also takes how many were deleted.
  public func deleteObjects(
    of type: HKObjectType, predicate: NSPredicate,
    withCompletion completion: @escaping (Bool, Int, (any Error)?) -> Void
  ) { completion(false, 0, HKError(.errorAuthorizationDenied)) }
  public func deleteObjects(of type: HKObjectType, predicate: NSPredicate) async throws -> Int {
    throw HKError(.errorAuthorizationDenied)
  }
}
